import { realpath } from 'node:fs/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { readFileText, readStreamText } from './file-text.ts';
import { findInputFiles, nothingExcluded, type Excluded, type InputFile, type Met } from './input-files.ts';
import * as found from './input-diagnostics.ts';
import { reasonOf } from '../system-error.ts';

export interface ReadOptions {
  /** Folder that relative inputs start from. */
  readonly cwd: string;
  /** Read only when an input is `-`. */
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** What is left out of folders and of the matches of globs. What is named itself is read. */
  readonly excluded?: Excluded;
}

/** What was read, by path whatever the order of the inputs, and what could not be. */
export interface ReadResult {
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Project files in the folders; the caller interprets them. */
  readonly projectFiles: readonly InputFile[];
  /** Folders with Helm charts, which are not read: they hold templates. */
  readonly charts: readonly string[];
}

/** The name that standard input has in findings. */
const stdinName = '<stdin>';

/** Files that are read at the same time. */
const atOnce = 16;

/**
 * Reads the texts of files, folders (every YAML and JSON file in them and below, by name; hidden and `node_modules` folders, the
 * project file, kustomizations and Helm charts aside), globs, and `-` for standard input. A file that is named twice is read once. A missing or
 * unreadable input is a diagnostic, never an exception.
 */
export async function readSources(inputs: readonly string[], options: ReadOptions): Promise<ReadResult> {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, InputFile | 'stdin'>();
  const projectFiles = new Map<string, InputFile>();
  const charts = new Set<string>();
  const met: Met = {
    projectFile: (file) => projectFiles.set(file.absolute, file),
    chart: (path) => charts.add(path),
  };
  for (const input of inputs) {
    if (input === '-') {
      files.set('-', 'stdin');
      continue;
    }
    const named = await findInputFiles(
      input,
      options.cwd,
      (diagnostic) => diagnostics.push(diagnostic),
      met,
      options.excluded ?? nothingExcluded,
    );
    for (const file of named) {
      const identity = await identityOf(file.absolute);
      const other = files.get(identity);
      // Of two names for one file the same is taken, in whatever order they come.
      if (other === undefined || (other !== 'stdin' && isBefore(file.path, other.path))) files.set(identity, file);
    }
  }
  const nameOf = (file: InputFile | 'stdin'): string => (file === 'stdin' ? stdinName : file.path);
  const inOrder = [...files.values()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const results = await inParallel(inOrder, async (file) => {
    const own: Diagnostic[] = [];
    const report = (diagnostic: Diagnostic): number => own.push(diagnostic);
    const source =
      file === 'stdin' ? await readStdin(options.stdin, report) : await readFileText(file.absolute, file.path, report);
    return { source, own };
  });
  return {
    sources: results.flatMap(({ source }) => source ?? []),
    diagnostics: [...diagnostics, ...results.flatMap(({ own }) => own)],
    projectFiles: [...projectFiles.values()],
    charts: [...charts].toSorted(),
  };
}

/** The shorter name comes first, of two that are as long the first by its letters. */
function isBefore(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length;
}

async function readStdin(
  stdin: ReadOptions['stdin'],
  report: (diagnostic: Diagnostic) => void,
): Promise<SourceFile | undefined> {
  try {
    return await readStreamText(stdin, stdinName, report);
  } catch (error) {
    report(found.unreadable({ path: stdinName, reason: reasonOf(error) }, undefined));
    return undefined;
  }
}

/** What makes two names the same file. */
async function identityOf(absolute: string): Promise<string> {
  try {
    return await realpath(absolute);
  } catch (error) {
    reasonOf(error);
    return absolute;
  }
}

/** Works on a few items at a time; the results are in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
