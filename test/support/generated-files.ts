import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate } from '../../generator/generate.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { writeOutput } from '../../generator/write/write-or-compare.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** The project's own schemas and what is generated from them, by path. */
export const schemasFolder = join(root, 'schemas');
export const generatedFolder = join(root, 'generated');

/** What the generator makes of a schemas folder, in memory: text by path. */
export async function generatedFrom(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = generate(readSchemas(folder));
  return new Map(files.map((file) => [file.path, file.content]));
}

/** A copy of the schemas in a temporary folder, with files added or replaced; paths are relative to it. */
export function schemasWith(files: Readonly<Record<string, unknown>>): string {
  const folder = temporaryFolder('schemas-');
  cpSync(schemasFolder, folder, { recursive: true });
  for (const [path, value] of Object.entries(files)) writeFileSync(join(folder, path), JSON.stringify(value));
  return folder;
}

/** Writes generated files where Node can import them: a temporary folder that sees the project's packages. */
export function importable(files: ReadonlyMap<string, string>): string {
  const folder = temporaryFolder('generated-');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeOutput(
    join(folder, 'generated'),
    [...files].map(([path, content]) => ({ path, content })),
  );
  return join(folder, 'generated');
}
