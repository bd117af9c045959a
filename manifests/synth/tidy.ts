const ranks: ReadonlyMap<string, number> = new Map(
  ['apiVersion', 'kind', 'metadata', 'spec'].map((key, rank) => [key, rank]),
);

/** The order of keys in printed objects: apiVersion, kind, metadata and spec, then the rest in alphabetical order. */
export function compareKeys(a: string, b: string): number {
  const difference = (ranks.get(a) ?? ranks.size) - (ranks.get(b) ?? ranks.size);
  return difference === 0 ? (a < b ? -1 : a > b ? 1 : 0) : difference;
}

/**
 * An object with its keys in print order. Null stays, since it may say something (a default that Helm takes away, a nullable field),
 * except where serializers write it for a time that is not yet.
 */
export function tidy(object: object): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(object).toSorted(compareKeys)) {
    const value: unknown = Reflect.get(object, key);
    if (value === undefined || (value === null && key === 'creationTimestamp')) continue;
    // A label may be called __proto__; assigning it would set the prototype.
    Object.defineProperty(result, key, {
      value: tidyValue(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return result;
}

function tidyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyValue);
  return typeof value === 'object' && value !== null ? tidy(value) : value;
}
