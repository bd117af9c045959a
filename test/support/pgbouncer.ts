import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasProgram } from './debian-program.ts';
import { freePort, postgresAccount, type Postgres } from './postgres.ts';

/** A pooler in front of a PostgreSQL server of the tests. */
export interface PgBouncer {
  readonly port: number;
  stop(): Promise<void>;
}

/** True when the real one is there, now at the latest. */
export function hasPgBouncer(): boolean {
  return hasProgram('pgbouncer');
}

/**
 * Starts one that gives each transaction a connection of its own (`pool_mode = transaction`) and passes on no startup parameter
 * but its own, which are the settings of its documentation. `users` may sign in; at most `size` connections lead to a database.
 */
export async function startPgBouncer(
  server: Postgres,
  users: readonly { readonly user: string; readonly password: string }[],
  size = 5,
): Promise<PgBouncer> {
  const owner = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'svc-pgbouncer-'));
  const port = await freePort();
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    chmodSync(path, 0o600);
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const known = file('users', users.map(({ user, password }) => `"${user}" "${password}"\n`).join(''));
  const settings = file(
    'pgbouncer.ini',
    [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${known}`,
      'pool_mode = transaction',
      `default_pool_size = ${size}`,
      'max_client_conn = 500',
      '',
    ].join('\n'),
  );
  const child = spawn('pgbouncer', ['-q', settings], { stdio: 'ignore', cwd: folder, ...owner });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries === 200) throw new Error('pgbouncer does not start');
    await delay(25);
  }
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
