import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a path or pattern below a folder stands for, absolute; a folder stands for all in it. What is there by this very name
 * is meant, whatever its characters say in a pattern. `node_modules` is passed over.
 */
export async function patternFiles(pattern: string, folder: string): Promise<string[]> {
  const { escapePath, glob } = await import('tinyglobby');
  const wanted = existsSync(join(folder, pattern)) ? escapePath(pattern) : pattern;
  const files = await glob(wanted, { cwd: folder, ignore: ['**/node_modules/**', '**/.git/**'] });
  return files.map((file) => join(folder, file));
}
