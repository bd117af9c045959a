/** A plain JSON map. */
export type JsonMap = Readonly<Record<string, unknown>>;

/** A value inside of an object, with its path. */
export interface Visited {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Whether a value is a map. */
export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every value inside of a value, itself included, each before what is inside of it. */
export function everyValue(value: unknown, path: readonly string[] = []): Visited[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...below.flatMap(([key, child]: [string, unknown]) => everyValue(child, [...path, key]))];
}

/** The value at a path, or undefined. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) current = isMap(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  return current;
}

/** The maps of a list at a path; none where there is no list. */
export function listAt(value: unknown, ...path: readonly string[]): JsonMap[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isMap) : [];
}

/** The text at a path; empty where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
