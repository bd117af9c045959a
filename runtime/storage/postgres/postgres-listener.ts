import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { PostgresSettings } from './postgres-settings.ts';
import { connectionConfig, refusesLimits, withoutLimits } from './postgres-connection.ts';
import type { PostgresLogin } from './postgres-login.ts';

/** Milliseconds before a lost connection is made again: doubled from the first to the last with every failure. */
const firstPause = 100;
const lastPause = 5_000;

/** Milliseconds between questions on a quiet connection, and that an answer may take: nothing else would show that it is dead. */
const heartbeat = 5_000;
const patience = 5_000;

export interface ListenerEvents {
  /** A notification's text. */
  readonly onNotification: (payload: string) => void;
  /** It listens (again): earlier notifications were missed. */
  readonly onUp: () => void;
}

/**
 * Listens to a channel of PostgreSQL on a connection of its own, and connects again for as long as it is not stopped.
 * Returns the way to stop. `channel` is a constant identifier, never input. Throws StoreUnavailable when the CA bundle cannot be read.
 */
export function listenTo(
  channel: string,
  settings: PostgresSettings,
  login: PostgresLogin,
  applicationName: string,
  { onNotification, onUp }: ListenerEvents,
): () => Promise<void> {
  let config: ClientConfig = {
    ...connectionConfig(settings, login, applicationName, patience),
    query_timeout: patience,
  };
  let isStopped = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;

  const connect = async (): Promise<void> => {
    const client = new Client(config);
    current = client;
    let isLost = false;
    let beat: NodeJS.Timeout | undefined;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      clearTimeout(beat);
      // Its socket may still be half open.
      client.end().catch(() => undefined);
      if (isStopped) return;
      timer = setTimeout(() => void connect(), pause * (0.5 + Math.random()));
      timer.unref();
      pause = Math.min(pause * 2, lastPause);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onNotification(payload);
    });
    const ask = async (): Promise<void> => {
      try {
        await client.query('select 1');
      } catch {
        lose();
        return;
      }
      askLater();
    };
    const askLater = (): void => {
      if (isLost) return;
      beat = setTimeout(() => void ask(), heartbeat);
      beat.unref();
    };
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      // A pooler may pass notifications on, if it pools whole sessions. Whoever polls meanwhile learns from its own queries of
      // everything else that is wrong.
      if (refusesLimits(error)) config = { ...config, ...withoutLimits };
      lose();
      return;
    }
    if (isLost) return;
    pause = firstPause;
    askLater();
    onUp();
  };
  void connect();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    // A server that does not answer does not answer the end of the connection either.
    await Promise.race([current?.end(), delay(lastPause, undefined, { ref: false })]);
  };
}
