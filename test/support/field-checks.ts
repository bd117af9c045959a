import { defaultOf } from '../../generator/model/named-types.ts';
import type { FlagDeclaration, Schema } from '../../generator/model/schema.ts';
import type { SchemaSet } from '../../generator/model/schema-set.ts';
import { exclude, impliesPresence, valuesOf } from './declared-rules.ts';
import { titleOf } from './field-documents.ts';
import type { FieldRow } from './field-rows.ts';
import { typeNamed, type Field } from './schema-lookup.ts';

/** What a row's type column says that the schema does not; undefined when they agree. */
export function typeProblem(row: FieldRow, field: Field, set: SchemaSet): string | undefined {
  const found = field.owner === undefined ? field.value.schema.type : typeOf(field.value.schema);
  if (row.type.startsWith('type:')) {
    const expected = titleOf(row.type);
    if (field.owner === undefined) return inclusionProblem(field.value.schema, expected, set);
    return field.value.schema.title === expected
      ? undefined
      : `is a ${field.value.schema.title ?? found}, not a ${expected}`;
  }
  return found === row.type ? undefined : `is of type ${found}, not ${row.type}`;
}

/** A type that another one includes has all fields of it, and says the same of them. */
function inclusionProblem(schema: Schema, title: string, set: SchemaSet): string | undefined {
  const included = typeNamed(title, set);
  if (included === undefined) return `includes ${title}, which does not exist`;
  const missing = Object.entries(included.schema.properties ?? {}).filter(([name, property]) => {
    const own = schema.properties?.[name];
    return (
      own === undefined ||
      JSON.stringify({ ...own, description: '' }) !== JSON.stringify({ ...property, description: '' })
    );
  });
  return missing.length === 0
    ? undefined
    : `says something else than ${title} of ${missing.map(([name]) => name).join(', ')}`;
}

function typeOf(schema: Schema): string {
  const language = schema['x-language'];
  if (language === 'duration' || language === 'quantity') return language;
  if (schema.oneOf !== undefined) {
    const choices = schema.oneOf.map(typeOf);
    return ['string', 'number', 'boolean', 'object', 'array'].every((type) => choices.includes(type))
      ? 'any'
      : choices.join(' or ');
  }
  if (schema.enum !== undefined) return 'enum';
  return schema.type ?? 'nothing';
}

const flagTypes: Readonly<Record<FlagDeclaration['type'], readonly string[]>> = {
  string: ['string', 'enum'],
  int: ['integer'],
  float: ['number'],
  bool: ['boolean'],
  duration: ['duration'],
  stringArray: ['array'],
  strings: ['array'],
};

/** The same for a flag, whose type is the one it declares: what it is parsed into may be a map or a list of objects. */
export function flagTypeProblem(row: FieldRow, field: Field): string | undefined {
  const declared = field.declared['x-flag']?.type;
  if (declared === undefined) return 'carries no flag';
  const possible = flagTypes[declared];
  if (!possible.includes(row.type)) return `is a flag of type ${declared}, not ${row.type}`;
  if ((row.type === 'enum') !== (field.value.schema.enum !== undefined)) return `is not an ${row.type}`;
  const found = typeOf(field.value.schema);
  const isParsed = declared === 'stringArray' || declared === 'strings' || found === 'object';
  return isParsed || possible.includes(found) ? undefined : `is a ${found} behind a flag of type ${declared}`;
}

/** What the required column says that the schema does not. A condition has to be a rule where it names fields. */
export function requiredProblem(row: FieldRow, { name, owner }: Field, set: SchemaSet): string | undefined {
  if (owner === undefined) return undefined;
  const isRequired = owner.schema.required?.includes(name) ?? false;
  if (row.required === 'yes') return isRequired ? undefined : 'is not required';
  if (isRequired) return 'is required';
  const [, condition] = /^when:(.*)$/.exec(row.required) ?? [];
  if (condition === undefined) return undefined;
  const [, property, value] = /^(\w+)=(\w+)$/.exec(condition) ?? [];
  if (property !== undefined && value !== undefined) {
    return impliesPresence(owner, set, name, property, value) ? undefined : `is not required by ${condition}`;
  }
  const [, chooser, exception] = /^(\w+) is not (\w+)$/.exec(condition) ?? [];
  if (chooser !== undefined) {
    const others = valuesOf(owner, chooser).filter((other) => other !== exception);
    return others.every((other) => impliesPresence(owner, set, name, chooser, other))
      ? undefined
      : `is not required by ${condition}`;
  }
  const [, other] = /^(\w+) is (?:unset|empty)$/.exec(condition) ?? [];
  if (other !== undefined && !exclude(owner, set, name, other).atLeastOne) return `is not required where ${condition}`;
  return undefined;
}

/** What the default column says that the schema does not. */
export function defaultProblem(row: FieldRow, { declared, property }: Field, set: SchemaSet): string | undefined {
  const found = defaultOf(declared, property.file, set) ?? property.schema.default;
  const derived = declared['x-default-derived'] ?? property.schema['x-default-derived'];
  if (row.fallback === 'unset') {
    if (found !== undefined) return `has the default ${JSON.stringify(found)}`;
    return derived === undefined ? undefined : `has a derived default: ${derived}`;
  }
  if (row.fallback.startsWith('derived:')) {
    if (found !== undefined) return `has the static default ${JSON.stringify(found)}`;
    return derived === undefined ? 'has no derived default' : undefined;
  }
  const expected = fallbackOf(row, property.schema);
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `has the default ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
}

function fallbackOf({ type, path, fallback }: FieldRow, schema: Schema): unknown {
  if (type === 'boolean') return fallback === 'true' ? true : fallback === 'false' ? false : fallback;
  if (type === 'integer' || type === 'number') return Number(fallback);
  return path.endsWith('[]') || schema.type === 'array' ? fallback.split(',') : fallback;
}
