/** What a keyword of JSON Schema 2020-12 holds. */
export type KeywordForm =
  | 'anything'
  | 'boolean'
  | 'string'
  | 'name'
  | 'pattern'
  | 'number'
  | 'positive number'
  | 'count'
  | 'list'
  | 'names'
  | 'map of names'
  | 'type'
  | 'reference'
  | 'schema'
  | 'list of schemas'
  | 'map of schemas'
  | 'dependencies';

/** Every keyword of the 2020-12 meta-schema, those it only tolerates included, with the form of its value. */
export const keywords: ReadonlyMap<string, KeywordForm> = new Map<string, KeywordForm>([
  ['$schema', 'string'],
  ['$id', 'string'],
  ['$ref', 'reference'],
  ['$anchor', 'name'],
  ['$dynamicRef', 'string'],
  ['$dynamicAnchor', 'name'],
  ['$recursiveRef', 'string'],
  ['$recursiveAnchor', 'name'],
  ['$vocabulary', 'anything'],
  ['$comment', 'string'],
  ['$defs', 'map of schemas'],
  ['definitions', 'map of schemas'],
  ['title', 'string'],
  ['description', 'string'],
  ['default', 'anything'],
  ['deprecated', 'boolean'],
  ['readOnly', 'boolean'],
  ['writeOnly', 'boolean'],
  ['examples', 'list'],
  ['type', 'type'],
  ['const', 'anything'],
  ['enum', 'list'],
  ['multipleOf', 'positive number'],
  ['maximum', 'number'],
  ['exclusiveMaximum', 'number'],
  ['minimum', 'number'],
  ['exclusiveMinimum', 'number'],
  ['maxLength', 'count'],
  ['minLength', 'count'],
  ['pattern', 'pattern'],
  ['maxItems', 'count'],
  ['minItems', 'count'],
  ['uniqueItems', 'boolean'],
  ['maxContains', 'count'],
  ['minContains', 'count'],
  ['maxProperties', 'count'],
  ['minProperties', 'count'],
  ['required', 'names'],
  ['dependentRequired', 'map of names'],
  ['dependencies', 'dependencies'],
  ['format', 'string'],
  ['contentEncoding', 'string'],
  ['contentMediaType', 'string'],
  ['contentSchema', 'schema'],
  ['allOf', 'list of schemas'],
  ['anyOf', 'list of schemas'],
  ['oneOf', 'list of schemas'],
  ['prefixItems', 'list of schemas'],
  ['not', 'schema'],
  ['if', 'schema'],
  ['then', 'schema'],
  ['else', 'schema'],
  ['items', 'schema'],
  ['contains', 'schema'],
  ['additionalProperties', 'schema'],
  ['propertyNames', 'schema'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
  ['properties', 'map of schemas'],
  ['patternProperties', 'map of schemas'],
  ['dependentSchemas', 'map of schemas'],
]);

/** The words that `type` may say. */
export const typeWords: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** Whether a value is an object with keywords. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
