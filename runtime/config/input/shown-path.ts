import { parse, relative, resolve } from 'node:path';

/**
 * A path as every message of a run names it, however it was typed: from the working folder on, with `../` where it lies beside it.
 * Where the two have only the root of the file system in common, the absolute path is easier to read, and shown. The working folder is `.`.
 */
export function shownPath(path: string, cwd: string): string {
  const absolute = resolve(cwd, path);
  const way = relative(cwd, absolute);
  if (way === '') return '.';
  const isInside = way !== '..' && !/^\.\.[/\\]/.test(way);
  return isInside || topFolder(absolute) === topFolder(cwd) ? way : absolute;
}

/** The first folder of an absolute path, with the root before it. */
function topFolder(absolute: string): string {
  const { root } = parse(absolute);
  return root + (absolute.slice(root.length).split(/[/\\]/)[0] ?? '');
}
