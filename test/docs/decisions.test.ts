import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/source-files.ts';

const pages = globSync('docs/decisions/*.md', { cwd: projectRoot })
  .filter((page) => page !== 'docs/decisions/README.md')
  .toSorted();

/** The rows of the table of a page, without its head; a `|` inside of code is escaped. */
function rowsOf(page: string): string[][] {
  return readFileSync(join(projectRoot, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Decision |'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/(?<!\\) \| /)
        .map((cell) => cell.trim()),
    );
}

describe('the decisions', () => {
  test.each(pages)('%s: each has a reason, and a test that exists', (page) => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row, row.join(' | ')).toHaveLength(3);
      const [, why = '', tests = ''] = row;
      expect(why, row.join(' | ')).not.toBe('');
      const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect(paths, row.join(' | ')).not.toEqual([]);
      const missing = paths.filter((path) => path !== 'npm run bench' && !existsSync(join(projectRoot, path)));
      expect(missing, row.join(' | ')).toEqual([]);
    }
  });

  test('ARCHITECTURE.md fits one page, and names files that exist', () => {
    const text = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(9_000);
    const whole = [...text.matchAll(/`((?:runtime|manifests|cli|generator|test|schemas)\/[^`… ]+\.(?:ts|json))`/g)];
    expect(whole.length).toBeGreaterThan(15);
    expect(whole.map(([, path = '']) => path).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});
