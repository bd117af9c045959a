import type { DocumentPath } from '../../runtime/config/parsed-document.ts';

/** A value, where it stands, and the object or list that holds it. */
export interface Found {
  readonly path: DocumentPath;
  readonly value: unknown;
  readonly parent: unknown;
}

/** Every value at a path of names, where `*` stands for each item of a list or entry of a map, with its concrete path. */
export function valuesAt(root: unknown, path: readonly string[]): Found[] {
  let current: Found[] = [{ path: [], value: root, parent: undefined }];
  for (const name of path) {
    current = current.flatMap((at): Found[] => {
      if (typeof at.value !== 'object' || at.value === null) return [];
      const below = (step: string | number, value: unknown): Found => ({
        path: [...at.path, step],
        value,
        parent: at.value,
      });
      if (name !== '*') return Object.hasOwn(at.value, name) ? [below(name, propertyOf(at.value, name))] : [];
      if (Array.isArray(at.value)) return at.value.map((item: unknown, index) => below(index, item));
      return Object.entries(at.value).map(([key, value]: [string, unknown]) => below(key, value));
    });
    if (current.length === 0) return current;
  }
  return current;
}

/** An own property of an object, or undefined where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
