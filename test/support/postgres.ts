import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { hasProgram } from './debian-program.ts';
import { skippedPart } from './skipped-part.ts';

/*
 * A real PostgreSQL for tests in test/servers. At the top of a file:
 *
 *     const isThere = hasPostgres();                        installs it where root may, else skips aloud
 *     describe.skipIf(!isThere)('…', () => {
 *       let server: Postgres;
 *       beforeAll(async () => { server = await startPostgres(); });    own folder, own port on loopback
 *       afterAll(() => server.remove());
 *
 * and in a test `await server.createDatabase()`, which gives the settings of a registry server with user and password (SCRAM).
 * `server.admin('select …', 'database')` asks as the superuser; `stop()` and `start()` keep port and data.
 */

/** A running server. */
export interface Postgres {
  readonly port: number;
  /** A new database with an owner of its own, as settings of a registry server without TLS. */
  createDatabase(): Promise<RegistryDatabase & { readonly password: string }>;
  /** Asks as the superuser. */
  admin(sql: string, database?: string): Promise<readonly Record<string, unknown>[]>;
  /** Copies a key pair (PEM) into the server's folder and turns TLS on. */
  useTls(certificate: string, key: string): void;
  /** Does nothing while it runs. */
  start(): void;
  /** `fast` rolls back what is under way, `immediate` is a crash. */
  stop(mode?: 'fast' | 'immediate'): void;
  /** Ends the server and removes its folder. */
  remove(): void;
}

/** True when PostgreSQL's server programs are there, now at the latest. In CI their absence is a failure. */
export function hasPostgres(): boolean {
  if (programs() !== undefined) return true;
  // Debian keeps the server's programs off the path; psql comes with them.
  hasProgram('psql', 'postgresql');
  if (programs() !== undefined) return true;
  return skippedPart('PostgreSQL', 'its server programs are not installed (Debian package postgresql)');
}

/** The folder of initdb and pg_ctl, of the newest version. */
export function programs(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(':');
  const ofDebian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return [...ofDebian, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package makes. */
export function postgresAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts a server that nobody else uses. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  if (bin === undefined) throw new Error('ask hasPostgres() first');
  const owner = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  // Output goes nowhere: the server that pg_ctl leaves behind would keep a pipe open.
  const options: ExecFileSyncOptions = { stdio: 'ignore', cwd: folder, ...owner };
  const run = (program: string, ...args: string[]): void => void execFileSync(join(bin, program), args, options);
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--auth-local=trust', '-E', 'UTF8', '--no-locale');
  appendFileSync(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\nshared_buffers = 32MB\nmax_connections = 60\n`,
  );

  const admin = async (sql: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> => {
    const client = new Client({ host: folder, port, user: 'postgres', database });
    await client.connect();
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return rows;
    } finally {
      await client.end();
    }
  };
  let isRunning = false;
  let databases = 0;
  const start = (): void => {
    if (isRunning) return;
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), 'start');
    isRunning = true;
  };
  const stop = (mode: 'fast' | 'immediate' = 'fast'): void => {
    if (isRunning) run('pg_ctl', '-D', data, '-w', '-t', '60', '-m', mode, 'stop');
    isRunning = false;
  };
  start();
  return {
    port,
    admin,
    start,
    stop,
    createDatabase: async () => {
      databases += 1;
      const name = `registry_${databases}`;
      const password = `password of ${name}`;
      await admin(`create role ${name} login password '${password}'`);
      await admin(`create database ${name} owner ${name}`);
      return { host: '127.0.0.1', port, database: name, user: name, password, sslMode: 'disable' };
    },
    useTls: (certificate, key) => {
      for (const [from, name] of [
        [certificate, 'server.crt'],
        [key, 'server.key'],
      ] as const) {
        copyFileSync(from, join(data, name));
        chmodSync(join(data, name), 0o600);
        if (owner !== undefined) chownSync(join(data, name), owner.uid, owner.gid);
      }
      appendFileSync(join(data, 'postgresql.conf'), 'ssl = on\n');
      stop();
      start();
    },
    remove: () => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port of the loopback interface that nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
