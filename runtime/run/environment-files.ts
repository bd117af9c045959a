import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { RunConfig } from '../../generated/types/run.ts';
import { reasonOf } from '../config/system-error.ts';
import type { RefusedStart } from '../endpoint/refused-start.ts';

type Variables = Readonly<Record<string, string>>;

/** Bytes of one file with variables. */
const largest = 1_048_576;

/**
 * The variables that a document gives its server: those of its folder of files in the order of their names, then of its file, then its
 * own; the later one wins. A file that cannot be read is refused, because a server without its settings does something else.
 */
export async function variablesOf({
  env,
  envFile,
  envFileDir,
}: Pick<RunConfig, 'env' | 'envFile' | 'envFileDir'>): Promise<{ readonly variables: Variables } | RefusedStart> {
  try {
    const variables: Record<string, string> = {};
    for (const path of [...(await filesIn(envFileDir)), ...(envFile === undefined ? [] : [envFile])]) {
      const { size } = await lstat(path);
      if (size > largest) return { problem: `${path} holds more than ${largest} bytes`, hint: 'name a smaller file' };
      Object.assign(variables, parseEnv(await readFile(path, 'utf8')));
    }
    return { variables: { ...variables, ...env } };
  } catch (error) {
    return { problem: `variables cannot be read: ${reasonOf(error)}`, hint: 'name a file or folder that exists' };
  }
}

/** Paths of the regular files of a folder that are not hidden, in the order of their names. */
async function filesIn(folder: string | undefined): Promise<string[]> {
  if (folder === undefined) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .toSorted();
}
