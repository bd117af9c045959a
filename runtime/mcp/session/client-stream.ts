import { eventPieces, keepAliveComment, primingEvent } from '../stream/write-event.ts';
import type { EventLog } from './event-log.ts';

/** What a stream is written to: the answer of a POST or GET of the client. */
export interface StreamOutlet {
  readonly ended: boolean;
  /** Bytes that the client has not taken yet. */
  readonly waitingBytes: number;
  start(status: number, headers: Readonly<Record<string, string>>): void;
  flush(): void;
  write(piece: Buffer): boolean;
  end(): void;
  onGone(listener: () => void): void;
  onWritable(listener: () => void): void;
  onEnding(listener: () => void): void;
}

export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Bytes that are handed to a slow connection before the rest waits in the log. */
const mostWaiting = 4_194_304;

/**
 * A stream of messages toward a client of the legacy era. It outlives its connections: messages that are sent while there is none, or while
 * the client is slow, wait in the log, and a client that reconnects receives everything after the event it names.
 */
export class ClientStream {
  /** What the ids of its events begin with. */
  readonly id: string;
  private readonly log: EventLog;
  private readonly isEndless: boolean;
  private outlet: StreamOutlet | undefined;
  private isBlocked = false;
  private count = 0;
  private written = 0;
  private hasEnded = false;
  private isClosed = false;
  private onFree: (() => void) | undefined;
  private finishTime: number | undefined;

  /** `request`: the id of the request that it answers. `isEndless`: a stream for as long as its session, not for one answer. */
  constructor(id: string, log: EventLog, request?: string, isEndless = false) {
    this.id = id;
    this.log = log;
    this.isEndless = isEndless;
    log.open(id, request);
  }

  /** True where a connection is open. */
  get attached(): boolean {
    return this.outlet !== undefined;
  }

  /** True where no connection is open and the next event is no longer kept, so that no client can resume. */
  get abandoned(): boolean {
    const next = this.written + 1;
    if (this.outlet !== undefined || next > this.count || this.log.isFollowed(this.id)) return false;
    return this.log.read(this.id, next) === undefined;
  }

  /** The time at which the last message was sent (`performance.now`); undefined before. */
  get finishedAt(): number | undefined {
    return this.finishTime;
  }

  /**
   * Continues over a connection: after event `after`, or else with the events that were not written yet. False, and nothing is answered,
   * where some of these are no longer kept. `priming`: first sends the id to resume from.
   */
  attach(outlet: StreamOutlet, { after, priming }: { after?: number; priming?: boolean } = {}): boolean {
    const from = after ?? this.written;
    if (from > this.count || (from < this.count && this.log.read(this.id, from + 1) === undefined)) return false;
    this.outlet?.end();
    this.outlet = outlet;
    this.isBlocked = false;
    this.written = from;
    outlet.onGone(() => this.detach(outlet));
    // Whoever waits for an answer gets it while the server ends; a stream without an end is left for the client to resume elsewhere.
    if (this.isEndless) outlet.onEnding(() => this.disconnect());
    outlet.onWritable(() => {
      if (this.outlet !== outlet) return;
      this.isBlocked = false;
      this.pump();
      if (!this.isBlocked) this.onFree?.();
    });
    outlet.start(200, eventStreamHeaders);
    if (priming === true) outlet.write(primingEvent(`${this.id}-${from}`));
    outlet.flush();
    this.pump();
    return true;
  }

  /** Sends a message. False: the client is slow, and it is better to wait for `whenFree`. */
  send(message: Buffer): boolean {
    if (this.isClosed) return true;
    this.count += 1;
    const isNext = this.hasRoom && this.written === this.count - 1;
    this.log.append(this.id, this.count, ownBytes(message));
    if (isNext) this.put(message);
    else this.pump();
    return !this.isBlocked;
  }

  /** Called each time the client has caught up. */
  whenFree(listener: () => void): void {
    this.onFree = listener;
  }

  /** No message follows: the connection ends once everything is written. */
  finish(): void {
    this.hasEnded = true;
    this.finishTime = performance.now();
    this.log.finish(this.id, this.count);
    this.pump();
  }

  /** Ends the connection, not the stream: the client may come again. */
  disconnect(): void {
    const { outlet } = this;
    this.outlet = undefined;
    outlet?.end();
  }

  /** Nobody comes again, and nothing is kept: the session has ended. */
  close(): void {
    this.isClosed = true;
    this.disconnect();
    this.onFree?.();
  }

  /** A comment on a quiet connection. */
  keepAlive(): void {
    if (this.outlet !== undefined && !this.isBlocked) this.isBlocked = !this.outlet.write(keepAliveComment);
  }

  private detach(outlet: StreamOutlet): void {
    if (this.outlet !== outlet) return;
    this.outlet = undefined;
    this.isBlocked = false;
    this.onFree?.();
  }

  private put(message: Buffer): void {
    this.written += 1;
    for (const piece of eventPieces(message, `${this.id}-${this.written}`))
      if (this.outlet?.write(piece) === false) this.isBlocked = true;
  }

  /**
   * Whether more is handed to the connection. Whoever writes is asked to wait as soon as the client is slow, but what it has read from
   * its server by then may be more events than the log keeps.
   */
  private get hasRoom(): boolean {
    return this.outlet !== undefined && (!this.isBlocked || this.outlet.waitingBytes < mostWaiting);
  }

  private pump(): void {
    while (this.hasRoom && this.written < this.count) {
      const next = this.log.read(this.id, this.written + 1);
      if (next === undefined) {
        // The log gave up what the client has not taken: it has to notice.
        this.disconnect();
        return;
      }
      this.put(next);
    }
    if (this.hasEnded && this.written === this.count && this.outlet !== undefined) {
      const { outlet } = this;
      this.outlet = undefined;
      outlet.end();
      this.onFree?.();
    }
  }
}

/** A message that may wait for long: it must not hold a much larger buffer that it is a part of. */
function ownBytes(message: Buffer): Buffer {
  return message.length * 2 > message.buffer.byteLength ? message : Buffer.from(message);
}

/** The stream and the number in an event id that this server issued. */
export function parseEventId(text: string): { readonly stream: string; readonly number: number } | undefined {
  const match = /^([A-Za-z0-9]{1,64})-([0-9]{1,12})$/.exec(text);
  return match === null ? undefined : { stream: match[1] ?? '', number: Number(match[2]) };
}
