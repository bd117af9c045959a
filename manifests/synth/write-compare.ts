import { closeSync, openSync, readFileSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listName, type OutputFile } from './write-files.ts';
import { isOwnOutput, outputMarker } from './write-marker.ts';

/** A file whose content differs: what stands in the folder and what a compile makes. */
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
  /** Files of others that stand where one of ours belongs. */
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

/** Every file that a compile wrote into a folder: beside each other and one level down, where namespaces are. */
function ownFilesIn(folder: string): string[] {
  const entries = entriesOf(folder);
  const below = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    // A folder with a kustomization of its own is the output folder of another compile.
    .filter((entry) => !isOwnFile(join(folder, entry.name, listName)))
    .flatMap((entry) => yamlFilesIn(entriesOf(join(folder, entry.name))).map((name) => `${entry.name}/${name}`));
  return [...yamlFilesIn(entries), ...below].filter((path) => isOwnFile(join(folder, path))).toSorted();
}

type Entry = { readonly name: string; isFile(): boolean; isDirectory(): boolean };

function yamlFilesIn(entries: readonly Entry[]): string[] {
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml')).map((entry) => entry.name);
}

function entriesOf(folder: string): readonly Entry[] {
  return orAbsent(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

/** The text at a path; a folder is no file, nor is a pipe, whose reader waits forever. */
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
