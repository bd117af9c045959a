import { randomUUID } from 'node:crypto';
import type { RedisConnection } from '../../storage/redis/redis-connection.ts';
import { createScript, findScript, removeScript, updateScript, wishScript } from './redis-scripts.ts';
import { noSessionSettings, type SessionRecord, type SettingChange, type SessionSettings } from './session-record.ts';
import type { SessionStore } from './session-store.ts';
import { readSessionText, sessionText } from './session-text.ts';
import { StoreUnreachable } from './store-unreachable.ts';

export interface RedisSessionOptions {
  readonly redis: RedisConnection;
  /** What every key begins with. It should hold a hash tag (`{…}`), so that all keys are in one slot of a cluster. */
  readonly prefix: string;
  /** Sessions of all replicas at the same time. The one that was used longest ago gives way. Default: 100,000. */
  readonly maximum?: number;
  /** Sessions of one quota key at the same time. The one of its own that was used longest ago gives way. Default: a tenth of all. */
  readonly perQuotaKey?: number;
  /** Milliseconds after which an unused session ends. Default: 2 hours. */
  readonly idleMs?: number;
}

/** Milliseconds for which a replica believes what it has read: others tell it of every change while it can hear them. */
const believedFor = 5000;
/** Milliseconds between two looks for sessions that have expired without anybody saying so. */
const sweepMs = 60_000;
/** Settings of one session, and characters of the name of a resource, that other replicas hear of. */
const mostWishes = 1000;
const longestUri = 2048;

/** Names of settings as they are written down. */
const levelName = 'level';
const uriName = 'uri ';

/** Sessions that all replicas share. Each of them hears when another one ends or changes a session. */
export async function redisSessions(options: RedisSessionOptions): Promise<SessionStore> {
  const { redis, prefix, maximum = 100_000, idleMs = 7_200_000 } = options;
  const { perQuotaKey = Math.ceil(maximum / 10) } = options;
  const idleSeconds = String(Math.max(1, Math.ceil(idleMs / 1000)));
  const channel = `${prefix}sessions`;
  const replica = randomUUID();
  const known = new Map<string, { readonly record: SessionRecord; readonly until: number }>();
  let ended: (id: string) => void = () => undefined;
  let changed: (id: string) => void = () => undefined;

  const keysOf = (id: string): string[] => [
    `${prefix}index`,
    `${prefix}session:${id}`,
    `${prefix}settings:${id}`,
    `${prefix}sessions-of:`,
  ];
  const believe = (record: SessionRecord): void => {
    known.set(record.id, { record, until: performance.now() + believedFor });
  };
  const end = (id: string): void => {
    if (known.delete(id)) ended(id);
  };

  async function ask(script: string, id: string, values: readonly string[]): Promise<unknown> {
    try {
      return await redis.run(script, keysOf(id), values);
    } catch (error) {
      throw new StoreUnreachable('the session storage cannot be reached', { cause: error });
    }
  }

  const listener = await redis.subscriber();
  listener.commands.on('message', (_channel: string, message: string) => {
    const [what, id = '', by] = message.split(' ');
    if (what === 'ended') end(id);
    else if (what === 'changed' && by !== replica) {
      const before = known.get(id);
      if (before === undefined) return;
      known.set(id, { record: before.record, until: 0 });
      changed(id);
    }
  });
  // Notifications were missed while the subscription was down, so cached sessions are stale.
  const forgetTimes = (): void => {
    for (const [id, { record }] of known) known.set(id, { record, until: 0 });
  };
  const listen = (): void => {
    forgetTimes();
    void listener.commands.subscribe(channel).catch(() => undefined);
  };
  listener.commands.on('ready', listen);
  if (listener.isReady) listen();

  async function sweep(): Promise<void> {
    for (const [id, { until }] of known) {
      if (until > performance.now()) continue;
      try {
        if ((await redis.commands.exists(`${prefix}session:${id}`)) === 0) end(id);
      } catch {
        return;
      }
    }
  }
  const timer = setInterval(() => void sweep(), sweepMs);
  timer.unref();

  async function findNow(id: string): Promise<SessionRecord | undefined> {
    const found = await ask(findScript, id, [id, idleSeconds]);
    const [text, settings]: readonly unknown[] = Array.isArray(found) ? found : [];
    const read = typeof text === 'string' ? readSessionText(text) : undefined;
    const record = read === undefined ? undefined : { ...read, settings: settingsIn(settings) };
    if (record === undefined) end(id);
    else believe(record);
    return record;
  }

  return {
    async create(record) {
      believe(record);
      const gone = await ask(createScript, record.id, [
        record.id,
        sessionText(record),
        idleSeconds,
        String(maximum),
        channel,
        record.quotaKey,
        String(perQuotaKey),
      ]);
      if (Array.isArray(gone)) for (const id of gone) if (typeof id === 'string') end(id);
    },
    find(id) {
      const present = known.get(id);
      return present !== undefined && listener.isReady && present.until > performance.now()
        ? present.record
        : findNow(id);
    },
    async update(record) {
      const settings = known.get(record.id)?.record.settings;
      if (settings !== undefined) believe({ ...record, settings });
      const values = [record.id, sessionText(record), idleSeconds, channel, replica];
      if ((await ask(updateScript, record.id, values)) === 0) end(record.id);
    },
    async changeSetting(id, change) {
      const named = nameOf(change);
      if (named.length === 0) return;
      const values = [id, idleSeconds, channel, replica, String(mostWishes), ...named];
      if ((await ask(wishScript, id, values)) === 0) end(id);
      const before = known.get(id);
      if (before !== undefined) known.set(id, { record: before.record, until: 0 });
    },
    async remove(id) {
      const was = await ask(removeScript, id, [id, channel]);
      end(id);
      return was === 1;
    },
    onEnded(next) {
      ended = next;
    },
    onChanged(next) {
      changed = next;
    },
    async close() {
      clearInterval(timer);
      await listener.close();
    },
  };
}

/** The name of a setting, and its value unless it is given up; empty: it is nothing for others. */
function nameOf(change: SettingChange): readonly string[] {
  if ('level' in change) return [levelName, change.level];
  if (change.uri.length > longestUri) return [];
  return change.isWanted ? [`${uriName}${change.uri}`, ''] : [`${uriName}${change.uri}`];
}

/** Settings as they were written down: names and values in turn. */
function settingsIn(written: unknown): SessionSettings {
  if (!Array.isArray(written) || written.length === 0) return noSessionSettings;
  let level: string | undefined;
  const uris: string[] = [];
  for (let index = 0; index < written.length; index += 2) {
    const [name, value]: readonly unknown[] = written.slice(index, index + 2);
    if (typeof name !== 'string' || typeof value !== 'string') continue;
    if (name === levelName) level = value;
    else if (name.startsWith(uriName)) uris.push(name.slice(uriName.length));
  }
  return { level, uris };
}
