import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a path or pattern below a folder matches, absolute; a folder means all files in it. A file with exactly this name is used
 * even if the name contains characters of patterns. `node_modules` is skipped.
 */
export async function patternFiles(pattern: string, folder: string): Promise<string[]> {
  const { escapePath, glob } = await import('tinyglobby');
  const wanted = existsSync(join(folder, pattern)) ? escapePath(pattern) : pattern;
  const files = await glob(wanted, { cwd: folder, ignore: ['**/node_modules/**', '**/.git/**'] });
  return files.map((file) => join(folder, file));
}
