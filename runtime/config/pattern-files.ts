import { join } from 'node:path';

/** The files that a path or pattern below a folder stands for, absolute; a folder stands for all in it. `node_modules` is passed over. */
export async function patternFiles(pattern: string, folder: string): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const files = await glob(pattern, { cwd: folder, ignore: ['**/node_modules/**', '**/.git/**'] });
  return files.map((file) => join(folder, file));
}
