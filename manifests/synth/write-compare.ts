import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listName, type OutputFile } from './write-files.ts';
import { isOwnOutput, outputMarker } from './write-marker.ts';

/** A file whose content differs: in the folder, and as compiled. */
export interface StaleFile {
  readonly file: OutputFile;
  readonly present: string;
}

/** How an output folder differs from what a compile makes. Paths are below the folder and sorted. */
export interface FolderDifference {
  readonly missing: readonly OutputFile[];
  readonly stale: readonly StaleFile[];
  /** Written by an earlier compile, not by this one. */
  readonly orphaned: readonly string[];
  /** Files of others at the path of a file of svc. */
  readonly foreign: readonly string[];
  readonly fresh: number;
}

/**
 * Compares a folder with the files of a compile; a folder that does not exist is empty. Line ends do not count, since git may
 * change them. Throws the error of the file system when something cannot be read.
 */
export function compareFolder(folder: string, files: readonly OutputFile[]): FolderDifference {
  const missing: OutputFile[] = [];
  const stale: StaleFile[] = [];
  const foreign: string[] = [];
  let fresh = 0;
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const present = textOf(join(folder, file.path));
    if (present === 'no file') foreign.push(file.path);
    else if (present === undefined) missing.push(file);
    else if (present.text.replaceAll('\r\n', '\n') === file.content) fresh++;
    else if (isOwnOutput(present.text)) stale.push({ file, present: present.text });
    else foreign.push(file.path);
  }
  const wanted = new Set(files.map((file) => file.path));
  const orphaned = ownFilesIn(folder).filter((path) => !wanted.has(path));
  return { missing, stale, orphaned, foreign, fresh };
}

/**
 * The files that the compile before wrote into a folder: those that its list names, as far as they are still there and still ours. A
 * copy that somebody made elsewhere in the folder is theirs, whatever its first line says.
 */
function ownFilesIn(folder: string): string[] {
  const list = textOf(join(folder, listName));
  if (list === undefined || list === 'no file' || !isOwnOutput(list.text)) return [];
  return [...listedIn(list.text), listName].filter((path) => isOwnFile(join(folder, path))).toSorted();
}

/**
 * The paths of a list, none of them outside of its folder: a list that somebody changed by hand must not lead elsewhere. It is read
 * line by line, as it was written: with the marks of a merge conflict in it, which is not YAML, the files of both sides count.
 */
function listedIn(text: string): ReadonlySet<string> {
  const paths = [...text.matchAll(/^ *- (["']?)(\S+)\1 *\r?$/gm)].map(([, , path = '']) => path);
  return new Set(paths.filter((path) => /^[^/\\]+(\/[^/\\]+)?\.yaml$/.test(path) && !path.split('/').includes('..')));
}

/** The text at a path; undefined for a folder, and for a pipe, whose reader would wait forever. */
function textOf(path: string): { readonly text: string } | 'no file' | undefined {
  return orAbsent(() => (statSync(path).isFile() ? { text: readFileSync(path, 'utf8') } : 'no file'));
}

function isOwnFile(path: string): boolean {
  return orAbsent(() => statSync(path).isFile() && isOwnOutput(headOf(path))) ?? false;
}

/** The beginning of a file, long enough for the marker: an output folder may hold large files of others. */
function headOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(outputMarker.length + 2);
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

function orAbsent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
