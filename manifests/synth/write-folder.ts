import { readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeAbandoned, replaceFiles } from './replace-files.ts';
import { compareFolder, type FolderDifference } from './write-compare.ts';
import { listName, type OutputFile } from './write-files.ts';

/**
 * Makes a folder hold the files of a compile, and says how it differed: all of it or nothing. Files that are fresh are not
 * touched; what an earlier compile wrote and this one does not is removed. Nothing is written when a file of others is
 * in the way (`foreign` is not empty). Throws the error of the file system.
 */
export function writeFolder(folder: string, files: readonly OutputFile[]): FolderDifference {
  const difference = compareFolder(folder, files);
  const { missing, stale, orphaned, foreign } = difference;
  if (foreign.length > 0) return difference;
  removeAbandoned(folder);
  // The list comes last: until then the old one holds.
  const changed = [...missing, ...stale.map(({ file }) => file)].toSorted(
    (a, b) => Number(a.path === listName) - Number(b.path === listName),
  );
  if (changed.length + orphaned.length > 0) replaceFiles(folder, changed, orphaned);
  const left = new Set(orphaned.filter((path) => path.includes('/')).map((path) => dirname(join(folder, path))));
  for (const below of left) {
    if (statSync(below, { throwIfNoEntry: false }) !== undefined && readdirSync(below).length === 0) rmdirSync(below);
  }
  return difference;
}
