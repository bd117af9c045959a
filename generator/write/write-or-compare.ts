import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from './generated-file.ts';

/** How an output folder differs from what the generator makes: paths below the folder. */
export interface Difference {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly orphaned: readonly string[];
}

/** Compares a folder with the generated files, in memory. */
export function compareOutput(root: string, files: readonly GeneratedFile[]): Difference {
  const wanted = new Map(files.map((file) => [file.path, file.content]));
  const present = new Set(filesBelow(root));
  return {
    missing: [...wanted.keys()].filter((path) => !present.has(path)).toSorted(),
    stale: [...wanted.keys()]
      .filter((path) => present.has(path) && readText(root, path) !== wanted.get(path))
      .toSorted(),
    orphaned: [...present].filter((path) => !wanted.has(path)).toSorted(),
  };
}

/** Writes what is missing or stale and removes what is orphaned; says what it changed. */
export function writeOutput(root: string, files: readonly GeneratedFile[]): Difference {
  const difference = compareOutput(root, files);
  const contents = new Map(files.map((file) => [file.path, file.content]));
  for (const path of [...difference.missing, ...difference.stale]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), contents.get(path) ?? '');
  }
  for (const path of difference.orphaned) rmSync(join(root, path));
  return difference;
}

function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
}

function filesBelow(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
