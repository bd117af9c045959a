import { access, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { nearFileName } from '../../runtime/config/input/near-file-name.ts';
import { systemCodeOf } from '../../runtime/config/system-error.ts';

/** Whether something is at a path of this machine. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    // What is there and may not be read here may be read where the server runs.
    const code = systemCodeOf(error);
    return code !== 'ENOENT' && code !== 'ENOTDIR';
  }
}

/** A path beside a relative one, where its folder holds a file with a similar name. `file` is the whole path of it. */
export async function nearFile(path: string, file: string): Promise<string | undefined> {
  const beside = nearFileName(basename(file), await namesIn(dirname(file)));
  return beside === undefined ? undefined : join(dirname(path), beside);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Nothing to propose where there is no such folder.
    systemCodeOf(error);
    return [];
  }
}
