const headKeys: readonly string[] = ['apiVersion', 'kind', 'metadata', 'spec'];

/**
 * The printed form of an object: no undefined or null, keys in alphabetical order (apiVersion, kind, metadata and spec first),
 * so that equal objects print equal bytes. Empty maps and lists stay where they were put: a lowering emits none by accident (a test).
 * Plain loops: every key of every emitted object passes here, and this is half of what a large compile costs beside printing.
 */
export function tidy(object: object): Record<string, unknown> {
  const keys = Object.keys(object).toSorted();
  return tidied(object, [...headKeys.filter((key) => keys.includes(key)), ...keys.filter((key) => !headKeys.includes(key))]);
}

function tidied(map: object, keys: readonly string[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of keys) {
    const value: unknown = Reflect.get(map, key);
    if (value === undefined || value === null) continue;
    const tidiedValue = typeof value === 'object' ? tidyObject(value) : value;
    // A label may be called __proto__; assigning it would set the prototype.
    if (key === '__proto__') Object.defineProperty(result, key, { value: tidiedValue, enumerable: true });
    else result[key] = tidiedValue;
  }
  return result;
}

function tidyObject(value: object): unknown {
  if (!Array.isArray(value)) return tidied(value, Object.keys(value).toSorted());
  return value.map((item: unknown) => (typeof item === 'object' && item !== null ? tidyObject(item) : item));
}
