import { existsSync, statSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { isOwnOutput } from '../../manifests/synth/write-marker.ts';
import { readSources } from '../../runtime/config/input/read.ts';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import { hasErrors, type Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { AppSources } from '../app/app-sources.ts';
import { namedCatalogs } from '../documents/named-catalogs.ts';
import { withoutForeignFiles, type InputRole } from '../documents/foreign-files.ts';
import { withoutPatches } from '../documents/kustomize-patches.ts';
import { isSystemFinding } from '../exit-codes.ts';
import * as found from './input-diagnostics.ts';
import { excludedBy } from '../project-file/excluded-files.ts';
import { nestedFile, severalFiles } from '../project-file/diagnostics.ts';
import { otherNameHint, withoutOtherNames } from '../project-file/other-name.ts';
import { findProjectFile, projectFileName, readProject, type Project } from '../project-file/read.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** What a command works on. */
export interface Job {
  /** What was asked for, the project file aside. */
  readonly inputs: readonly string[];
  readonly sources: readonly SourceFile[];
  /** Paths of the sources that a configuration among them names as its catalogs. */
  readonly catalogs: ReadonlySet<string>;
  /** Findings of the project file and of reading. */
  readonly diagnostics: readonly Diagnostic[];
  /** False when an input could not be read, so that what was read may miss something. */
  readonly complete: boolean;
}

/**
 * The project file that holds for the inputs of a command: the one that some of them belong to, in whatever order they are named.
 * Without inputs, or with standard input alone, it is that of the working folder. Where they belong to several it is an error.
 */
export async function projectOf(asked: readonly string[], cwd: string): Promise<Project | undefined> {
  const places = asked.filter((input) => input !== '-' && input !== '');
  const paths = (places.length === 0 ? [undefined] : places).map((input) => findProjectFile(input, cwd));
  const [first, second] = [...new Set(paths.filter((path) => path !== undefined))].toSorted();
  if (first === undefined) return undefined;
  const project = await readProject(first, cwd);
  if (second === undefined) return project;
  const [a, b] = [first, second].map((path) => shownPath(path, cwd));
  const diagnostics = [severalFiles({ first: a ?? first, second: b ?? second }, undefined)];
  return { ...project, settings: {}, diagnostics, isContested: true };
}

/**
 * Reads the inputs; without any it is the folder of the project file, and undefined when there is none either.
 * A file that a compile wrote is read when it is named itself, but not when it is only in a folder that is named: an output folder may be
 * inside the sources.
 */
export async function collectInputs(
  asked: readonly string[],
  project: Project | undefined,
  { cwd, stdin }: Pick<Terminal, 'cwd' | 'stdin'>,
  role: InputRole = 'resources',
): Promise<Job | undefined> {
  if (asked.length === 0 && project === undefined) return undefined;
  if (project?.isContested === true) {
    // Which settings hold is open, and with others the findings would be others.
    return { inputs: asked, sources: [], catalogs: new Set(), diagnostics: project.diagnostics, complete: false };
  }
  const folder = project === undefined ? '.' : relative(cwd, project.folder) || '.';
  const inputs = asked.length === 0 ? [folder] : asked.filter((input) => resolve(cwd, input) !== project?.path);
  const { apps = [], texts = [] } = Object.groupBy(inputs, (input) =>
    isApp(input) && existsSync(resolve(cwd, input)) ? 'apps' : 'texts',
  );
  const { unused, ...excluded } = await excludedBy(project);
  const read = await readSources(texts, { cwd, stdin, excluded });
  const made = await sourcesOfApps(apps, cwd);
  const places = new Set(inputs.map((input) => (input === '-' ? '-' : resolve(cwd, input))));
  const isNamed = ({ path }: SourceFile): boolean => places.has(path === '<stdin>' ? '-' : resolve(cwd, path));
  const diagnostics = [...(project?.diagnostics ?? []), ...unused, ...read.diagnostics, ...made.diagnostics];
  const report = (diagnostic: Diagnostic): number => diagnostics.push(diagnostic);
  const readable = role === 'documents' ? read.sources : await withoutOtherNames(read.sources, asked, cwd, report);
  const named = new Set(readable.filter(isNamed).map(({ path }) => path));
  const written = readable.filter((source) => named.has(source.path) || !isOwnOutput(source.text));
  for (const { absolute, path } of read.projectFiles) {
    if (absolute === project?.path) continue;
    diagnostics.push(nestedFile({ folder: dirname(path) }, { path, text: '' }));
  }
  if (read.charts.length > 0) diagnostics.push(found.helmChart({ paths: read.charts }, undefined));
  const unpatched = await withoutPatches(written, named, inputs, cwd, report);
  const catalogs = role === 'resources' ? namedCatalogs(unpatched, cwd) : new Set<string>();
  const sources = withoutForeignFiles(unpatched, new Set([...named, ...catalogs]), role, report);
  // A check that read no input must not pass silently.
  if (readable.length > 0 && written.length === 0) diagnostics.push(found.onlyOutput({ inputs }, undefined));
  // Naming a file of another program is not a mistake: hooks name every changed file.
  const isAside = texts.length > 0 && texts.every((input) => isFile(resolve(cwd, input)));
  const isNothing =
    read.sources.length + read.charts.length > 0 && sources.length === 0 && !isAside && !hasErrors(diagnostics);
  if (isNothing) diagnostics.push(found.noResources({ folder: undefined }, undefined));
  const complete = !diagnostics.some(isSystemFinding);
  return { inputs, sources: [...sources, ...made.sources], catalogs, diagnostics, complete };
}

/** Whether an input is a program that makes resources (a TypeScript or JavaScript module), which is run. One that is only in a folder is not. */
function isApp(input: string): boolean {
  return ['.ts', '.mts', '.js', '.mjs'].includes(extname(input));
}

async function sourcesOfApps(apps: readonly string[], cwd: string): Promise<AppSources> {
  const made: AppSources[] = [];
  if (apps.length > 0) {
    const { appSources } = await import('../app/app-sources.ts');
    // Named twice, it is still one program, by its shortest name.
    const once = new Map<string, string>();
    for (const app of apps.toSorted((a, b) => b.length - a.length)) once.set(resolve(cwd, app), app);
    for (const app of [...once.values()].toSorted()) made.push(await appSources(app, cwd));
  }
  return {
    sources: made.flatMap(({ sources }) => sources),
    diagnostics: made.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The folder a compile writes into: that of the flag, else that of the project file; `-` is standard output, in both. Absolute. */
export function outputFolderOf(
  flag: string | undefined,
  project: Project | undefined,
  cwd: string,
): string | undefined {
  if (flag !== undefined) return flag === '-' ? undefined : resolve(cwd, flag);
  const output = project?.settings.output;
  return project === undefined || output === undefined || output === '-' ? undefined : resolve(project.folder, output);
}

/** Says that there is nothing to work on; gives the exit code for it. */
export async function noInputs(command: string, terminal: Terminal): Promise<number> {
  const naming = `name files or folders (svc ${command} .), or "-" for standard input`;
  return usageProblem(
    terminal,
    `no input is named, and neither this folder nor one above it has a ${projectFileName}`,
    (await otherNameHint(terminal.cwd)) ?? naming,
  );
}

/** False also where the system does not let us look, such as at a link that leads to itself: reading says what is wrong. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether one of the inputs is a folder or an app, which are checked as whole inputs. */
export function holdsFolder(inputs: readonly string[], cwd: string): boolean {
  return inputs.some(
    (input) =>
      isApp(input) ||
      (input !== '-' && statSync(resolve(cwd, input), { throwIfNoEntry: false })?.isDirectory() === true),
  );
}
