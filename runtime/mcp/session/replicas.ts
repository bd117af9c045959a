import { randomBytes } from 'node:crypto';
import type { RedisConnection } from '../../storage/redis/redis-connection.ts';
import { gatewayBounds } from '../gateway/bounds.ts';
import { memoryEventLog } from './event-log.ts';
import { redisReplicaMail, type ReplicaMail } from './replica-mail.ts';
import { sharedEvents, type SharedEvents } from './shared-events.ts';

/** What replicas of one gateway share beside the sessions themselves. */
export interface Replicas {
  readonly mail: ReplicaMail;
  readonly events: SharedEvents;
  /** Seals what clients carry from one replica to another; 32 bytes. Undefined while the storage has not answered yet. */
  stateKey(): Promise<Buffer | undefined>;
  /** Takes a name for so many milliseconds. False: another call has taken it. Rejects where the storage cannot be reached. */
  takeOnce(name: string, milliseconds: number): Promise<boolean>;
  /** Whether a name is taken now. Rejects where the storage cannot be reached. */
  isTaken(name: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface ReplicasOptions {
  readonly redis: RedisConnection;
  /** What every key and channel begins with. */
  readonly prefix: string;
  /** Milliseconds for which the stream of a session is kept after its last event. Default: 2 hours, as sessions. */
  readonly keepMs?: number;
}

/** Opens what replicas share by Redis. */
export async function openReplicas({ redis, prefix, keepMs = 7_200_000 }: ReplicasOptions): Promise<Replicas> {
  const mail = await redisReplicaMail(redis, prefix);
  const { keptEvents } = gatewayBounds;
  const events = sharedEvents(memoryEventLog(gatewayBounds), { redis, mail, prefix, keptEvents, keepMs });
  let key: Buffer | undefined;
  return {
    mail,
    events,
    async stateKey() {
      if (key !== undefined) return key;
      const name = `${prefix}state-key`;
      try {
        await redis.commands.set(name, randomBytes(32).toString('base64'), 'NX');
        const text = await redis.commands.get(name);
        const found = Buffer.from(text ?? '', 'base64');
        if (found.length === 32) key = found;
      } catch {
        // Redis is away: the next call asks again.
      }
      return key;
    },
    takeOnce: async (name, milliseconds) =>
      (await redis.commands.set(`${prefix}once:${name}`, '', 'PX', Math.max(1, Math.ceil(milliseconds)), 'NX')) ===
      'OK',
    isTaken: async (name) => (await redis.commands.exists(`${prefix}once:${name}`)) > 0,
    close: () => mail.close(),
  };
}
