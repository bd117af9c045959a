import type { DocumentPath } from '../../runtime/config/parsed-document.ts';

/** Every value at a path of names, where `*` stands for each item of a list or entry of a map, with its concrete path. */
export function valuesAt(
  root: unknown,
  path: readonly string[],
): { readonly path: DocumentPath; readonly value: unknown }[] {
  let current: { readonly path: DocumentPath; readonly value: unknown }[] = [{ path: [], value: root }];
  for (const name of path) {
    current = current.flatMap((at) => {
      if (typeof at.value !== 'object' || at.value === null) return [];
      const isList = Array.isArray(at.value);
      const entries: [string, unknown][] = Object.entries(at.value);
      return entries
        .filter(([key]) => name === '*' || key === name)
        .map(([key, value]) => ({ path: [...at.path, isList ? Number(key) : key], value }));
    });
  }
  return current;
}
