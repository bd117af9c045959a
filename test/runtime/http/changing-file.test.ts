import { renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changingFile } from '../../../runtime/http/changing-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('changing-file-');

test('a file is read as it is now, trimmed', async () => {
  const path = join(folder, 'token');
  const file = changingFile(path);
  writeFileSync(path, ' one\n');
  expect(await file.read()).toEqual({ ok: true, text: 'one' });
  writeFileSync(path, ' two\n');
  expect(await file.read()).toEqual({ ok: true, text: 'two' });
});

test('a link that is swapped counts as a change, which is how Kubernetes replaces mounted files', async () => {
  for (const name of ['old', 'new']) writeFileSync(join(folder, name), name);
  const path = join(folder, 'link');
  symlinkSync('old', path);
  const file = changingFile(path);
  expect(await file.read()).toEqual({ ok: true, text: 'old' });
  symlinkSync('new', join(folder, 'next'));
  renameSync(join(folder, 'next'), path);
  expect(await file.read()).toEqual({ ok: true, text: 'new' });
});

test('what holds no text of a fitting size is a reason', async () => {
  const large = join(folder, 'large');
  writeFileSync(large, '');
  truncateSync(large, 65_537);
  writeFileSync(join(folder, 'empty'), '\n');
  const reasonOf = async (path: string): Promise<string> => {
    const read = await changingFile(path).read();
    return read.ok ? 'read' : read.reason;
  };
  expect(await reasonOf(join(folder, 'missing'))).toBe('there is no such file (a symbolic link may lead to nothing)');
  expect(await reasonOf(folder)).toBe('it is not a file');
  expect(await reasonOf('/dev/zero')).toBe('it is not a file');
  expect(await reasonOf(large)).toBe('it is larger than 65536 bytes');
  expect(await reasonOf(join(folder, 'empty'))).toBe('it is empty');
});
