import { randomBytes } from 'node:crypto';
import type { RedisConnection } from '../../storage/redis/redis-connection.ts';

/** A message from another replica. */
export type MailHandler = (body: Buffer, from: string) => void;

/** How replicas of one program talk to each other: quick words that nobody keeps. */
export interface ReplicaMail {
  /** What others call this process; letters and digits. */
  readonly replica: string;
  /** Says something to one replica, or to all others (`all`). What cannot be sent is lost. */
  send(to: string, topic: string, body: Buffer): void;
  /** Hears a topic; one handler for each. */
  on(topic: string, handler: MailHandler): void;
  /** Whether a replica has shown itself within the last seconds. */
  isAlive(replica: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Seconds without a sign of life after which a replica counts as ended, and milliseconds between two of them. */
const aliveSeconds = 10;
const beatTime = 3000;

/** The name of a replica: unique among those that ever share a storage. */
export function replicaName(): string {
  return randomBytes(6).toString('hex');
}

/** Mail by Redis. `prefix`: what every key and channel begins with. */
export async function redisReplicaMail(
  redis: RedisConnection,
  prefix: string,
  replica = replicaName(),
): Promise<ReplicaMail> {
  const handlers = new Map<string, MailHandler>();
  const channelOf = (to: string): string => `${prefix}mail:${to}`;
  const own = channelOf(replica);
  const everybody = channelOf('all');

  async function beat(): Promise<void> {
    try {
      await redis.commands.set(`${prefix}replica:${replica}`, '1', 'EX', aliveSeconds);
    } catch {
      // Redis is away: others do not hear us either.
    }
  }
  const timer = setInterval(() => void beat(), beatTime);
  timer.unref();
  redis.commands.on('ready', () => void beat());
  if (redis.isReady) await beat();

  const listener = await redis.subscriber();
  listener.commands.on('messageBuffer', (_channel: Buffer, message: Buffer) => {
    // "<from> <topic> <body>"
    const first = message.indexOf(0x20);
    const second = message.indexOf(0x20, first + 1);
    if (first === -1 || second === -1) return;
    const from = message.toString('latin1', 0, first);
    if (from === replica) return;
    handlers.get(message.toString('latin1', first + 1, second))?.(message.subarray(second + 1), from);
  });
  const listen = (): void => void listener.commands.subscribe(own, everybody).catch(() => undefined);
  listener.commands.on('ready', listen);
  if (listener.isReady) listen();

  return {
    replica,
    send(to, topic, body) {
      const message = Buffer.concat([Buffer.from(`${replica} ${topic} `), body]);
      void redis.commands.publish(to === 'all' ? everybody : channelOf(to), message).catch(() => undefined);
    },
    on(topic, handler) {
      handlers.set(topic, handler);
    },
    async isAlive(other) {
      try {
        return (await redis.commands.exists(`${prefix}replica:${other}`)) === 1;
      } catch {
        return false;
      }
    },
    async close() {
      clearInterval(timer);
      await redis.commands.del(`${prefix}replica:${replica}`).catch(() => undefined);
      await listener.close();
    },
  };
}
