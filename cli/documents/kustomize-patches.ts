import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { systemCodeOf } from '../../runtime/config/system-error.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import * as found from '../inputs/input-diagnostics.ts';

/** The names under which kustomize looks for what to do. */
const fileNames = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/**
 * Sources without those of a folder that a kustomization beside them, or above them within an input, applies as patches: a
 * patch is a part of a resource. They are mentioned. What is `named` itself is kept, and so is what is listed as a resource too.
 */
export async function withoutPatches(
  sources: readonly SourceFile[],
  named: ReadonlySet<string>,
  inputs: readonly string[],
  cwd: string,
  report: Report,
): Promise<readonly SourceFile[]> {
  const roots = new Set(inputs.map((input) => resolve(cwd, input)));
  const folders = new Set<string>();
  for (const { path } of sources) if (!named.has(path)) addFolders(dirname(resolve(cwd, path)), roots, folders);
  const patches = new Set((await Promise.all([...folders].map(patchesOf))).flat());
  if (patches.size === 0) return sources;
  const isPatch = ({ path }: SourceFile): boolean => !named.has(path) && patches.has(resolve(cwd, path));
  const skipped = sources.filter(isPatch).map(({ path }) => path);
  if (skipped.length > 0) report(found.kustomizePatch({ paths: skipped }, undefined));
  return sources.filter((source) => !isPatch(source));
}

/** Adds a folder and those above it, up to the input that it was found through. */
function addFolders(folder: string, roots: ReadonlySet<string>, folders: Set<string>): void {
  if (folders.has(folder)) return;
  folders.add(folder);
  const above = dirname(folder);
  const isInside = [...roots].some((root) => folder.startsWith(root.endsWith(sep) ? root : root + sep));
  if (isInside && above !== folder) addFolders(above, roots, folders);
}

/** The files that the kustomization of a folder applies as patches, absolute; none where there is no such file, or none that can be read. */
async function patchesOf(folder: string): Promise<string[]> {
  for (const name of fileNames) {
    const text = await textOf(resolve(folder, name));
    if (text === undefined) continue;
    // A mistake in it is for kustomize to tell.
    const documents = parseSource({ path: name, text }, () => undefined);
    return documents.flatMap(({ value }) => {
      const listed = new Set(namesIn(value, 'resources'));
      return ['patches', 'patchesStrategicMerge', 'patchesJson6902', 'replacements']
        .flatMap((field) => namesIn(value, field))
        .filter((file) => !listed.has(file))
        .map((file) => resolve(folder, file));
    });
  }
  return [];
}

/** The file names of a list: its texts, and the `path` of its maps. */
function namesIn(value: unknown, field: string): string[] {
  const list = propertyOf(value, field);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const name = typeof item === 'string' ? item : propertyOf(item, 'path');
    // A patch may be written out in place of a name.
    return typeof name === 'string' && name !== '' && !name.includes('\n') ? [name] : [];
  });
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    // What is not there, or is not to be read, lists nothing; the check of the rest goes on.
    systemCodeOf(error);
    return undefined;
  }
}
