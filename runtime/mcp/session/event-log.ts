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
  readonly keptEvents: number;
  readonly keptSize: number;
}

interface Kept {
  readonly stream: string;
  readonly number: number;
  readonly message: Buffer;
}

/** Memory that an event takes beside its bytes. */
const overhead = 200;

/** An event log in memory, bounded for each stream in events and for all of them in bytes. The oldest events go first. */
export function memoryEventLog({ keptEvents, keptSize }: EventLogBounds): EventLog {
  const streams = new Map<string, Map<number, Kept>>();
  // In order of arrival.
  const all = new Set<Kept>();
  let size = 0;
  const remove = (kept: Kept): void => {
    if (!all.delete(kept)) return;
    size -= kept.message.length + overhead;
    const events = streams.get(kept.stream);
    events?.delete(kept.number);
    if (events?.size === 0) streams.delete(kept.stream);
  };
  return {
    open: () => undefined,
    finish: () => undefined,
    append(stream, number, message) {
      if (message.length + overhead > keptSize) return;
      const kept = { stream, number, message };
      const events = streams.get(stream) ?? new Map<number, Kept>();
      streams.set(stream, events.set(number, kept));
      all.add(kept);
      size += message.length + overhead;
      const [oldest] = events.values();
      if (events.size > keptEvents && oldest !== undefined) remove(oldest);
      for (const first of all) {
        if (size <= keptSize) break;
        remove(first);
      }
    },
    read: (stream, number) => streams.get(stream)?.get(number)?.message,
    isFollowed: () => false,
    drop(stream) {
      for (const kept of streams.get(stream)?.values() ?? []) {
        all.delete(kept);
        size -= kept.message.length + overhead;
      }
      streams.delete(stream);
    },
  };
}
