import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { passwordOf } from '../../../../runtime/storage/postgres/postgres-password.ts';
import { openSqlite } from '../../../../runtime/storage/sqlite/sqlite.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { storageProgram } from '../../../support/storage-owner.ts';

const folder = temporaryFolder('svc-owner-alone-');
const modeOf = (path: string): number => statSync(path).mode & 0o777;

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a database file that others could read is its owner’s alone once it is opened', async () => {
  const path = join(folder, 'kept.db');
  writeFileSync(path, '');
  chmodSync(path, 0o644);
  const opening = openSqlite({ folder, name: 'kept' }, storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  expect(modeOf(path)).toBe(0o600);
  await opening.opened.close();
});

test('a pgpass file that others may read is not used, and the error contains the fix', async () => {
  const path = join(folder, 'pgpass');
  writeFileSync(path, 'db:5432:catalog:ada:pass-word\n');
  vi.stubEnv('PGPASSFILE', path);
  vi.stubEnv('PGPASSWORD', undefined);
  const password = (): Promise<string> => passwordOf({ user: 'ada' }, { host: 'db', database: 'catalog' });
  for (const mode of [0o644, 0o640, 0o604]) {
    chmodSync(path, mode);
    await expect(password()).rejects.toThrow(/may be read by others; give it mode 0600/);
  }
  chmodSync(path, 0o600);
  expect(await password()).toBe('pass-word');
});
