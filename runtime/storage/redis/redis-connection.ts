import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { Redis, RedisOptions } from 'ioredis';
import { reasonOf } from '../../config/system-error.ts';
import { readRedisSecret } from './redis-secret.ts';
import type { RedisSettings, RedisTls } from './redis-settings.ts';

/** A connection to Redis that comes back by itself. */
export interface RedisConnection {
  /** Commands fail at once while there is no connection, and after the command timeout when there is no answer. */
  readonly commands: Redis;
  readonly isReady: boolean;
  /** Why there is no connection, in words without secrets; undefined while there is one. */
  readonly problem: string | undefined;
  /** Waits until the connection is there, at most so many milliseconds. */
  ready(withinMs: number): Promise<boolean>;
  /** Runs a Lua script by its hash, which Redis has seen before except after a restart. */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
  /** A second connection for subscriptions, which carries no commands. Closed with this one. */
  subscriber(): Promise<RedisConnection>;
  close(): Promise<void>;
}

/** Milliseconds before a connection is tried again: from 100 up to 2,000. */
function nextAttempt(times: number): number {
  return Math.min(2000, 100 * 2 ** Math.min(times, 5));
}

/**
 * Opens a connection. Returns before it is established: callers wait for `ready`. Secrets and certificates are read again for each attempt,
 * so that a rotated password needs no restart. `onProblem` is called once per outage with its reason, and with undefined when it is over.
 */
export async function connectRedis(
  settings: RedisSettings,
  onProblem: (problem: string | undefined) => void = () => undefined,
): Promise<RedisConnection> {
  const { Redis: RedisClient } = await import('ioredis');
  let problem: string | undefined = 'It has not been connected yet.';
  let announced: string | undefined;
  let isClosed = false;
  const others: RedisConnection[] = [];
  const options = {
    ...(await placeOptions(settings)),
    db: settings.db,
    lazyConnect: true,
    enableOfflineQueue: false,
    // A command whose answer was lost may have been carried out: it fails, and whoever sent it decides.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: settings.dialTimeoutMs ?? 5000,
    commandTimeout: settings.commandTimeoutMs ?? 3000,
    disableClientInfo: true,
    retryStrategy: nextAttempt,
    // After a failover the connection may lead to what is a replica now.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
    replyMapping: 'legacy' as const,
  };
  const client = new RedisClient(options);

  function noted(next: string | undefined): void {
    problem = next;
    if (isClosed || (next === undefined) === (announced === undefined)) return;
    announced = next;
    onProblem(next);
  }
  client.on('ready', () => noted(undefined));
  client.on('error', (error: Error) => noted(wordsOf(error)));
  client.on('end', () => noted(problem ?? 'The connection was closed.'));
  client.on('close', () => {
    if (problem === undefined) noted('The connection was closed.');
    void refresh(client, settings, noted);
  });
  await refresh(client, settings, noted);
  client.connect().catch((error: unknown) => noted(wordsOf(error)));

  const connection: RedisConnection = {
    commands: client,
    get isReady() {
      return client.status === 'ready';
    },
    get problem() {
      return client.status === 'ready' ? undefined : problem;
    },
    async ready(withinMs) {
      const until = performance.now() + withinMs;
      while (client.status !== 'ready') {
        if (isClosed || performance.now() > until) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return true;
    },
    async run(script, keys, values) {
      const sha = shaOf(script);
      try {
        return await client.evalsha(sha, keys.length, ...keys, ...values);
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return client.eval(script, keys.length, ...keys, ...values);
      }
    },
    async subscriber() {
      const other = await connectRedis(settings);
      others.push(other);
      return other;
    },
    async close() {
      isClosed = true;
      await Promise.all(others.map((other) => other.close()));
      client.disconnect();
    },
  };
  return connection;
}

/** The password and user of the next attempt. */
async function refresh(
  client: Redis,
  settings: RedisSettings,
  noted: (problem: string | undefined) => void,
): Promise<void> {
  const [username, password] = await Promise.all([
    readRedisSecret(settings.username, 'user name'),
    readRedisSecret(settings.password, 'password'),
  ]);
  if (!username.ok) noted(username.problem);
  else if (username.text !== undefined) client.options.username = username.text;
  if (!password.ok) noted(password.problem);
  else if (password.text !== undefined) client.options.password = password.text;
}

async function placeOptions({ place, tls }: RedisSettings): Promise<RedisOptions> {
  const secure = tls === undefined ? undefined : await tlsOptions(tls);
  if ('address' in place) {
    return { host: place.address.host, port: place.address.port, ...(secure === undefined ? {} : { tls: secure }) };
  }
  const sentinelTls = place.sentinelTls === undefined ? undefined : await tlsOptions(place.sentinelTls);
  return {
    name: place.masterName,
    sentinels: place.sentinels.map(({ host, port }) => ({ host, port })),
    sentinelRetryStrategy: nextAttempt,
    ...(secure === undefined ? {} : { tls: secure, enableTLSForSentinelMode: true }),
    ...(sentinelTls === undefined ? {} : { sentinelTLS: sentinelTls }),
  };
}

/** Options of TLS. An authority file that cannot be read leaves nobody to trust, and the connection says so. */
async function tlsOptions({ caFile, insecureSkipVerify = false }: RedisTls): Promise<ConnectionOptions> {
  const options: ConnectionOptions = { rejectUnauthorized: !insecureSkipVerify };
  if (caFile === undefined) return options;
  try {
    return { ...options, ca: await readFile(caFile, 'utf8') };
  } catch (error) {
    throw new Error(`The CA file ${caFile} for Redis cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Redis cannot be reached.';
  return error.message === '' ? error.name : error.message;
}

const shas = new Map<string, string>();
function shaOf(script: string): string {
  const known = shas.get(script) ?? createHash('sha1').update(script).digest('hex');
  shas.set(script, known);
  return known;
}
