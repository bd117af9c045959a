import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isOwnOutput } from '../manifests/synth/write-marker.ts';
import { readSources } from '../runtime/config/read.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../runtime/diagnostics/span.ts';
import { isSystemFinding } from './exit-codes.ts';
import * as found from './input-diagnostics.ts';
import { findProjectFile, projectFileName, readProject, type Project } from './project-file/read.ts';
import type { Terminal } from './terminal.ts';
import { usageProblem } from './usage-problem.ts';

/** What a command works on. */
export interface Job {
  /** What was asked for, the project file aside. */
  readonly inputs: readonly string[];
  readonly sources: readonly SourceFile[];
  /** Findings of the project file and of reading. */
  readonly diagnostics: readonly Diagnostic[];
  /** False when an input could not be read, so that what was read may miss something. */
  readonly complete: boolean;
}

/** The project file that holds for the inputs of a command: that of the first, or of the working folder. */
export async function projectOf(asked: readonly string[], cwd: string): Promise<Project | undefined> {
  const path = findProjectFile(asked[0], cwd);
  return path === undefined ? undefined : readProject(path, cwd);
}

/**
 * Reads the inputs; without any it is the folder of the project file, and undefined when there is none either.
 * A file that a compile wrote is read when it is named itself, but not when it only stands in a folder that is named:
 * an output folder may stand inside the sources.
 */
export async function gather(
  asked: readonly string[],
  project: Project | undefined,
  { cwd, stdin }: Pick<Terminal, 'cwd' | 'stdin'>,
): Promise<Job | undefined> {
  if (asked.length === 0 && project === undefined) return undefined;
  const folder = project === undefined ? '.' : relative(cwd, project.folder) || '.';
  const inputs = asked.length === 0 ? [folder] : asked.filter((input) => resolve(cwd, input) !== project?.path);
  const read = await readSources(inputs, { cwd, stdin });
  const named = new Set([...inputs, '<stdin>']);
  const sources = read.sources.filter((source) => named.has(source.path) || !isOwnOutput(source.text));
  const diagnostics = [...(project?.diagnostics ?? []), ...read.diagnostics];
  if (read.sources.length > 0 && sources.length === 0) diagnostics.push(found.onlyOutput({ inputs }, undefined));
  return { inputs, sources, diagnostics, complete: !diagnostics.some(isSystemFinding) };
}

/** The folder a compile writes into: that of the flag, else that of the project file; `-` is none. Absolute. */
export function outputFolderOf(
  flag: string | undefined,
  project: Project | undefined,
  cwd: string,
): string | undefined {
  if (flag !== undefined) return flag === '-' ? undefined : resolve(cwd, flag);
  return project?.settings.output === undefined ? undefined : resolve(project.folder, project.settings.output);
}

/** Says that there is nothing to work on; gives the exit code for it. */
export function noInputs(command: string, terminal: Terminal): number {
  return usageProblem(
    terminal,
    `no input is named, and neither this folder nor one above it has a ${projectFileName}`,
    `name files or folders (svc ${command} .), or "-" for standard input`,
  );
}

/** Whether one of the inputs is a folder, which stands for a whole. */
export function holdsFolder(inputs: readonly string[], cwd: string): boolean {
  return inputs.some(
    (input) => input !== '-' && statSync(resolve(cwd, input), { throwIfNoEntry: false })?.isDirectory() === true,
  );
}
