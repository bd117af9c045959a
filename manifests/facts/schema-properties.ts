/** Keywords of JSON Schema through which an object can have more properties than it lists. */
const opening = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'patternProperties',
  'dependentSchemas',
  'unevaluatedProperties',
];

/**
 * The properties that a JSON Schema lists for an object, by name, or undefined where it says that there may be others. A schema
 * that does not mention others is taken to list them all.
 */
export function listedProperties(schema: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!isObject(schema) || opening.some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  const { properties, additionalProperties = false } = schema;
  if (additionalProperties !== false) return undefined;
  return new Map<string, unknown>(isObject(properties) ? Object.entries(properties) : []);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
