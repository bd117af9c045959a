import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { readSources } from '../../runtime/config/input/read.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import { documentShapes } from '../documents/document-shapes.ts';
import * as found from './diagnostics.ts';
import { foldersAbove, projectFileName } from './read.ts';

/** The name that people give a project file and that is not read. What it names may be anything, a Service above all. */
const otherName = 'svc.yml';

/**
 * Sources without the project files under another name, which are reported, as are those in the folders in which the project file
 * of the inputs is looked for: what they say does not hold, and nobody would notice.
 */
export async function withoutOtherNames(
  sources: readonly SourceFile[],
  inputs: readonly string[],
  cwd: string,
  report: Report,
): Promise<readonly SourceFile[]> {
  const others = new Map<string, SourceFile>();
  for (const source of [...sources, ...(await beside(inputs, cwd))]) {
    if (isMeantAsProject(source)) others.set(resolve(cwd, source.path), source);
  }
  if (others.size === 0) return sources;
  for (const source of others.values()) report(found.otherName({}, source));
  return sources.filter(({ path }) => !others.has(resolve(cwd, path)));
}

/** What to do when a project file is missed and there is one under the other name. */
export async function otherNameHint(cwd: string): Promise<string | undefined> {
  const meant = (await beside([], cwd)).find(isMeantAsProject);
  return meant === undefined ? undefined : `rename ${meant.path} to ${projectFileName}: only that name is read`;
}

/** The texts of the other name in the folders up to the first that has a project file. */
async function beside(inputs: readonly string[], cwd: string): Promise<readonly SourceFile[]> {
  const starts = inputs.length === 0 ? [undefined] : inputs;
  const folders = new Set(starts.flatMap((input) => foldersAbove(input, cwd)));
  const paths = [...folders].map((folder) => join(folder, otherName)).filter((path) => existsSync(path));
  if (paths.length === 0) return [];
  const shown = paths.map((path) => shownPath(path, cwd));
  return (await readSources(shown, { cwd, stdin: Readable.from([]) })).sources;
}

/** Whether a file with the other name is meant as a project file: a map with mostly keys of a project file. */
function isMeantAsProject({ path, text }: SourceFile): boolean {
  if (basename(path) !== otherName || text.includes('apiVersion')) return false;
  const known = new Set(documentShapes['project-file'].keys);
  const [document, ...others] = parseSource({ path, text }, () => undefined);
  const value = document?.value;
  if (others.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.filter((key) => known.has(key)).length * 2 > keys.length;
}
