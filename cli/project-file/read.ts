import { existsSync, readlinkSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { loadDocument } from '../../generated/load.ts';
import type { ProjectFile } from '../../generated/types/project-file.ts';
import { unreadable } from '../../runtime/config/input/input-diagnostics.ts';
import { isObjectFile } from '../../runtime/config/input/object-file.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { readSources } from '../../runtime/config/input/read.ts';
import { reasonOf } from '../../runtime/config/system-error.ts';
import { validatePart } from '../../runtime/config/schema/validate.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import * as found from './diagnostics.ts';

/** The name of the project file. */
export const projectFileName = 'svc.yaml';

/** A project file that was read. */
export interface Project {
  /** Absolute. */
  readonly path: string;
  /** Absolute folder: its paths are relative to it. */
  readonly folder: string;
  readonly source: SourceFile | undefined;
  /** What it says; nothing when it has errors. */
  readonly settings: ProjectFile;
  readonly diagnostics: readonly Diagnostic[];
  /** The inputs belong to others too, so none of them holds. */
  readonly isContested?: true;
}

/**
 * The project file that holds for an input: the one in the folder of the input or in the nearest folder above it.
 * Returns an absolute path. Standard input and patterns begin at the working folder and at the folder before the first wildcard.
 */
export function findProjectFile(input: string | undefined, cwd: string): string | undefined {
  const [nearest] = foldersAbove(input, cwd).slice(-1);
  if (nearest === undefined) return undefined;
  if (basename(nearest) === projectFileName && isThere(nearest)) return nearest;
  const path = join(nearest, projectFileName);
  return isThere(path) ? path : undefined;
}

/**
 * The folders in which the project file of an input is looked for, absolute: that of the input (or the input itself) first, the one
 * that has a project file last; up to the root where none has.
 */
export function foldersAbove(input: string | undefined, cwd: string): string[] {
  const named = input === undefined || input === '-' ? '.' : input;
  const fixed = existsSync(resolve(cwd, named)) ? named : named.replace(/[^/\\]*[*?[{(!].*$/, '');
  const folders: string[] = [];
  let folder = resolve(cwd, fixed);
  if (basename(folder) === projectFileName && isThere(folder)) return [folder];
  for (;;) {
    folders.push(folder);
    const parent = dirname(folder);
    if (isThere(join(folder, projectFileName)) || parent === folder) return folders;
    folder = parent;
  }
}

/** Whether there is something to read, or a link that leads to nothing; a folder may have any name, and so may a Service. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return linkTarget(path) !== undefined;
  return !statSync(path).isDirectory() && !isObjectFile(path);
}

/** Where a symbolic link leads to, as it is written; undefined for what is none. */
function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    // Not a link, or missing.
    reasonOf(error);
    return undefined;
  }
}

/** Reads and checks a project file. Its findings, in the list of ignored codes too, are diagnostics at their place. */
export async function readProject(path: string, cwd: string): Promise<Project> {
  const folder = dirname(path);
  const shown = shownPath(path, cwd);
  const target = existsSync(path) ? undefined : linkTarget(path);
  if (target !== undefined) {
    const reason = `it is a symbolic link to "${target}", which leads to no file`;
    const diagnostics = [unreadable({ path: shown, reason }, undefined)];
    return { path, folder, source: undefined, settings: {}, diagnostics };
  }
  const { sources, diagnostics: reading } = await readSources([shown], { cwd, stdin: Readable.from([]) });
  const diagnostics: Diagnostic[] = [...reading];
  const report = (diagnostic: Diagnostic): number => diagnostics.push(diagnostic);
  const source = sources[0];
  const documents = source === undefined ? [] : parseSource(source, report);
  const document = documents[0];
  if (document === undefined) return { path, folder, source, settings: {}, diagnostics };
  const part = { document, base: [], value: document.value };
  const second = documents[1];
  if (second !== undefined) report(found.severalDocuments({ count: documents.length }, second.locate([], 'value')));
  const { validate } = await loadDocument['project-file']();
  const settings = validatePart(part, validate, report);
  if (settings?.ignore !== undefined) {
    const { checkIgnoredCodes } = await import('./ignored-codes.ts');
    await checkIgnoredCodes(part, settings.ignore, report);
  }
  if (settings?.labels !== undefined) {
    const { generatedLabels } = await import('../../manifests/objects/labels.ts');
    for (const label of Object.keys(settings.labels).filter((name) => generatedLabels.has(name))) {
      report(found.generatedLabel({ label }, document.locate(['labels', label], 'key')));
    }
  }
  if (settings?.resources !== undefined) {
    const [{ reportOverLimits }, { reportForgottenUnits }] = await Promise.all([
      import('../../manifests/rules/resources/request-over-limit.ts'),
      import('../../manifests/rules/resources/forgotten-unit.ts'),
    ]);
    const { requests, limits } = settings.resources;
    reportOverLimits({ requests, limits }, part, ['resources'], report);
    reportForgottenUnits(settings.resources, part, ['resources'], report);
  }
  return { path, folder, source, settings: settings ?? {}, diagnostics };
}
