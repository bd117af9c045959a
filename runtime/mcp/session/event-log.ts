/** Streams whose events are kept for a while, so that a client whose connection broke gets what it missed (Last-Event-ID). */
export interface EventLog {
  /** A stream begins. `request`: the literal of the id of the request that it answers; undefined for the stream of a session. */
  open(stream: string, request: string | undefined): void;
  /** Keeps an event. `number` counts up from 1 within its stream. */
  append(stream: string, number: number, message: Buffer): void;
  /** The event of that number; undefined where it is no longer kept. */
  read(stream: string, number: number): Buffer | undefined;
  /** Whether somebody elsewhere reads what the stream gets. */
  isFollowed(stream: string): boolean;
  /** Nothing follows the event of this number. */
  finish(stream: string, count: number): void;
  /** Forgets a stream. */
  drop(stream: string): void;
}

export interface EventLogBounds {
  /** Of one stream. */
  readonly keptEvents: number;
  readonly keptStreamSize: number;
  /** Of all streams together. */
  readonly keptSize: number;
}

interface Kept {
  readonly stream: string;
  readonly number: number;
  readonly message: Buffer;
}

interface KeptEvents {
  readonly events: Map<number, Kept>;
  size: number;
}

/** Memory that an event takes beside its bytes. */
const overhead = 200;

/**
 * An event log in memory, bounded for each stream in events and bytes, and for all of them in bytes. The oldest events go first; the newest
 * one of a stream stays, however long it is, since its client may be about to read it.
 */
export function memoryEventLog({ keptEvents, keptStreamSize, keptSize }: EventLogBounds): EventLog {
  const streams = new Map<string, KeptEvents>();
  // In order of arrival.
  const all = new Set<Kept>();
  let size = 0;
  const remove = (kept: Kept): void => {
    if (!all.delete(kept)) return;
    const bytes = kept.message.length + overhead;
    size -= bytes;
    const of = streams.get(kept.stream);
    if (of === undefined) return;
    of.size -= bytes;
    of.events.delete(kept.number);
    if (of.events.size === 0) streams.delete(kept.stream);
  };
  const isFull = (of: KeptEvents): boolean =>
    of.events.size > keptEvents || (of.size > keptStreamSize && of.events.size > 1);
  return {
    open: () => undefined,
    finish: () => undefined,
    append(stream, number, message) {
      if (message.length + overhead > keptSize) return;
      const kept = { stream, number, message };
      const of = streams.get(stream) ?? { events: new Map<number, Kept>(), size: 0 };
      streams.set(stream, of);
      of.events.set(number, kept);
      of.size += message.length + overhead;
      all.add(kept);
      size += message.length + overhead;
      for (const oldest of of.events.values()) {
        if (!isFull(of)) break;
        remove(oldest);
      }
      for (const first of all) {
        if (size <= keptSize) break;
        remove(first);
      }
    },
    read: (stream, number) => streams.get(stream)?.events.get(number)?.message,
    isFollowed: () => false,
    drop(stream) {
      const of = streams.get(stream);
      if (of === undefined) return;
      for (const kept of of.events.values()) all.delete(kept);
      size -= of.size;
      streams.delete(stream);
    },
  };
}
