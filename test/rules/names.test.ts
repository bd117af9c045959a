import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';
import { projectRoot } from '../support/source-files.ts';

interface CheckFile {
  /** Below `manifests`, without its ending. */
  readonly path: string;
  readonly text: string;
  /** What it declares. */
  readonly codes: readonly string[];
}

const manifests = join(projectRoot, 'manifests');
const files: readonly CheckFile[] = readdirSync(manifests, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const path = relative(manifests, file).replaceAll('\\', '/').replace(/\.ts$/, '');
    return { path, text, codes: [...text.matchAll(/^ {2,4}code: '([^']+)'/gm)].map((match) => match[1] ?? '') };
  });
const rules = files.filter(({ path }) => path.startsWith('rules/'));
const documents = files.filter(({ path }) => path.startsWith('documents/'));

/** What is wrong with the name of a file that declares some codes: `area/name` declares that code, or several that begin with it. */
function problemOf({ path, codes, text }: CheckFile): string | undefined {
  const name = path.replace(/^(?:rules|documents)\//, '');
  if (codes.length === 0) return extendsDeclared(name, text) ? undefined : `${path} declares no code`;
  const expected = codes.length === 1 ? (code: string) => code === name : (code: string) => code.startsWith(`${name}-`);
  const wrong = codes.filter((code) => !expected(code));
  return wrong.length === 0 ? undefined : `${path} declares ${wrong.join(', ')}`;
}

/** Whether a file without a code is called like one that it reports: `area/code-in-some-place` beside the file of `area/code`. */
function extendsDeclared(name: string, text: string): boolean {
  return rules.some(({ path, codes }) => {
    const file = path.slice('rules/'.length);
    const imported = new RegExp(`from '\\./${file.split('/')[1] ?? ''}\\.ts'`).test(text);
    return imported && codes.some((code) => name.startsWith(`${code}-`));
  });
}

test('the code of a rule is the path of its file, or begins with it', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter(({ path }) => path.split('/').length !== 3)).toEqual([]);
  expect(rules.flatMap((file) => problemOf(file) ?? [])).toEqual([]);
});

test('the code of a check of a configuration document begins with the name of its file, or with the path', () => {
  expect(documents.length).toBeGreaterThan(15);
  const wrong = documents.flatMap((file) => {
    const [, area = '', name] = file.path.split('/');
    if (file.codes.length === 0) return [];
    if (name !== undefined) return problemOf(file) ?? [];
    return file.codes.every((code) => code.startsWith(`${area}/`)) ? [] : [file.path];
  });
  expect(wrong).toEqual([]);
});

test('a code leads to one file: that of its name, or the one with the longest name that it begins with', async () => {
  const declared = await everyDiagnostic();
  const owners = new Map([...rules, ...documents].flatMap((file) => file.codes.map((code) => [code, file.path])));
  expect(owners.size).toBeGreaterThan(250);
  const paths = [...rules, ...documents].map(({ path }) => path);
  const wrong = [...owners].filter(([code, owner]) => {
    if (!declared.has(code)) return true;
    const candidates = paths
      .map((path) => ({ path, name: path.replace(/^(?:rules|documents)\//, '') }))
      .filter(({ name }) => code === name || code.startsWith(name.includes('/') ? `${name}-` : `${name}/`))
      .toSorted((a, b) => b.name.length - a.name.length);
    return candidates[0]?.path !== owner;
  });
  expect(wrong).toEqual([]);
});

test('no folder of rules holds more than 32 files', () => {
  const folders = Map.groupBy(rules, ({ path }) => path.split('/').slice(0, -1).join('/'));
  const large = [...folders]
    .filter(([, { length }]) => length > 32)
    .map(([folder, { length }]) => `${folder}: ${length}`);
  expect(large).toEqual([]);
});
