import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

/** A folder of an image's content in the cache folder, filled once for what it is made from. Returns its path. */
export async function keptFolder(
  name: string,
  madeFrom: readonly (string | Buffer)[],
  fill: (folder: string) => void | Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const part of madeFrom) hash.update(part).update('\0');
  const folder = join(cacheFolder, 'images', `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  // What others may enter in an image they may enter here.
  chmodSync(unfinished, 0o755);
  try {
    await fill(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Somebody else may have been quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
