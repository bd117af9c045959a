import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { isObjectOrList } from './values-at.ts';

/** What is at a path of names, where `*` matches each item of a list or entry of a map. */
interface Placed {
  readonly path: readonly string[];
}

/**
 * Sees a value at the path of an entry, and what holds it. The concrete path is changed when the next value is visited: whoever keeps it
 * takes a copy. Nearly no visit does, and the paths of a large input are many.
 */
type Visit<T> = (entry: T, value: unknown, parent: unknown, path: DocumentPath) => void;

/** Many paths as one tree, so that what they share is walked once, and what is not there costs one look. */
interface PathTree<T> {
  readonly entries: readonly T[];
  readonly children: readonly { readonly name: string; readonly below: PathTree<T> }[];
}

const trees = new WeakMap<readonly Placed[], PathTree<never>>();

/**
 * Calls `visit` for every value of `root` at the path of an entry. The table of entries is looked at once and remembered, so it has to
 * be a constant. `base` is the path of `root` itself.
 */
export function visitPlaces<T extends Placed>(
  root: unknown,
  entries: readonly T[],
  visit: Visit<T>,
  base: DocumentPath = [],
): void {
  const path = idle.pop() ?? [];
  path.push(...base);
  walk(root, undefined, treeOf(entries), path, visit);
  for (let left = base.length; left > 0; left--) path.pop();
  idle.push(path);
}

/** Paths that nobody walks along: a visit may begin another, so there may be several. */
const idle: (string | number)[][] = [];

function treeOf<T extends Placed>(entries: readonly T[]): PathTree<T> {
  const known = trees.get(entries);
  // The tree that is kept for a list was made of its entries.
  if (known !== undefined) return known as PathTree<unknown> as PathTree<T>;
  const tree = grow(entries, 0);
  trees.set(entries, tree as PathTree<never>);
  return tree;
}

function grow<T extends Placed>(entries: readonly T[], depth: number): PathTree<T> {
  const below = Map.groupBy(
    entries.filter(({ path }) => path.length > depth),
    ({ path }) => path[depth] ?? '',
  );
  return {
    entries: entries.filter(({ path }) => path.length === depth),
    children: [...below].map(([name, rest]) => ({ name, below: grow(rest, depth + 1) })),
  };
}

function walk<T>(value: unknown, parent: unknown, tree: PathTree<T>, path: (string | number)[], visit: Visit<T>): void {
  for (const entry of tree.entries) visit(entry, value, parent, path);
  if (!isObjectOrList(value)) return;
  for (const { name, below } of tree.children) {
    if (name !== '*') {
      if (!Object.hasOwn(value, name)) continue;
      path.push(name);
      walk(value[name], value, below, path, visit);
      path.pop();
      continue;
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path.push(index);
        walk(value[index], value, below, path, visit);
        path.pop();
      }
      continue;
    }
    for (const key of Object.keys(value)) {
      path.push(key);
      walk(value[key], value, below, path, visit);
      path.pop();
    }
  }
}
