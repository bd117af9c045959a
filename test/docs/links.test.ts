import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/source-files.ts';

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted(),
];

/** A page without its fenced blocks: brackets there are not links. */
function prose(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8').replaceAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '');
}

/** The anchors of the headings of a page, as code hosts make them. */
function anchors(path: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of prose(path).matchAll(/^#{1,6} +(.*)$/gm)) {
    found.add(
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }
  return found;
}

describe('the links of the pages', () => {
  test('lead to files and headings that are there', () => {
    const known = new Map<string, ReadonlySet<string>>();
    const wrong: string[] = [];
    let count = 0;
    for (const page of pages) {
      for (const [, target = ''] of prose(page).matchAll(/(?<!\\)\]\(([^()\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        count++;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : join(dirname(page), path);
        if (!existsSync(join(projectRoot, file))) {
          wrong.push(`${page}: ${target}`);
        } else if (anchor !== undefined) {
          const names = known.get(file) ?? anchors(file);
          known.set(file, names);
          if (!names.has(anchor)) wrong.push(`${page}: ${target}`);
        }
      }
    }
    expect(count).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('reach every page from the index of the documentation', () => {
    const reached = new Set<string>();
    const open = ['docs/README.md'];
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      if (reached.has(page)) continue;
      reached.add(page);
      for (const [, target = ''] of prose(page).matchAll(/\]\(([^()\s#]+)[^()\s]*\)/g)) {
        if (!/^https?:/.test(target) && target.endsWith('.md')) open.push(join(dirname(page), target));
      }
    }
    expect(reached.size).toBeGreaterThan(50);
    expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });
});
