import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { hasProgram } from './debian-program.ts';

/*
 * A real Redis for tests, on a port of its own on loopback:
 *
 *     const isThere = hasRedis();                      installs it where root may, else skips aloud
 *     const redis = await startRedis({ password });    `await redis.stop()`, `await redis.start()`, `await redis.remove()`
 *     const sentinel = await startSentinel(redis.port) watches it under the name `main`
 */

/** A Redis server of the tests. */
export interface RunningRedis {
  readonly port: number;
  readonly address: string;
  start(): Promise<void>;
  /** SIGKILL. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** What is special about a server. */
export interface RedisOptions {
  readonly password?: string;
  readonly replicaOf?: number;
  /** Files for TLS; the server then has no port without it. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
}

/** True when the server and Sentinel are there, now at the latest. */
export function hasRedis(): boolean {
  return hasProgram('redis-server') && hasProgram('redis-sentinel');
}

/** Starts a server that nobody else uses and that keeps its data over `stop` and `start`. */
export function startRedis({ password, replicaOf, tls }: RedisOptions = {}): Promise<RunningRedis> {
  return running('redis-server', (port, folder) => {
    const settings: readonly (readonly [name: string, value: string | number])[] = [
      ['port', tls === undefined ? port : 0],
      ['bind', '127.0.0.1'],
      ['dir', folder],
      ['appendonly', 'yes'],
      ['appendfsync', 'always'],
      ['save', ''],
      ...(tls === undefined
        ? []
        : ([
            ['tls-port', port],
            ['tls-cert-file', tls.cert],
            ['tls-key-file', tls.key],
            ['tls-ca-cert-file', tls.ca],
            ['tls-auth-clients', 'no'],
          ] as const)),
      ...(password === undefined
        ? []
        : ([
            ['requirepass', password],
            ['masterauth', password],
          ] as const)),
      ...(replicaOf === undefined ? [] : ([['replicaof', `127.0.0.1 ${replicaOf}`]] as const)),
    ];
    const file = join(folder, 'redis.conf');
    writeFileSync(file, settings.map(([name, value]) => `${name} ${value === '' ? '""' : value}\n`).join(''));
    return [file];
  });
}

/** Starts a Sentinel that watches a server under the name `main` and fails over within seconds. */
export function startSentinel(master: number): Promise<RunningRedis> {
  return running('redis-sentinel', (port, folder) => {
    const file = join(folder, 'sentinel.conf');
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor main 127.0.0.1 ${master} 1`,
      'sentinel down-after-milliseconds main 500',
      'sentinel failover-timeout main 2000',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return [file];
  });
}

async function running(
  program: string,
  argumentsOf: (port: number, folder: string) => readonly string[],
): Promise<RunningRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-redis-'));
  const port = await freePort();
  const options = argumentsOf(port, folder);
  let child: ChildProcess | undefined;
  const server: RunningRedis = {
    port,
    address: `127.0.0.1:${port}`,
    async start() {
      const started = spawn(program, options, { stdio: 'ignore', cwd: folder });
      child = started;
      await Promise.race([answers(port), endOf(started, program)]);
    },
    async stop() {
      const ended = child;
      child = undefined;
      if (ended === undefined) return;
      await new Promise<void>((resolve) => {
        ended.once('exit', () => resolve());
        ended.kill('SIGKILL');
      });
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Rejects when a server ends: one that does not take its settings never listens. */
function endOf(child: ChildProcess, program: string): Promise<never> {
  return new Promise((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code ?? 'a signal'}`)));
  });
}

/** Waits until something listens; what it says (a password is needed, TLS is) does not matter. */
async function answers(port: number): Promise<void> {
  const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => 20 });
  client.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    client.once('connect', () => resolve());
    client.connect().catch(() => undefined);
  });
  client.disconnect();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
