import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

/** How many of a name are kept: those of the last changes. */
const kept = 4;

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
    forgetOld(dirname(folder), name);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function forgetOld(parent: string, name: string): void {
  const finished = new RegExp(`^${name}-[0-9a-f]{16}$`);
  const folders = readdirSync(parent)
    .filter((each) => finished.test(each))
    .map((each) => ({ path: join(parent, each), madeAt: statSync(join(parent, each)).mtimeMs }))
    .toSorted((a, b) => b.madeAt - a.madeAt);
  for (const { path } of folders.slice(kept)) rmSync(path, { recursive: true, force: true });
}
