import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareFolder, type FolderDifference } from './write-compare.ts';
import { listName, type OutputFile } from './write-files.ts';

/**
 * Makes a folder hold the files of a compile, and says how it differed. New content is staged beside the old and moved into place
 * file by file, so nobody reads half a file and a full disk changes nothing; files that are fresh are not touched; what an earlier
 * compile wrote and this one does not is removed. Nothing is written when a file of somebody else stands in the way
 * (`foreign` is not empty). Throws the error of the file system.
 */
export function writeFolder(folder: string, files: readonly OutputFile[]): FolderDifference {
  const difference = compareFolder(folder, files);
  if (difference.foreign.length > 0) return difference;
  // The list comes last: until then the old one holds.
  const changed = [...difference.missing, ...difference.stale.map(({ file }) => file)].toSorted(
    (a, b) => Number(a.path === listName) - Number(b.path === listName),
  );
  if (changed.length > 0) replaceFiles(folder, changed);
  for (const path of difference.orphaned) {
    rmSync(join(folder, path), { force: true });
    if (path.includes('/')) removeIfEmpty(dirname(join(folder, path)));
  }
  return difference;
}

/** Writes files below a folder, each replaced as a whole or not at all. Throws the error of the file system. */
export function replaceFiles(folder: string, files: readonly OutputFile[]): void {
  mkdirSync(folder, { recursive: true });
  const stage = mkdtempSync(join(folder, '.svc-'));
  try {
    for (const [index, file] of files.entries()) writeFileSync(join(stage, String(index)), file.content);
    for (const [index, file] of files.entries()) {
      mkdirSync(dirname(join(folder, file.path)), { recursive: true });
      renameSync(join(stage, String(index)), join(folder, file.path));
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
