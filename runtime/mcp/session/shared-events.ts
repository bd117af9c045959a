import type { RedisConnection } from '../../storage/redis/redis-connection.ts';
import type { EventLog } from './event-log.ts';
import type { ReplicaMail } from './replica-mail.ts';

/** What is known of a stream that another replica has written, from a number on. */
export interface KeptStream {
  /** Without a gap, the next one first. */
  readonly events: readonly Buffer[];
  /** The literal of the id of the request that it answers; undefined for the stream of a session. */
  readonly request: string | undefined;
  /** Nothing follows. */
  readonly hasEnded: boolean;
}

/** Streams of all replicas: what one has written, another can go on with. */
export interface SharedEvents extends EventLog {
  /** What follows an event; undefined where that is no longer kept, or cannot be asked for now. */
  after(stream: string, number: number): Promise<KeptStream | undefined>;
  /** Has another replica say when its stream grows. Returns what stops that. */
  follow(stream: string, replica: string, grown: () => void): () => void;
}

/** Bytes of one stream that are kept. */
const streamSize = 4_194_304;
/** Milliseconds for which an answer is kept after its end. */
const endedTime = 120_000;
/** Most streams of this replica that others follow. */
const mostFollowed = 10_000;
/** Memory that a command takes beside its values. */
const overhead = 500;
/** Longer ids of requests are not kept: an error without an id says as much. */
const longestRequest = 200;

/** Bytes that wait to be taken by Redis; what is written beyond that has no copy there. */
const mostUnwritten = 33_554_432;

interface Written {
  readonly request: string;
  /** Number and bytes of what is kept, the oldest first. */
  readonly sizes: [number: number, bytes: number][];
  total: number;
}

export interface SharedEventsOptions {
  readonly redis: RedisConnection;
  readonly mail: ReplicaMail;
  /** What every key begins with. */
  readonly prefix: string;
  /** Events of one stream that are kept. */
  readonly keptEvents: number;
  /** Milliseconds for which a stream is kept after its last event. */
  readonly keepMs: number;
}

/**
 * An event log whose events are also written to Redis, where they outlive their replica. Writing waits for nobody: where Redis is away, or
 * slow, the copy has a gap, and who reads it notices.
 */
export function sharedEvents(
  local: EventLog,
  { redis, mail, prefix, keptEvents, keepMs }: SharedEventsOptions,
): SharedEvents {
  const streams = new Map<string, Written>();
  const followers = new Map<string, Set<string>>();
  const followed = new Map<string, Set<() => void>>();
  let unwritten = 0;
  mail.on('follow', (body, from) => {
    const stream = body.toString('latin1');
    if (!streams.has(stream) || followers.size >= mostFollowed) return;
    followers.set(stream, (followers.get(stream) ?? new Set()).add(from));
  });
  mail.on('grown', (body) => {
    for (const grown of followed.get(body.toString('latin1')) ?? []) grown();
  });
  const keyOf = (stream: string): string => `${prefix}events:${stream}`;

  function write(stream: string, id: string, fields: readonly (string | Buffer)[], oldest: number, ttl = keepMs): void {
    if (unwritten > mostUnwritten) return;
    const key = keyOf(stream);
    const size = fields.reduce((sum, { length }) => sum + length, overhead);
    unwritten += size;
    redis.commands
      .pipeline()
      .xadd(key, 'MINID', `${oldest}-0`, id, ...fields)
      .pexpire(key, ttl)
      .exec()
      .catch(() => undefined)
      .finally(() => {
        unwritten -= size;
      });
    for (const replica of followers.get(stream) ?? []) mail.send(replica, 'grown', Buffer.from(stream));
  }

  return {
    open(stream, request) {
      local.open(stream, request);
      const kept = request !== undefined && request.length <= longestRequest ? request : '';
      streams.set(stream, { request: kept, sizes: [], total: 0 });
      // A client may come again before there is an event.
      if (request !== undefined) write(stream, '0-1', ['r', kept], 0);
    },
    append(stream, number, message) {
      local.append(stream, number, message);
      const written = streams.get(stream);
      if (written === undefined) return;
      written.sizes.push([number, message.length]);
      written.total += message.length;
      while (written.sizes.length > keptEvents || (written.total > streamSize && written.sizes.length > 0)) {
        written.total -= written.sizes.shift()?.[1] ?? 0;
      }
      const [oldest] = written.sizes[0] ?? [number + 1];
      if (message.length <= streamSize) write(stream, `${number}-0`, ['r', written.request, 'm', message], oldest);
    },
    finish(stream, count) {
      local.finish(stream, count);
      const written = streams.get(stream);
      if (written === undefined) return;
      write(stream, `${count}-1`, ['r', written.request, 'e', '1'], written.sizes[0]?.[0] ?? count, endedTime);
    },
    read: (stream, number) => local.read(stream, number),
    isFollowed: (stream) => followers.has(stream),
    drop(stream) {
      local.drop(stream);
      streams.delete(stream);
      followers.delete(stream);
    },
    follow(stream, replica, grown) {
      const listeners = followed.get(stream) ?? new Set();
      followed.set(stream, listeners.add(grown));
      mail.send(replica, 'follow', Buffer.from(stream));
      return () => {
        listeners.delete(grown);
        if (listeners.size === 0) followed.delete(stream);
      };
    },
    async after(stream, number) {
      try {
        return keptIn(await redis.commands.xrangeBuffer(keyOf(stream), '-', '+'), number);
      } catch {
        return undefined;
      }
    },
  };
}

function keptIn(entries: readonly [id: Buffer, fields: Buffer[]][], after: number): KeptStream | undefined {
  if (entries.length === 0) return undefined;
  const events: Buffer[] = [];
  let request: string | undefined;
  let hasEnded = false;
  let last = 0;
  for (const [id, fields] of entries) {
    const number = Number(id.toString('latin1').split('-')[0]);
    last = Math.max(last, number);
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const name = fields[index]?.toString('latin1');
      const value = fields[index + 1] ?? Buffer.alloc(0);
      if (name === 'r' && value.length > 0) request = value.toString('utf8');
      else if (name === 'e') hasEnded = true;
      else if (name === 'm' && number > after) {
        if (number !== after + events.length + 1) return undefined;
        events.push(value);
      }
    }
  }
  // What the client has seen is not older than what is kept.
  return last < after || after + events.length < last ? undefined : { events, request, hasEnded };
}
