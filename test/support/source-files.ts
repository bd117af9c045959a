import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';

/** The root of the project. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Every YAML and JSON file below a folder of the project, by path. Throws when there is none: a test would see nothing. */
export function sourcesBelow(folder: string): SourceFile[] {
  const root = join(projectRoot, folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  if (files.length === 0) throw new Error(`no documents in ${folder}`);
  return files.map((file) => ({ path: relative(projectRoot, file), text: readFileSync(file, 'utf8') }));
}

/** The folders directly below a folder of the project, by name. */
export function foldersBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** The documents that set every field of every kind, with everything they refer to. */
export function fullFixtures(): SourceFile[] {
  return sourcesBelow('test/fixtures/full');
}
