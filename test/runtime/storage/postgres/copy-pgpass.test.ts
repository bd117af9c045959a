import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPgpass } from '../../../../runtime/storage/postgres/copy-pgpass.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';

const line = 'host:5432:registry:svc:s3cret\n';

test('the copy has mode 0600 whatever the original has, and replaces one that is there', async () => {
  const folder = scratchFolder({ 'secret/.pgpass': line, 'out/.pgpass': 'old, and longer than what replaces it\n' });
  const [from, to] = [join(folder, 'secret/.pgpass'), join(folder, 'out/.pgpass')];
  chmodSync(from, 0o640);
  chmodSync(to, 0o644);
  expect(await copyPgpass(from, to)).toEqual({ outcome: 'copied' });
  expect(readFileSync(to, 'utf8')).toBe(line);
  expect((statSync(to).mode & 0o777).toString(8)).toBe('600');
  expect(readdirSync(join(folder, 'out'))).toEqual(['.pgpass']);
});

test('a file that cannot be copied is reported, and no partial copy is left', async () => {
  const folder = scratchFolder({ '.pgpass': line, empty: '\n', large: '' });
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('folder'));
  writeFileSync(at('file'), '');
  truncateSync(at('large'), 1024 * 1024 + 1);
  const problems = [
    await copyPgpass(at('none'), at('to')),
    await copyPgpass(at('folder'), at('to')),
    await copyPgpass(at('empty'), at('to')),
    await copyPgpass(at('large'), at('to')),
    await copyPgpass(at('.pgpass'), at('none/to')),
    await copyPgpass(at('.pgpass'), at('folder')),
  ].map((outcome) => (outcome.outcome === 'refused' ? outcome.problem.replaceAll(folder, '') : outcome.outcome));
  expect(problems).toEqual([
    'the pgpass file /none cannot be read (ENOENT)',
    'the pgpass file /folder cannot be read (EISDIR)',
    'the pgpass file /empty is empty',
    'the pgpass file /large is larger than 1 MiB',
    '/none/to cannot be written (ENOENT)',
    '/folder cannot be written (EISDIR)',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(['.pgpass', 'empty', 'file', 'folder', 'large']);
});
