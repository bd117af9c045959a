import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pgpass from 'pgpass';
import type { PostgresSettings } from './postgres-settings.ts';
import type { PostgresLogin } from './postgres-login.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

// It writes warnings to stderr, in words of its own; what it warns of is refused here with a reason.
pgpass.warnTo(new Writable({ write: (_chunk, _encoding, done) => done() }));

/**
 * The password for a login, read anew each time so that a rotated one is taken: the configured one, that of the configured
 * file, PGPASSWORD, or that of the pgpass file (PGPASSFILE, else `.pgpass` in the home directory; postgresql.org,
 * libpq-pgpass). Called when the server asks for one. Throws StoreUnavailable with what to do when there is none.
 */
export async function passwordOf(
  login: PostgresLogin,
  { host, port = 5432, database }: Pick<PostgresSettings, 'host' | 'port' | 'database'>,
): Promise<string> {
  const { user, password, passwordFile } = login;
  if (password !== undefined) return password;
  if (passwordFile !== undefined) return passwordIn(passwordFile, user);
  const fromEnvironment = process.env['PGPASSWORD'];
  if (fromEnvironment !== undefined) return fromEnvironment;
  const path = process.env['PGPASSFILE'] ?? join(homedir(), '.pgpass');
  await checkPgpass(path, user);
  const found = await new Promise<string | undefined>((resolve) => pgpass({ host, port, database, user }, resolve));
  if (found !== undefined) return found;
  throw new StoreUnavailable(
    `PostgreSQL asks for the password of ${user}, and ${path} has no line for ${host}:${port}:${database}:${user}; add it, or name a passwordFile`,
  );
}

async function passwordIn(path: string, user: string): Promise<string> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new StoreUnavailable(`the password file ${path} of ${user} cannot be read (${codeOf(error)})`, {
      cause: error,
    });
  }
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw new StoreUnavailable(`the password file ${path} of ${user} is empty`);
  return password;
}

async function checkPgpass(path: string, user: string): Promise<void> {
  const asks = `PostgreSQL asks for the password of ${user}`;
  let found;
  try {
    found = await stat(path);
  } catch (error) {
    throw new StoreUnavailable(
      `${asks}, and there is no password file ${path} (${codeOf(error)}); name a passwordFile, or a pgpass file with PGPASSFILE`,
      { cause: error },
    );
  }
  if (!found.isFile()) throw new StoreUnavailable(`${asks}, and the password file ${path} is not a regular file`);
  if ((found.mode & 0o077) !== 0) {
    throw new StoreUnavailable(`${asks}, and the password file ${path} may be read by others; give it mode 0600`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
