import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import ignoring from '@balena/dockerignore';
import { reasonOf, systemCodeOf } from '../../config/system-error.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';

/** One file of what an engine builds from. */
export type ContextEntry =
  | { readonly kind: 'file'; readonly content: Buffer; readonly mode: 0o644 | 0o755 }
  | { readonly kind: 'link'; readonly target: string };

/** The source of a local Go package. */
export interface SourceFolder {
  /** Its files by their path in the module, with slashes. */
  readonly entries: ReadonlyMap<string, ContextEntry>;
  /** The package relative to the module: `.`, or `./cmd/server`. */
  readonly goPackage: string;
}

/** Bytes and files of one source. */
const largest = 268_435_456;
const mostFiles = 50_000;

/**
 * What no image gets unless a `.dockerignore` takes it back (`!.env`): what holds credentials, and what other machines and programs made.
 */
const usuallyIgnored = [
  '**/.git',
  '**/.hg',
  '**/.svn',
  '**/node_modules',
  '**/.env',
  '**/.env.*',
  '**/.netrc',
  '**/.npmrc',
  '**/*.pem',
  '**/*.key',
];

/**
 * Reads the module that a folder belongs to, without what its `.dockerignore` lists (Dockerfile reference, .dockerignore file). The module
 * is the nearest folder above with a `go.mod`. Links are copied as links: what they lead to outside is not in the image.
 */
export async function readSourceFolder(path: string, cwd: string): Promise<SourceFolder | RefusedStart> {
  const wanted = resolve(cwd, path);
  try {
    const folder = await realpath(wanted);
    const root = await moduleOf(folder);
    if (root === undefined)
      return { problem: `${wanted} belongs to no Go module`, hint: 'go mod init makes one, or name another folder' };
    const patterns = await patternsIn(root);
    const ignored = ignoring.default().add([...usuallyIgnored, ...patterns]);
    const mayTakeBack = patterns.some((pattern) => pattern.startsWith('!'));
    const entries = await entriesOf(root, (each) => ignored.ignores(each), mayTakeBack);
    if ('problem' in entries) return entries;
    const within = relative(root, folder).replaceAll('\\', '/');
    return { entries: entries.found, goPackage: within === '' ? '.' : `./${within}` };
  } catch (error) {
    return { problem: `${wanted} cannot be read: ${reasonOf(error)}`, hint: 'name a folder that exists' };
  }
}

async function moduleOf(folder: string): Promise<string | undefined> {
  for (let here = folder; ; here = dirname(here)) {
    if (await isFile(join(here, 'go.mod'))) return here;
    if (dirname(here) === here) return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || systemCodeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

async function patternsIn(root: string): Promise<readonly string[]> {
  const path = join(root, '.dockerignore');
  if (!(await isFile(path))) return [];
  const text = await readFile(path, 'utf8');
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

async function entriesOf(
  root: string,
  isIgnored: (path: string) => boolean,
  mayTakeBack: boolean,
): Promise<{ readonly found: ReadonlyMap<string, ContextEntry> } | RefusedStart> {
  const found = new Map<string, ContextEntry>();
  let bytes = 0;
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const ignored = isIgnored(path);
      if (entry.isDirectory()) {
        // A pattern that takes something back may be about a file of a folder that another one leaves out.
        if (!ignored || (mayTakeBack && !/^(?:\.git|node_modules)$/.test(entry.name))) folders.push(path);
        continue;
      }
      if (ignored) continue;
      const full = join(root, path);
      if (entry.isSymbolicLink()) found.set(path, { kind: 'link', target: await readlink(full) });
      else if (entry.isFile()) {
        const { size, mode } = await lstat(full);
        bytes += size;
        if (bytes > largest || found.size >= mostFiles) return tooLarge(root);
        found.set(path, { kind: 'file', content: await readFile(full), mode: (mode & 0o100) === 0 ? 0o644 : 0o755 });
      }
    }
  }
  return { found };
}

function tooLarge(root: string): RefusedStart {
  return {
    problem: `the module in ${root} has more than ${mostFiles} files, or ${largest / 1_048_576} MiB`,
    hint: 'list what the server does not need in a .dockerignore beside its go.mod',
  };
}
