import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { shownPath } from '../../runtime/config/input/shown-path.ts';
import { refusedPath } from '../../manifests/synth/replace-files.ts';
import { systemReason } from './system-error.ts';

/** A write that the system refused: the path as a person would name it, and why. */
export interface RefusedWrite {
  readonly path: string;
  readonly reason: string;
}

/** What the system refused while a folder was written; undefined when the error is none of the system's. */
export function refusedWrite(error: unknown, folder: string, cwd: string): RefusedWrite | undefined {
  const reason = systemReason(error);
  if (reason === undefined) return undefined;
  const path = existingFile(resolve(cwd, refusedPath(error) ?? folder));
  return { path: shownPath(path, cwd), reason };
}

/** Where a file has the path of a folder, the system names the path below it; the message has to name the file. */
function existingFile(path: string): string {
  for (let above = dirname(path); dirname(above) !== above; above = dirname(above)) {
    if (isFile(above)) return above;
  }
  return path;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    if (systemReason(error) === undefined) throw error;
    return false;
  }
}
