const headKeys: readonly string[] = ['apiVersion', 'kind', 'metadata', 'spec'];

/**
 * The printed form of an object: no undefined or null, keys in alphabetical order (apiVersion, kind, metadata and spec first),
 * so that equal objects print equal bytes. Empty maps and lists stay where they were put: a lowering emits none by accident (a test).
 */
export function tidy(object: object): Record<string, unknown> {
  const entries = Object.entries(object);
  const head = headKeys.flatMap((key) => entries.filter(([name]) => name === key));
  const rest = entries.filter(([name]) => !headKeys.includes(name)).toSorted(byKey);
  return Object.fromEntries([...head, ...rest].flatMap(tidyEntry));
}

function tidyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(byKey).flatMap(tidyEntry));
}

function tidyEntry([key, value]: [string, unknown]): [string, unknown][] {
  return value === undefined || value === null ? [] : [[key, tidyValue(value)]];
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
