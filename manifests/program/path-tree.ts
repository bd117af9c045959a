import { isHolder, type Found } from './values-at.ts';

/** What stands at a path of names, where `*` stands for each item of a list or entry of a map. */
interface Placed {
  readonly path: readonly string[];
}

/** Many paths as one tree, so that what they share is walked once, and what is not there costs one look. */
interface PathTree<T> {
  readonly entries: readonly T[];
  readonly children: readonly { readonly name: string; readonly below: PathTree<T> }[];
}

const trees = new WeakMap<readonly Placed[], PathTree<never>>();

/**
 * Calls `visit` for every value of `root` at the path of an entry, with its concrete path. The table of entries is looked at once
 * and remembered, so it has to be a constant.
 */
export function visitPlaces<T extends Placed>(
  root: unknown,
  entries: readonly T[],
  visit: (entry: T, found: Found) => void,
): void {
  walk(root, undefined, treeOf(entries), [], visit);
}

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

function walk<T>(
  value: unknown,
  parent: unknown,
  tree: PathTree<T>,
  path: (string | number)[],
  visit: (entry: T, found: Found) => void,
): void {
  for (const entry of tree.entries) visit(entry, { path: [...path], value, parent });
  if (!isHolder(value)) return;
  for (const { name, below } of tree.children) {
    if (name !== '*') {
      if (!Object.hasOwn(value, name)) continue;
      path.push(name);
      walk(value[name], value, below, path, visit);
      path.pop();
      continue;
    }
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      path.push(isList ? Number(key) : key);
      walk(value[key], value, below, path, visit);
      path.pop();
    }
  }
}
