import { Client } from 'pg';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { connectionConfig } from './postgres-connection.ts';
import type { PostgresLogin } from './postgres-login.ts';

/** Milliseconds before a lost connection is made again: doubled from the first to the last with every failure. */
const firstPause = 100;
const lastPause = 5_000;

export interface ListenerEvents {
  /** A notification's text. */
  readonly onNotification: (payload: string) => void;
  /** It listens (again): what was said before was missed. */
  readonly onUp: () => void;
  readonly onDown: () => void;
}

/**
 * Listens to a channel of PostgreSQL on a connection of its own, and connects again for as long as it is not stopped.
 * Returns the way to stop. `channel` is a plain identifier of ours. Throws StoreUnavailable when the CA bundle cannot be read.
 */
export function listenTo(
  channel: string,
  settings: RegistryDatabase,
  login: PostgresLogin,
  applicationName: string,
  { onNotification, onUp, onDown }: ListenerEvents,
): () => Promise<void> {
  const config = connectionConfig(settings, login, applicationName, 10_000);
  let isStopped = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;

  const connect = async (): Promise<void> => {
    const client = new Client(config);
    current = client;
    let isLost = false;
    let isUp = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (isUp) onDown();
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
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      // Whoever polls meanwhile learns from its own queries what is wrong.
      lose();
      return;
    }
    if (isLost) return;
    isUp = true;
    pause = firstPause;
    onUp();
  };
  void connect();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
