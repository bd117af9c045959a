import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { globalIgnoreFile, overlaysOf } from '../../../runtime/run/container/overlays.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The paths that an ignore file hides in a folder of these files. */
async function hiddenOf(files: readonly string[], own: string, everywhere?: string): Promise<readonly string[]> {
  const folder = temporaryFolder('svc-overlays-');
  for (const file of files) {
    mkdirSync(join(folder, 'data', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'data', file), '');
  }
  writeFileSync(join(folder, 'data/.svcignore'), own);
  if (everywhere !== undefined) writeFileSync(join(folder, 'ignore'), everywhere);
  const mount = { source: join(folder, 'data'), target: '/m', readOnly: false };
  const found = await overlaysOf([mount], join(folder, 'ignore'));
  return 'problem' in found ? [found.problem] : found.map(({ kind, target }) => `${kind} ${target}`).toSorted();
}

test('patterns are those of gitignore', async () => {
  const files = ['a.log', 'b/a.log', 'b/keep.log', 'c/d/e', 'x/c/d/e', 'build/out', 'b/build', '#a'];
  expect(await hiddenOf(files, '*.log\n!keep.log\n')).toEqual(['file /m/a.log', 'file /m/b/a.log']);
  expect(await hiddenOf(files, '/c/\n')).toEqual(['folder /m/c']);
  expect(await hiddenOf(files, 'build/\n')).toEqual(['folder /m/build']);
  expect(await hiddenOf(files, 'build\n')).toEqual(['file /m/b/build', 'folder /m/build']);
  expect(await hiddenOf(files, '**/d/e\n')).toEqual(['file /m/c/d/e', 'file /m/x/c/d/e']);
  expect(await hiddenOf(files, '# a\n\n\\#a\n')).toEqual(['file /m/#a']);
  // What is in a hidden folder cannot be taken back.
  expect(await hiddenOf(files, 'c\n!c/d/e\n')).toEqual(['folder /m/c', 'folder /m/x/c']);
});

test('a folder takes back what the file of the person hides', async () => {
  expect(await hiddenOf(['.env', 'a/.env'], '!/.env\n', '.env\n')).toEqual(['file /m/a/.env']);
});

test('links are judged where they lead, and mounted files are seen', async () => {
  const folder = temporaryFolder('svc-overlays-');
  writeFileSync(join(folder, 'a'), '');
  symlinkSync('a', join(folder, 'link'));
  writeFileSync(join(folder, '.svcignore'), 'link\n');
  const folderMount = { source: folder, target: '/m', readOnly: true };
  expect(await overlaysOf([folderMount], undefined)).toEqual([]);
  writeFileSync(join(folder, 'ignore'), '*\n');
  const fileMount = { source: join(folder, 'a'), target: '/a', readOnly: true };
  expect(await overlaysOf([fileMount], join(folder, 'ignore'))).toEqual([]);
});

test('an ignore file that is none is a refusal, and so is too much to hide', async () => {
  const folder = temporaryFolder('svc-overlays-');
  mkdirSync(join(folder, '.svcignore'));
  const found = await overlaysOf([{ source: folder, target: '/m', readOnly: true }], undefined);
  expect(found).toMatchObject({ problem: expect.stringContaining('.svcignore cannot be read: it is not a file') });
  const many = Array.from({ length: 1001 }, (_, index) => `f${index}`);
  expect(await hiddenOf(many, 'f*\n')).toEqual([expect.stringContaining('more than 1000 of them are hidden')]);
});

test('the file of a person is in the folder of their configuration', () => {
  expect(globalIgnoreFile({ XDG_CONFIG_HOME: '/c', HOME: '/h' })).toBe('/c/svc/ignore');
  expect(globalIgnoreFile({ XDG_CONFIG_HOME: 'c', HOME: '/h' })).toBe('/h/.config/svc/ignore');
});
