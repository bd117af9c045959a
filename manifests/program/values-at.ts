import type { DocumentPath } from '../../runtime/config/parsed-document.ts';

/** A value, its path, and the object or list that contains it. */
export interface Found {
  readonly path: DocumentPath;
  readonly value: unknown;
  readonly parent: unknown;
}

const none: readonly Found[] = [];

/** Every value at a path of names, where `*` matches each item of a list or entry of a map, with its concrete path. */
export function valuesAt(root: unknown, path: readonly string[]): readonly Found[] {
  let value = root;
  let parent: unknown;
  let depth = 0;
  // Rules ask for hundreds of places that most documents do not have: nothing is made before the first that is there.
  for (; depth < path.length; depth++) {
    const name = path[depth] ?? '';
    if (name === '*') break;
    if (!isObjectOrList(value) || !Object.hasOwn(value, name)) return none;
    parent = value;
    value = value[name];
  }
  if (depth === path.length) return [{ path, value, parent }];
  const found: Found[] = [];
  collect(value, path, depth, path.slice(0, depth), found);
  return found;
}

/** Adds what is below a value at `at`, whose next name is a `*`. */
function collect(parent: unknown, path: readonly string[], depth: number, at: DocumentPath, found: Found[]): void {
  if (!isObjectOrList(parent)) return;
  const isList = Array.isArray(parent);
  const next = path[depth + 1];
  const isLast = path.length === depth + 2 && next !== '*';
  for (const key of Object.keys(parent)) {
    const step = isList ? Number(key) : key;
    const value = parent[key];
    if (next === undefined) {
      found.push({ path: [...at, step], value, parent: parent });
    } else if (isLast) {
      // A field of each item is what is asked for most.
      if (isObjectOrList(value) && Object.hasOwn(value, next))
        found.push({ path: [...at, step, next], value: value[next], parent: value });
    } else {
      const rest = path.slice(depth + 1);
      for (const below of valuesAt(value, rest)) found.push({ ...below, path: [...at, step, ...below.path] });
    }
  }
}

/** An own property of an object, or undefined where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObjectOrList(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a value has properties: a map, or a list with its indexes. */
export function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
