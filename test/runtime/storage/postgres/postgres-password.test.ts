import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrationLogin, serverLogin } from '../../../../runtime/storage/postgres/postgres-login.ts';
import { passwordOf } from '../../../../runtime/storage/postgres/postgres-password.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';

const database = { host: 'db.example.com', database: 'registry', user: 'server' };

function environment(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a password given is used before all others; then its file, the environment, and pgpass', async () => {
  const folder = scratchFolder({ password: 'of the file\r\n', empty: '\n' });
  const pgpass = join(folder, '.pgpass');
  writeFileSync(pgpass, '*:5432:registry:server:of pgpass\\:with a colon\n*:*:*:migrator:of the migrator\n', {
    mode: 0o600,
  });
  environment({ PGPASSFILE: pgpass });
  const login = { user: 'server' };
  expect(await passwordOf({ ...login, password: 'given', passwordFile: '/none' }, database)).toBe('given');
  expect(await passwordOf({ ...login, passwordFile: join(folder, 'password') }, database)).toBe('of the file');
  expect(await passwordOf(login, database)).toBe('of pgpass:with a colon');
  await expect(passwordOf(login, { ...database, port: 5433 })).rejects.toThrow(
    'no line for db.example.com:5433:registry:server',
  );
  environment({ PGPASSWORD: 'of the environment' });
  expect(await passwordOf(login, database)).toBe('of the environment');
  await expect(passwordOf({ ...login, passwordFile: join(folder, 'none') }, database)).rejects.toThrow(
    'cannot be read (ENOENT)',
  );
  await expect(passwordOf({ ...login, passwordFile: join(folder, 'empty') }, database)).rejects.toThrow('is empty');
});

test('the home directory has the pgpass file that counts without PGPASSFILE', async () => {
  const home = scratchFolder();
  environment({ HOME: home });
  vi.stubEnv('PGPASSFILE', undefined);
  await expect(passwordOf({ user: 'server' }, database)).rejects.toThrow(
    `there is no password file ${home}/.pgpass (ENOENT)`,
  );
  writeFileSync(join(home, '.pgpass'), '*:*:*:*:at home\n', { mode: 0o600 });
  expect(await passwordOf({ user: 'server' }, database)).toBe('at home');
});

test('migrations sign in as the user given for them, with the password of that user alone', () => {
  const own = { ...database, password: 'of the server' };
  expect(serverLogin(own)).toEqual({ user: 'server', password: 'of the server' });
  expect(migrationLogin(own)).toEqual({ user: 'server', password: 'of the server' });
  expect(migrationLogin({ ...own, migrationUser: 'owner' })).toEqual({ user: 'owner' });
  expect(migrationLogin({ ...own, migrationUser: 'owner', migrationPasswordFile: '/f' })).toEqual({
    user: 'owner',
    passwordFile: '/f',
  });
});
