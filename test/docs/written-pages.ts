import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/source-files.ts';

/** The pages that people write, by path: the generated reference has a test of its own. */
export function writtenPages(): string[] {
  return ['README.md', ...pagesBelow('docs')];
}

function pagesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return path === 'docs/reference' ? [] : pagesBelow(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });
}
