import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { loadDocument } from '../../generated/load.ts';
import type { ProjectFile } from '../../generated/types/project-file.ts';
import { parseSource } from '../../runtime/config/parse-yaml.ts';
import { readSources } from '../../runtime/config/read.ts';
import { validatePart } from '../../runtime/config/validate.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
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
  const named = input === undefined || input === '-' ? '.' : input;
  const fixed = existsSync(resolve(cwd, named)) ? named : named.replace(/[^/\\]*[*?[{(!].*$/, '');
  let folder = resolve(cwd, fixed);
  if (basename(folder) === projectFileName && isThere(folder)) return folder;
  for (;;) {
    const path = join(folder, projectFileName);
    if (isThere(path)) return path;
    const parent = dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

/** Whether there is something to read; a folder may have any name. */
function isThere(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory();
}

/** Reads and checks a project file. Its findings, in the list of ignored codes too, are diagnostics at their place. */
export async function readProject(path: string, cwd: string): Promise<Project> {
  const folder = dirname(path);
  const shown = relative(cwd, path) || path;
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
    const { generatedLabels } = await import('../../manifests/lower/labels.ts');
    for (const label of Object.keys(settings.labels).filter((name) => generatedLabels.has(name))) {
      report(found.generatedLabel({ label }, document.locate(['labels', label], 'key')));
    }
  }
  return { path, folder, source, settings: settings ?? {}, diagnostics };
}
