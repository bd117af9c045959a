/**
 * Places at which a live object does not hold what was applied: each key of a map, and each item of a list in its order. What the
 * server adds is not drift. An empty result is what a GitOps controller calls synced. `stringData` of a Secret can only be written:
 * the server moves it.
 */
export function driftOf(applied: unknown, live: unknown, path = ''): string[] {
  if (Array.isArray(applied)) {
    if (!Array.isArray(live)) return [`${path}: ${print(applied)} became ${print(live)}`];
    const length = applied.length === live.length ? [] : [`${path}: ${applied.length} items became ${live.length}`];
    return [...length, ...applied.flatMap((item, index) => driftOf(item, live[index], `${path}[${index}]`))];
  }
  if (typeof applied === 'object' && applied !== null) {
    if (typeof live !== 'object' || live === null) return [`${path}: ${print(applied)} became ${print(live)}`];
    return Object.entries(applied)
      .filter(([key]) => key !== 'stringData')
      .flatMap(([key, value]) => driftOf(value, Reflect.get(live, key), `${path}.${key}`));
  }
  return applied === live ? [] : [`${path}: ${print(applied)} became ${print(live)}`];
}

function print(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
