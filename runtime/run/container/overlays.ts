import { readdir, readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { homedir } from 'node:os';
import ignore, { type Ignore } from 'ignore';
import { reasonOf, systemCodeOf } from '../../config/system-error.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import type { Mount } from '../engine/container-engine.ts';

/** Something of a mounted folder that the server does not see. */
export interface Overlay {
  readonly kind: 'folder' | 'file';
  /** Absolute path in the container. */
  readonly target: string;
}

/** The file of a mounted folder that lists what of it is hidden, in the form of a `.gitignore`. */
export const ignoreFile = '.svcignore';

/** Bytes of one ignore file. */
const largest = 1_048_576;
/** Paths that are hidden, and entries that are looked at, for all mounts of a server. */
const [mostOverlays, mostEntries] = [1000, 200_000];

/** The ignore file of this person: `svc/ignore` in XDG_CONFIG_HOME, or in `~/.config`. */
export function globalIgnoreFile({
  XDG_CONFIG_HOME: named,
  HOME: home,
}: Readonly<Record<string, string | undefined>>): string {
  const folder = named !== undefined && isAbsolute(named) ? named : join(home || homedir(), '.config');
  return join(folder, 'svc/ignore');
}

/**
 * What of the mounted folders is hidden (gitignore(5)): what the ignore file of this person lists, and then that of each folder, which may take
 * something back (`!name`). A folder is hidden with everything that is in it, also later; a file that appears later is hidden from the next
 * start on. Links are not followed: where they lead is judged by its own path. A mounted file is what was asked for, and not hidden.
 */
export async function overlaysOf(
  mounts: readonly Mount[],
  globalFile: string | undefined,
): Promise<readonly Overlay[] | RefusedStart> {
  const everywhere = globalFile === undefined ? '' : await textOf(globalFile);
  if (typeof everywhere !== 'string') return everywhere;
  const overlays: Overlay[] = [];
  const left = { entries: mostEntries };
  for (const mount of mounts) {
    try {
      if (!(await stat(mount.source)).isDirectory()) continue;
      const own = await textOf(join(mount.source, ignoreFile));
      if (typeof own !== 'string') return own;
      if (everywhere.trim() === '' && own.trim() === '') continue;
      const problem = await addOverlays(mount, ignore().add(everywhere).add(own), overlays, left);
      if (problem !== undefined) return problem;
    } catch (error) {
      return { problem: `${mount.source} cannot be searched for what is hidden: ${reasonOf(error)}`, hint };
    }
  }
  return overlays;
}

const hint = `mount a smaller folder, or hide whole folders with ${ignoreFile}`;

async function addOverlays(
  { source, target }: Mount,
  rules: Ignore,
  overlays: Overlay[],
  left: { entries: number },
): Promise<RefusedStart | undefined> {
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(source, folder), { withFileTypes: true })) {
      left.entries -= 1;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isFolder = entry.isDirectory();
      if (entry.isSymbolicLink()) continue;
      const isHidden = rules.ignores(isFolder ? `${path}/` : path);
      if (isHidden) overlays.push({ kind: isFolder ? 'folder' : 'file', target: `${target}/${path}` });
      else if (isFolder) folders.push(path);
      if (left.entries < 0 || overlays.length > mostOverlays)
        return {
          problem: `${source} has more than ${mostEntries} files, or more than ${mostOverlays} of them are hidden`,
          hint,
        };
    }
  }
  return undefined;
}

/** The text of an ignore file; empty where there is none. One that cannot be read would hide nothing, and is refused. */
async function textOf(path: string): Promise<string | RefusedStart> {
  const problem = (reason: string): RefusedStart => ({
    problem: `the ignore file ${path} cannot be read: ${reason}`,
    hint: 'make it a file that you may read',
  });
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return problem('it is not a file');
    if (stats.size > largest) return problem(`it is larger than ${largest} bytes`);
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = systemCodeOf(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? '' : problem(reasonOf(error));
  }
}
