import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiVersion } from '../../generated/kinds.ts';
import type { OutputFile } from '../../manifests/synth/write-files.ts';
import type { SchemaSubject } from '../command-line/schema-subject.ts';

const folder = fileURLToPath(new URL('../../generated/editor/', import.meta.url));

/** The file of an editor schema, in the layout that schema catalogs use: `{group}/{kind}_{version}.json`. */
export function editorFileOf(subject: SchemaSubject): string {
  if ('all' in subject) return join(folder, 'all.json');
  if ('document' in subject) return join(folder, 'config', `${subject.document}.json`);
  const [group = '', version = ''] = apiVersion.split('/');
  return join(folder, group, `${subject.kind.toLowerCase()}_${version}.json`);
}

/** Every editor schema, with its path in that layout. */
export async function editorFiles(): Promise<OutputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path: relative(folder, path).replaceAll('\\', '/'),
      content: await readFile(path, 'utf8'),
    })),
  );
}
