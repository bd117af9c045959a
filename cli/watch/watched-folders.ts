import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** What a watch looks at. */
export interface WatchedPlaces {
  /** Files, folders and patterns as they were named; without any, the folder of the project file. */
  readonly inputs: readonly string[];
  /** Absolute. */
  readonly projectFile: string | undefined;
  /** Absolute; what is written there is no reason to write again. */
  readonly output: string | undefined;
}

/** The folders to watch, and which names in them count: all, or only the files that were named. */
export type WatchedFolders = ReadonlyMap<string, 'all' | ReadonlySet<string>>;

/**
 * The folders in which a change may change what is compiled. Folders are watched one by one, since a watch of a whole tree would
 * take in node_modules; files through their folder, since editors replace them. What vanishes meanwhile is left out.
 */
export function watchedFolders({ inputs, projectFile, output }: WatchedPlaces, cwd: string): WatchedFolders {
  const folders = new Map<string, 'all' | Set<string>>();
  const addFile = (path: string): void => {
    const known = folders.get(dirname(path));
    if (known === undefined) folders.set(dirname(path), new Set([basename(path)]));
    else if (known !== 'all') known.add(basename(path));
  };
  const addFolder = (path: string): void => {
    folders.set(path, 'all');
    for (const below of foldersIn(path)) {
      if (below !== output) addFolder(below);
    }
  };
  for (const input of inputs.length > 0 || projectFile === undefined ? inputs : [dirname(projectFile)]) {
    const path = resolve(cwd, input);
    if (isFolder(path)) addFolder(path);
    else if (/[*?[{]/.test(input)) addFolder(resolve(cwd, input.replace(/[^/\\]*[*?[{].*$/, '')));
    else addFile(path);
  }
  if (projectFile !== undefined) addFile(projectFile);
  return folders;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => join(folder, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
