import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it where they are missing, readable by nobody but the owner. Throws the error of the system.
 *
 * mkdirSync with `recursive` goes round in circles for ever where a file system answers "no such file" about a folder that
 * cannot be made in one that is there, as /proc and mounts on demand do.
 */
export function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it in this moment.
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  }
}
