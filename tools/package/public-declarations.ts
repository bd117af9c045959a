import { readdir, readFile, rm } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';

/**
 * Removes from a built folder the declarations that no public module leads to: nobody can import them, and they are as many files as
 * the code. Takes the public ones relative to the folder. Throws where a declaration imports one that is not there.
 */
export async function keepPublicDeclarations(folder: string, publicFiles: readonly string[]): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const declarations = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const reached = new Set(publicFiles);
  // A set hands out what is added while it is walked.
  for (const file of reached) {
    for (const imported of importsOf(await readFile(join(folder, file), 'utf8'))) {
      reached.add(posix.join(posix.dirname(file), imported.replace(/\.[jt]s$/, '.d.ts')));
    }
  }
  await Promise.all(declarations.filter((file) => !reached.has(file)).map((file) => rm(join(folder, file))));
}

/** The relative modules that a declaration imports, or names in a type. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom |\bimport\(|^import )['"](\.[^'"]+)['"]/gm)].map(([, path = '']) => path);
}
