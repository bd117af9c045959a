import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import * as found from './input-diagnostics.ts';
import { nearFileName } from './near-file-name.ts';
import { isObjectFile, isObjectInKustomization } from './object-file.ts';
import { shownPath } from './shown-path.ts';
import { reasonOf, systemCodeOf } from '../system-error.ts';

/** A file to read. */
export interface InputFile {
  readonly absolute: string;
  /** The name that messages use, in the one form of the run (`shownPath`). */
  readonly path: string;
}

/** What a folder holds besides documents, for the caller to judge. */
export interface Met {
  /** A file that has the name of a project file. */
  readonly projectFile: (file: InputFile) => void;
  /** A folder with a Helm chart, as people know it: its files are templates, and values of them. */
  readonly chart: (path: string) => void;
}

/** What is left out of folders and patterns. */
export interface Excluded {
  /** The absolute folder whose parts are excluded; undefined where nothing is. */
  readonly folder: string | undefined;
  readonly has: (absolute: string) => boolean;
}

export const nothingExcluded: Excluded = { folder: undefined, has: () => false };

const chartFile = 'Chart.yaml';
const documentName = /\.(?:ya?ml|json)$/i;
/** Modules of Node. They are never documents; whoever names one itself may want it run. */
const programName = /\.[cm]?[jt]sx?$/i;
const projectFileName = 'svc.yaml';
/** Files of kustomize, which are read only when named. */
const kustomizations: ReadonlySet<string> = new Set(['kustomization.yaml', 'kustomization.yml']);

/**
 * Finds the files an input names: a file, the YAML and JSON files of a folder and of those inside it, or the matches of a glob.
 * Of folders and globs, project files and Helm charts are not among them, but reported to `met`, and what is excluded is left out.
 */
export async function findInputFiles(
  input: string,
  cwd: string,
  report: Report,
  met: Met,
  excluded: Excluded,
): Promise<InputFile[]> {
  if (input === '') {
    // It would resolve to the working folder, which the user did not name.
    report(found.noName({}, undefined));
    return [];
  }
  const absolute = resolve(cwd, input);
  const shown = (path: string): string => shownPath(path, cwd);
  try {
    const stats = await stat(absolute);
    if (!stats.isDirectory()) return [{ absolute, path: shown(absolute) }];
  } catch (error) {
    const code = systemCodeOf(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ENAMETOOLONG') {
      report(found.unreadable({ path: shown(absolute), reason: reasonOf(error) }, undefined));
      return [];
    }
    const matches = await matchesOf(input, cwd, report);
    if (matches !== undefined) {
      const files = withoutCharts(matches, cwd, met);
      const left = files.filter((file) => !excluded.has(file.absolute));
      if (files.length > 0 && left.length === 0) report(found.allExcluded({ path: input }, undefined));
      return left;
    }
    report(found.notFound({ path: shown(absolute), ...(await nearMiss(input, cwd)) }, undefined));
    return [];
  }
  let failed = false;
  const fileOf = (name: string): InputFile => ({ absolute: join(absolute, name), path: shown(join(absolute, name)) });
  const charts: string[] = [];
  const below = await namesBelow(absolute, charts, (name, reason) => {
    failed = true;
    report(found.unreadable({ path: shown(join(absolute, name)), reason }, undefined));
  });
  const isLeftOut = (name: string): boolean => excluded.has(join(absolute, name));
  const whole = [...below, ...charts.map((name) => join(name, chartFile))];
  const isEmptied = whole.length > 0 && whole.every(isLeftOut);
  // A folder that is excluded as a whole was named nevertheless; the folder of `exclude` itself is not a part of it.
  const isWholly = isEmptied && isInside(absolute, excluded.folder);
  if (isEmptied && !isWholly) {
    report(found.allExcluded({ path: input }, undefined));
    return [];
  }
  const all = isWholly ? below : below.filter((name) => !isLeftOut(name));
  const isProject = (name: string): boolean =>
    basename(name) === projectFileName && !isObjectFile(join(absolute, name));
  const { documents: names = [], projects = [] } = Object.groupBy(all.toSorted(byText), (name) =>
    isProject(name) ? 'projects' : 'documents',
  );
  for (const name of projects) met.projectFile(fileOf(name));
  for (const name of charts.toSorted(byText)) {
    if (isWholly || !isLeftOut(join(name, chartFile))) met.chart(shown(join(absolute, name)));
  }
  if (names.length === 0 && charts.length === 0 && !failed) {
    report(found.noDocuments({ path: shown(absolute), isPattern: false }, undefined));
  }
  return names.map(fileOf);
}

/** Whether a folder is below another. */
function isInside(folder: string, other: string | undefined): boolean {
  return other !== undefined && folder.startsWith(other.endsWith('/') ? other : `${other}/`);
}

/** Files without those inside of a chart, which are reported. */
function withoutCharts(files: readonly InputFile[], cwd: string, met: Met): InputFile[] {
  const known = new Map<string, boolean>();
  const chartAbove = (folder: string): string | undefined => {
    const isChart = known.get(folder) ?? existsSync(join(folder, chartFile));
    if (isChart && !known.has(folder)) met.chart(shownPath(folder, cwd));
    known.set(folder, isChart);
    const parent = dirname(folder);
    return isChart ? folder : parent === folder || folder === cwd ? undefined : chartAbove(parent);
  };
  return files.filter(({ absolute }) => chartAbove(dirname(absolute)) === undefined);
}

/**
 * Names of the documents and project files in a folder, relative to where the search began. Follows symbolic links, each folder once:
 * one that is there itself has its own name, and not that of a link to it. A folder with a chart is added to `charts`, and nothing in
 * it is named.
 */
async function namesBelow(
  root: string,
  charts: string[],
  refused: (name: string, reason: string) => void,
): Promise<string[]> {
  const names: string[] = [];
  const seen = new Set<string>();
  const links: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const absolute = join(root, folder);
    try {
      const real = await realpath(absolute);
      if (seen.has(real)) return;
      seen.add(real);
      const entries = await readdir(absolute, { withFileTypes: true });
      if (entries.some(({ name }) => name === chartFile)) {
        charts.push(folder);
        return;
      }
      for (const entry of entries) {
        if (isSkipped(absolute, entry.name)) continue;
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        const isLink = entry.isSymbolicLink();
        const target = isLink ? await targetOf(join(root, name)) : entry;
        // A link to nothing is kept if its name promises a document, so that reading it says what is wrong.
        if (target?.isDirectory() !== true) {
          if (documentName.test(entry.name)) names.push(name);
        } else if (isLink) links.push(name);
        else await walk(name);
      }
    } catch (error) {
      refused(folder, reasonOf(error));
    }
  };
  await walk('');
  // The list grows while it is walked: a folder behind a link may hold links.
  for (const link of links) await walk(link);
  return names;
}

function isSkipped(folder: string, name: string): boolean {
  if (name.startsWith('.') || name === 'node_modules') return true;
  return kustomizations.has(name) && !isObjectInKustomization(join(folder, name));
}

async function targetOf(path: string): Promise<{ isDirectory(): boolean } | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    reasonOf(error);
    return undefined;
  }
}

/** The files that match a glob; undefined when the text is none. Loads the matcher, which most runs do without. */
async function matchesOf(pattern: string, cwd: string, report: Report): Promise<InputFile[] | undefined> {
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(pattern)) return undefined;
  const matches = await glob(pattern, {
    cwd,
    dot: false,
    onlyFiles: true,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
    absolute: isAbsolute(pattern),
  });
  // A pattern that names no extension, such as deploy/**, means documents.
  const isOpen = !basename(pattern).includes('.');
  const isOther = (name: string): boolean =>
    (basename(name) === projectFileName && !isObjectFile(resolve(cwd, name))) ||
    (kustomizations.has(basename(name)) && !isObjectInKustomization(resolve(cwd, name)));
  const names = matches.filter((name) => !isOther(name) && (!isOpen || documentName.test(name)));
  const programs = names.filter((name) => programName.test(name)).toSorted(byText);
  if (programs.length > 0) {
    report(found.programsInPattern({ pattern, names: programs.map((name) => shownPath(name, cwd)) }, undefined));
  } else if (names.length === 0) report(found.noDocuments({ path: pattern, isPattern: true }, undefined));
  const documents = names.filter((name) => !programName.test(name));
  return documents.toSorted(byText).map((name) => ({ absolute: resolve(cwd, name), path: shownPath(name, cwd) }));
}

/** For a name that does not exist: a similar name, or the first folder of the path that is missing. */
async function nearMiss(
  input: string,
  cwd: string,
): Promise<{ suggestion: string | undefined; missingFolder: string | undefined }> {
  let missing = resolve(cwd, input);
  for (;;) {
    const folder = dirname(missing);
    try {
      const near = nearFileName(basename(missing), (await readdir(folder)).toSorted(byText));
      const shown = (path: string): string => shownPath(path, cwd);
      return {
        suggestion: near === undefined ? undefined : shown(join(folder, near)),
        missingFolder: missing === resolve(cwd, input) ? undefined : shown(missing),
      };
    } catch (error) {
      reasonOf(error);
      const isFile = systemCodeOf(error) === 'ENOTDIR';
      if (isFile || folder === missing) return { suggestion: undefined, missingFolder: undefined };
      missing = folder;
    }
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
