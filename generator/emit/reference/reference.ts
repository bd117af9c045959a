import { defaultOf, target } from '../../model/named-types.ts';
import type { RuleDeclaration, Schema } from '../../model/schema.ts';
import { pathOf, type SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import { jsonFile, preamble, type GeneratedFile } from '../../write/generated-file.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';
import { deprecationOf } from '../description.ts';
import { specSectionOf } from './spec-sections.ts';

/**
 * The description of each field for users, one file per schema file; a `ref` names the file that continues it. In addition, the keys that
 * distinguish a configuration document from the others.
 */
export function emitReference(set: SchemaSet): GeneratedFile[] {
  const module = new TypeScriptModule('reference/reference-entry.ts', 'the reference emitter');
  module.add(entryInterface);
  return [
    module.finish(),
    ...set.files.map((file) =>
      jsonFile(`reference/${file.base}.json`, { $comment: preamble(pathOf(file)), ...entryOf(file.schema, file, set) }),
    ),
    jsonFile('reference/documents.json', documentShapes(set)),
  ];
}

function entryOf(use: Schema, file: SchemaFile, set: SchemaSet): object {
  const { schema } = target(use, file, set);
  const fallback = defaultOf(use, file, set);
  const { items, properties, additionalProperties, required } = use;
  const reference = use['x-ref'] ?? schema['x-ref'];
  return present({
    description: use.description,
    section: specSectionOf(use.title),
    type: typeOf(use, file, set),
    default: fallback,
    derived: use['x-default-derived'] ?? schema['x-default-derived'],
    values: use.enum ?? schema.enum ?? (use.const === undefined ? undefined : [use.const]),
    limits: limitsOf(schema),
    examples: use.examples ?? schema.examples,
    refersTo: reference?.kind,
    secret: use['x-secret'] ?? schema['x-secret'],
    deprecated: deprecationOf(use),
    unspecified: use['x-unspecified'] ?? (use.$ref === undefined ? undefined : schema['x-unspecified']),
    rules: use['x-rule']?.map(ruleText),
    ref: use.$ref === undefined ? undefined : target(use, file, set).file.base,
    required,
    fields:
      properties === undefined
        ? undefined
        : Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, entryOf(child, file, set)])),
    items: items === undefined ? undefined : entryOf(items, file, set),
    entries:
      additionalProperties === undefined || additionalProperties === false
        ? undefined
        : entryOf(additionalProperties, file, set),
  });
}

function present(entry: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

/** The type in words: `string`, `duration`, `list of EnvVar`, `map of string`. */
function typeOf(use: Schema, file: SchemaFile, set: SchemaSet, isPart = false): string {
  const { schema, file: home } = target(use, file, set);
  const { oneOf, items, additionalProperties, type } = schema;
  const language = use['x-language'] ?? schema['x-language'];
  // Alternatives may contain themselves.
  if (oneOf !== undefined && isPart && schema.title !== undefined) return schema.title;
  if (oneOf !== undefined) return oneOf.map((choice) => typeOf(choice, home, set, true)).join(' or ');
  if (items !== undefined) return `list of ${typeOf(items, home, set, true)}`;
  if (schema.properties !== undefined) return schema.title ?? 'map';
  if (additionalProperties !== undefined && additionalProperties !== false) {
    return `map of ${typeOf(additionalProperties, home, set, true)}`;
  }
  const name = type === 'object' ? 'map' : (type ?? 'any value');
  return language === undefined ? name : `${name} (${language})`;
}

/** Bounds as people say them: `at least 1`, `at most 63 characters`. */
function limitsOf(schema: Schema): string[] | undefined {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const limits = [
    minimum === undefined ? undefined : `at least ${minimum}`,
    maximum === undefined ? undefined : `at most ${maximum}`,
    schema['x-minimum-duration'] === undefined ? undefined : `at least ${schema['x-minimum-duration']}`,
    minLength === undefined ? undefined : `at least ${minLength} ${minLength === 1 ? 'character' : 'characters'}`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    listLimit(schema['x-list']),
    keyLimit(schema.propertyNames),
    minItems === undefined ? undefined : `at least ${minItems} ${minItems === 1 ? 'item' : 'items'}`,
    maxItems === undefined ? undefined : `at most ${maxItems} items`,
    pattern === undefined ? undefined : `matches ${pattern}`,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : limits;
}

function listLimit(list: Schema['x-list']): string | undefined {
  if (list === undefined || list.type === 'atomic') return undefined;
  return list.type === 'set' ? 'no item twice' : `no two items with the same ${(list.keys ?? []).join(' and ')}`;
}

function keyLimit(names: Schema['propertyNames']): string | undefined {
  return names?.pattern === undefined ? undefined : `keys match ${names.pattern}`;
}

function ruleText(rule: RuleDeclaration): string {
  if ('exactlyOneOf' in rule) return `Exactly one of ${rule.exactlyOneOf.join(', ')}.`;
  if ('atLeastOneOf' in rule) {
    return `At least one of ${rule.atLeastOneOf.join(', ')}${rule.filled === true ? ', not empty' : ''}.`;
  }
  if ('atMostOneOf' in rule) return `At most one of ${rule.atMostOneOf.join(', ')}.`;
  if ('requires' in rule) return rule.requires.message;
  const { property, mapping } = rule.discriminator;
  const pairs = Object.entries(mapping).map(([value, field]) => `${value}: ${field ?? 'nothing more'}`);
  return `${property} says which field goes with it (${pairs.join('; ')}).`;
}

function documentShapes(set: SchemaSet): object {
  const shapes = set.documents.map(({ base, schema }) => {
    const { name = base, format = 'yaml' } = schema['x-document'] ?? {};
    const keys = Object.keys(schema.properties ?? {});
    return [name, { file: base, format, keys, required: schema.required ?? [] }] as const;
  });
  return { $comment: preamble('schemas/config'), documents: Object.fromEntries(shapes) };
}

const entryInterface = `/** The documentation of a value: a whole document, a field, an item. */
export interface ReferenceEntry {
  readonly description: string;
  /** Part and section of the specification that describes this type and what is in it. */
  readonly section?: string;
  /** In words: \`string\`, \`list of EnvVar\`. */
  readonly type: string;
  readonly default?: unknown;
  /** A default that is computed, in words. */
  readonly derived?: string;
  readonly values?: readonly unknown[];
  readonly limits?: readonly string[];
  readonly examples?: readonly unknown[];
  /** Kind of the object that it names. */
  readonly refersTo?: string;
  readonly secret?: true;
  readonly deprecated?: string;
  /** Why we chose this where the specification is open. */
  readonly unspecified?: string;
  readonly rules?: readonly string[];
  /** File that holds the parts of this value. */
  readonly ref?: string;
  /** Names of the fields that have to be there. */
  readonly required?: readonly string[];
  readonly fields?: Readonly<Record<string, ReferenceEntry>>;
  /** An item of the list. */
  readonly items?: ReferenceEntry;
  /** A value of the map, whatever its key. */
  readonly entries?: ReferenceEntry;
}`;
