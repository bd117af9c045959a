import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from './write-files.ts';

/** Beginning of the name of the folder in which new content waits; the number of the process follows. */
const stagePrefix = '.svc-';
/** For how long nobody touches the stage of a process that is not seen, in milliseconds: it may run in a container beside. */
const abandonedAfter = 60_000;

/**
 * Writes files below a folder and removes others: all of it, or nothing. New content is staged inside the folder and moved into
 * place file by file, so that nobody reads half a file; when the system refuses one of the moves, those before it are taken back,
 * and so are the folders that were made. Throws the error of the system, after that.
 */
export function replaceFiles(folder: string, files: readonly OutputFile[], removed: readonly string[] = []): void {
  const made: string[] = [];
  try {
    makeFolder(folder, made);
    const stage = mkdtempSync(join(folder, `${stagePrefix}${process.pid}-`));
    try {
      for (const [index, { content }] of files.entries()) writeFileSync(join(stage, `new-${index}`), content);
      moveAll(folder, stage, files, removed, made);
    } finally {
      rmSync(stage, { recursive: true, force: true });
    }
  } catch (error) {
    for (const path of made.toReversed()) asFarAsPossible(() => rmdirSync(path));
    throw error;
  }
}

/** Removes the stages of processes that were ended in the middle of writing. A folder that does not exist holds none. */
export function removeAbandoned(folder: string): void {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  for (const name of isFolder ? readdirSync(folder) : []) {
    const [, pid] = /^\.svc-(\d+)-\w+$/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const stage = join(folder, name);
    asFarAsPossible(() => {
      if (Date.now() - statSync(stage).mtimeMs > abandonedAfter) rmSync(stage, { recursive: true, force: true });
    });
  }
}

/** Whether a process is there; one that belongs to somebody else is. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** The path that the system refused, where an error tells: for the stage, the folder it is in. */
export function refusedPath(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const path: unknown = ('dest' in error ? error.dest : undefined) ?? ('path' in error ? error.path : undefined);
  if (typeof path !== 'string') return undefined;
  const stage = path.replaceAll('\\', '/').lastIndexOf(`/${stagePrefix}`);
  return stage === -1 ? path : path.slice(0, stage);
}

function moveAll(
  folder: string,
  stage: string,
  files: readonly OutputFile[],
  removed: readonly string[],
  made: string[],
): void {
  const undo: (() => void)[] = [];
  try {
    for (const [index, { path }] of files.entries()) {
      const target = join(folder, path);
      makeFolder(dirname(target), made);
      const kept = keepCopy(target, join(stage, `old-${index}`));
      renameSync(join(stage, `new-${index}`), target);
      undo.push(kept === undefined ? () => rmSync(target) : () => renameSync(kept, target));
    }
    for (const [index, path] of removed.entries()) {
      const target = join(folder, path);
      const kept = join(stage, `gone-${index}`);
      // Another compile into the folder may have removed it already.
      if (statSync(target, { throwIfNoEntry: false }) === undefined) continue;
      renameSync(target, kept);
      undo.push(() => renameSync(kept, target));
    }
  } catch (error) {
    for (const step of undo.toReversed()) asFarAsPossible(step);
    throw error;
  }
}

/** Makes a file findable under a second name; undefined where there is none. Not every file system knows links. */
function keepCopy(path: string, copy: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  try {
    linkSync(path, copy);
  } catch (error) {
    if (refusedPath(error) === undefined) throw error;
    copyFileSync(path, copy, constants.COPYFILE_FICLONE);
  }
  return copy;
}

/**
 * Makes a folder and those above it, and notes which. One by one: the recursive form of Node never ends in file systems that
 * refuse with "no such file", as /proc does.
 */
function makeFolder(folder: string, made: string[]): void {
  const missing: string[] = [];
  for (let path = folder; statSync(path, { throwIfNoEntry: false }) === undefined; path = dirname(path)) {
    missing.push(path);
    if (dirname(path) === path) break;
  }
  for (const path of missing.toReversed()) {
    mkdirSync(path);
    made.push(path);
  }
}

/** A step back that the system refuses too is left at that: the first refusal is the one to report. */
function asFarAsPossible(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (refusedPath(error) === undefined) throw error;
  }
}
