import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/source-files.ts';

/** Pages with tests of their own: the generated reference, and decisions, which show no commands. */
const others: ReadonlySet<string> = new Set(['docs/reference', 'docs/decisions']);

/** The pages that people write for users, by path. */
export function writtenPages(): string[] {
  return ['README.md', ...pagesBelow('docs')];
}

function pagesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return others.has(path) ? [] : pagesBelow(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });
}
