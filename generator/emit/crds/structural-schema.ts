import { defaultOf, target } from '../../model/named-types.ts';
import { rulesOf, type Rule } from '../../model/rules.ts';
import type { Schema } from '../../model/schema.ts';
import type { SchemaSet } from '../../model/schema-set.ts';
import type { SchemaFile } from '../../model/schema-file.ts';
import type { CelRule, StructuralSchema } from '../../model/structural.ts';
import { celMinimumDuration, celNames, celRules } from './cel-rules.ts';
import { sentencesOf } from '../description.ts';

/** How often a type may nest inside itself before it is cut. */
const unrolled = 2;

interface Place {
  readonly file: SchemaFile;
  /** The types around this value, outermost first. */
  readonly above: readonly Schema[];
  readonly fillsDefaults: boolean;
  /** Paths below this value whose presence a rule asks for: a default there would answer for the user. */
  readonly askedFor: readonly (readonly string[])[];
}

/**
 * A schema as a CustomResourceDefinition can say it (structural: references inlined, a type everywhere, no closed objects).
 * What it cannot say is left to the compiler: a type inside itself is unrolled once and then kept as it is,
 * alternatives of different JSON types become a value of any type.
 * `fillsDefaults` is false below a status: the API server must not invent what a controller observes.
 */
export function structuralSchema(
  schema: Schema,
  file: SchemaFile,
  set: SchemaSet,
  fillsDefaults: boolean,
): StructuralSchema {
  return valueOf(schema, { file, above: [], fillsDefaults, askedFor: [] }, set);
}

function valueOf(use: Schema, place: Place, set: SchemaSet): StructuralSchema {
  const { schema, file } = target(use, place.file, set);
  const description = sentencesOf(use).join(' ');
  const fallback = defaultOf(use, place.file, set);
  const common: StructuralSchema = {
    description,
    ...(place.fillsDefaults && fallback !== undefined && !asks(place, []) ? { default: fallback } : {}),
  };
  const keepsAnything = { 'x-kubernetes-preserve-unknown-fields': true } as const;
  if (schema.oneOf !== undefined) {
    const types = new Set(schema.oneOf.map((choice) => target(choice, file, set).schema.type));
    return types.size === 2 && types.has('integer') && types.has('string')
      ? { ...common, 'x-kubernetes-int-or-string': true }
      : { ...common, ...keepsAnything };
  }
  if (schema.type === undefined) throw new Error(`${file.base}: a value without a type`);
  const isCut = place.above.filter((other) => other === schema).length >= unrolled;
  if (isCut) return { ...common, type: schema.type, ...keepsAnything };
  const inside: Place = { ...place, file, above: [...place.above, schema] };
  switch (schema.type) {
    case 'object':
      return { ...common, ...objectOf(schema, inside, set), ...(schema['x-preserve'] === true ? keepsAnything : {}) };
    case 'array':
      return { ...common, ...arrayOf(schema, use['x-list'] ?? schema['x-list'], inside, set) };
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
      break;
  }
  return { ...common, ...scalarOf(schema) };
}

function objectOf(schema: Schema, place: Place, set: SchemaSet): StructuralSchema {
  const { minProperties, maxProperties, required, properties, additionalProperties, propertyNames } = schema;
  const bounds = defined({ minProperties, maxProperties });
  if (properties === undefined) {
    const rules = propertyNames === undefined ? [] : celNames(propertyNames);
    const entry =
      additionalProperties === undefined || additionalProperties === false ? undefined : additionalProperties;
    return {
      type: 'object',
      ...bounds,
      ...(entry === undefined ? {} : { additionalProperties: valueOf(entry, { ...place, askedFor: [] }, set) }),
      ...validations(rules),
    };
  }
  const rules = rulesOf(schema, place.file, set);
  const askedFor = [...place.askedFor, ...rules.flatMap(presencePaths)];
  const fields = Object.entries(properties).map(([name, property]): [string, StructuralSchema] => {
    const below = askedFor.flatMap(([first, ...rest]) => (first === name ? [rest] : []));
    return [name, valueOf(property, { ...place, askedFor: below }, set)];
  });
  const object: StructuralSchema = {
    type: 'object',
    ...bounds,
    ...(required === undefined ? {} : { required }),
    properties: Object.fromEntries(fields),
  };
  return { ...object, ...validations(celRules(rules, object)) };
}

function arrayOf(schema: Schema, list: Schema['x-list'], place: Place, set: SchemaSet): StructuralSchema {
  if (schema.items === undefined) throw new Error(`${place.file.base}: a list without items`);
  const items = valueOf(schema.items, { ...place, askedFor: [] }, set);
  return {
    type: 'array',
    ...defined({ minItems: schema.minItems, maxItems: schema.maxItems }),
    items,
    ...listType(list, items),
  };
}

/** A list merges by keys only where the CRD shows them: the items of a cut type have no fields. */
function listType(list: Schema['x-list'], items: StructuralSchema): StructuralSchema {
  if (list === undefined) return {};
  if (list.type !== 'map') return { 'x-kubernetes-list-type': list.type };
  const keys = list.keys ?? [];
  if (!keys.every((key) => items.properties?.[key] !== undefined)) return { 'x-kubernetes-list-type': 'atomic' };
  return { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys };
}

function scalarOf(schema: Schema): StructuralSchema {
  const { type, pattern, minLength, maxLength, minimum, maximum, const: constant } = schema;
  const allowed = constant === undefined ? schema.enum : [constant];
  const least = schema['x-minimum-duration'];
  return {
    ...defined({ type, enum: allowed, pattern, minLength, maxLength, minimum, maximum }),
    ...validations(least === undefined ? [] : [celMinimumDuration(least)]),
  };
}

function validations(rules: readonly CelRule[]): StructuralSchema {
  return rules.length === 0 ? {} : { 'x-kubernetes-validations': rules };
}

/** The fields whose mere presence decides whether a rule holds. */
function presencePaths(rule: Rule): (readonly string[])[] {
  switch (rule.kind) {
    case 'requires':
      return [...rule.if, ...rule.then].flatMap(({ path, test }) => ('present' in test ? [path] : []));
    case 'discriminator':
      return rule.mapping.flatMap(([, field]) => (field === null ? [] : [[field]]));
    case 'exactlyOneOf':
    case 'atLeastOneOf':
    case 'atMostOneOf':
      break;
  }
  return rule.fields.map((field) => [field]);
}

function asks(place: Place, path: readonly string[]): boolean {
  return place.askedFor.some((asked) => asked.length === path.length);
}

function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
