/** What people call a JSON Schema type. */
export function typeName(type: string): string {
  return type === 'array' ? 'list' : type === 'object' ? 'map' : type;
}

/** What people call the type of a JSON value: `null`, `list`, `map`, `integer`, `number`, `string` or `boolean`. */
export function typeNameOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeName(typeof value);
}
