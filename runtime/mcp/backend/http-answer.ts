import type { IncomingHttpHeaders } from 'node:http';
import type { OutgoingError } from '../../http/outgoing/outgoing-error.ts';
import type { OutgoingPool, PoolCall, PoolRequest } from '../../http/outgoing/outgoing-pool.ts';
import type { PoolReceiver } from '../../http/outgoing/pool-receiver.ts';
import type { BackendProblem, Cancellable, Receiver } from './backend.ts';
import { malformed, redirectedElsewhere, statusProblem, timedOut, tooLarge, unanswered } from './answer-problems.ts';
import type { AnswerWatcher } from './answer-watcher.ts';
import { beginsLikeMessage, errorUnder, examineAnswer, isRounded } from './examine-answer.ts';
import { giveRefusal } from './give-refusal.ts';
import { problemOf } from './http-endpoint.ts';
import { isBatch } from '../envelope/split-batch.ts';
import { mediaType } from './media-type.ts';
import { redirectedPath } from './same-origin-redirect.ts';
import { EventReader, type StreamEvent } from '../stream/event-reader.ts';

/** Bytes of a refusal that are read, and milliseconds for it: a status needs no body, and nobody waits for more of it. */
const refusalSize = 65_536;
const refusalTime = 5000;
/** Redirects of one request. */
const mostRedirects = 3;
/** Bytes of a JSON body that is looked into before its client gets it. A longer one passes as it comes. */
const examinedBody = 16_384;

/**
 * The answer to one POST or GET toward a server over HTTP: passes a JSON body on piece by piece, an event stream message by
 * message, and says in words what is neither.
 */
export class HttpAnswer implements PoolReceiver, Cancellable {
  private readonly receiver: Receiver;
  private readonly watcher: AnswerWatcher;
  private readonly maximumBytes: number;
  private call: PoolCall | undefined;
  private sent: { readonly pool: OutgoingPool; readonly request: PoolRequest } | undefined;
  /** The path that the server wants the request at; the redirects so far. */
  private moved: string | undefined;
  private redirects = 0;
  private events: EventReader | undefined;
  private refusal:
    | { readonly status: number; readonly chunks: Buffer[]; size: number; readonly isJson: boolean }
    | undefined;
  private retryMs: number | undefined;
  /** The beginning of a JSON body, while it may be all of it. */
  private buffered: Buffer[] = [];
  private bufferedBytes = 0;
  private isFirstChunk = true;
  private isPassing = false;
  private hasResponse = false;
  /** When the answer began, or the last whole message of an event stream came: comments and pieces keep a connection open, and no call. */
  private heardAt = 0;
  /** Why nothing of an event stream was the response. */
  private stray: string | undefined;
  private isOver = false;
  private isEmpty = false;
  /** Ends what a client need not wait for to its end. */
  private late: NodeJS.Timeout | undefined;

  constructor(receiver: Receiver, maximumBytes: number, watcher: AnswerWatcher = {}) {
    this.receiver = receiver;
    this.maximumBytes = maximumBytes;
    this.watcher = watcher;
  }

  /** Sends the request whose answer this is. */
  send(pool: OutgoingPool, request: PoolRequest): this {
    this.sent = { pool, request };
    this.call = pool.dispatch(request, this);
    return this;
  }

  cancel(): void {
    clearTimeout(this.late);
    this.isOver = true;
    this.call?.abort();
  }

  head(status: number, headers: IncomingHttpHeaders): void {
    if (this.isOver || this.isRedirected(status, headers.location)) return;
    const problem = this.watcher.head?.(status, headers);
    if (problem !== undefined) {
      this.fail(problem);
      return;
    }
    const type = mediaType(headers['content-type']);
    if (this.watcher.ignoresBody === true && status <= 299) this.endSoon();
    else if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
      this.fail(malformed('its answer is compressed, which was not asked for'));
    } else if (status > 299) {
      this.refusal = { status, chunks: [], size: 0, isJson: type === 'application/json' };
      this.endSoon();
    } else if (type === 'application/json') {
      const length = Number(headers['content-length'] ?? Number.NaN);
      const resume = (): void => this.resume();
      this.heardAt = performance.now();
      this.receiver.head({ kind: 'json', status, length: Number.isInteger(length) ? length : undefined, resume });
    } else if (type === 'text/event-stream') {
      this.heardAt = performance.now();
      this.events = new EventReader(
        {
          event: (event) => this.event(event),
          retry: (ms) => (this.retryMs = ms),
          tooLarge: () => this.fail(tooLarge(this.maximumBytes)),
        },
        this.maximumBytes,
      );
      this.receiver.head({ kind: 'events', status, length: undefined, resume: () => this.resume() });
    } else if (status === 202 || status === 204) this.endSoon();
    else {
      this.fail(malformed(`its answer has the type ${type.slice(0, 60) || 'unknown'}, not JSON or an event stream`));
    }
  }

  data(chunk: Buffer): void {
    if (this.isOver) return;
    if (this.refusal !== undefined) {
      this.refusal.size += chunk.length;
      if (this.refusal.size <= refusalSize) this.refusal.chunks.push(chunk);
      else this.endNow();
    } else if (this.events !== undefined) {
      this.events.push(chunk);
      if (this.isLate) this.fail(timedOut);
    } else if (!this.isEmpty) {
      if (this.isFirstChunk && !beginsLikeMessage(chunk)) this.fail(malformed('its answer is not a JSON-RPC message'));
      else if (this.isLate) this.fail(timedOut);
      this.isFirstChunk = false;
      if (!this.isOver && (this.isPassing || !this.holds(chunk))) this.pass(chunk);
    }
  }

  end(): void {
    clearTimeout(this.late);
    if (this.isOver) return;
    if (this.moved !== undefined) {
      this.follow(this.moved);
      return;
    }
    if (this.refusal !== undefined) {
      this.endRefusal(this.refusal);
      return;
    }
    if (this.events !== undefined && this.isTakenOver()) return;
    this.isOver = true;
    if (this.watcher.ignoresBody === true) this.receiver.end();
    else if (this.events !== undefined) this.endEvents();
    else if (this.isFirstChunk) this.receiver.fail(malformed('its answer has no message'));
    else this.endBody();
  }

  failed(error: OutgoingError, wasSent: boolean): void {
    clearTimeout(this.late);
    if (this.isOver || (this.events !== undefined && this.isTakenOver())) return;
    this.isOver = true;
    // A connection that breaks after the response has nothing left to say.
    if (this.events !== undefined && this.answered) this.receiver.end();
    else this.receiver.fail(problemOf(error, wasSent));
  }

  /** Whether the response was in the event stream, so that nothing is missing. */
  get answered(): boolean {
    return this.hasResponse;
  }

  private get isLate(): boolean {
    const { idleTime = 0 } = this.sent?.request ?? {};
    return idleTime !== 0 && !this.answered && performance.now() - this.heardAt > idleTime;
  }

  /** Goes on once the client has caught up: it was slow, not the server. */
  private resume(): void {
    this.heardAt = performance.now();
    this.call?.resume();
  }

  /** Holds a piece of a JSON body back as long as all of it may be short enough to be looked into. */
  private holds(chunk: Buffer): boolean {
    const { id } = this.watcher;
    if (id === undefined) return false;
    if (this.bufferedBytes + chunk.length > (isRounded(id) ? this.maximumBytes : examinedBody)) return false;
    this.buffered.push(chunk);
    this.bufferedBytes += chunk.length;
    return true;
  }

  /** Passes a piece of a JSON body on, after what was held back. */
  private pass(chunk: Buffer): void {
    this.isPassing = true;
    for (const piece of this.buffered.splice(0)) this.receiver.chunk(piece);
    if (!this.receiver.chunk(chunk)) this.call?.pause();
  }

  private endBody(): void {
    const { id } = this.watcher;
    if (this.isPassing || id === undefined) {
      this.receiver.end();
      return;
    }
    const [only = Buffer.alloc(0)] = this.buffered;
    const body = this.buffered.length === 1 ? only : Buffer.concat(this.buffered);
    const found = examineAnswer(body, id);
    if (found.kind === 'stray') this.receiver.fail(malformed(found.problem));
    else if (found.kind === 'other' && !isBatch(body)) this.receiver.fail(malformed('its answer is not a response'));
    else {
      this.receiver.chunk(found.kind === 'response' ? found.bytes : body);
      this.receiver.end();
    }
  }

  /** The head says all that counts: what follows has a moment, however slowly it comes. */
  private endSoon(): void {
    this.isEmpty = this.refusal === undefined;
    this.late = setTimeout(() => this.endNow(), refusalTime);
    this.late.unref();
  }

  private endNow(): void {
    if (this.moved === undefined) this.end();
    else this.fail(statusProblem(this.refusal?.status ?? 0));
    this.call?.abort();
  }

  /** A redirect at the same origin is followed once its answer has ended: nothing was carried out. */
  private isRedirected(status: number, location: string | undefined): boolean {
    if (status < 301 || this.sent === undefined || this.redirects >= mostRedirects) return false;
    const place = redirectedPath(this.sent.pool.origin, this.sent.request, status, location);
    if (place === 'elsewhere') this.fail(redirectedElsewhere(status));
    else if (place !== undefined) {
      this.moved = place.path;
      this.refusal = { status, chunks: [], size: 0, isJson: false };
      this.endSoon();
    }
    return place !== undefined;
  }

  private follow(path: string): void {
    this.moved = undefined;
    this.refusal = undefined;
    this.redirects += 1;
    if (this.sent !== undefined) this.send(this.sent.pool, { ...this.sent.request, path });
  }

  private endEvents(): void {
    if (this.answered) this.receiver.end();
    else this.receiver.fail(this.stray === undefined ? unanswered : malformed(this.stray));
  }

  private event({ type, data }: StreamEvent): void {
    // A first event without data only tells where to resume (2025-11-25, Sending Messages, 6).
    if (this.isOver || data.length === 0) return;
    this.heardAt = performance.now();
    if (type !== 'message') {
      this.watcher.other?.(type, data);
      return;
    }
    const message = this.examined(data);
    if (message !== undefined && !this.receiver.message(message)) this.call?.pause();
  }

  /** An event as the client receives it: the first response to its request, and messages other than responses. Undefined: the event is dropped. */
  private examined(data: Buffer): Buffer | undefined {
    const { id } = this.watcher;
    if (id === undefined) return data;
    const found = examineAnswer(data, id);
    if (found.kind === 'other') return data;
    if (found.kind === 'stray') {
      this.stray = found.problem;
      return undefined;
    }
    if (this.hasResponse) return undefined;
    this.hasResponse = true;
    // Nothing follows a response that anybody waits for.
    this.endSoon();
    return found.bytes;
  }

  private isTakenOver(): boolean {
    const isTaken = this.watcher.broken?.(this.events?.lastId, this.retryMs) ?? false;
    if (isTaken) this.isOver = true;
    return isTaken;
  }

  private endRefusal({ status, chunks, size, isJson }: NonNullable<HttpAnswer['refusal']>): void {
    this.isOver = true;
    const body = Buffer.concat(chunks);
    const seen = this.watcher.refused?.(status, body);
    if (seen === 'handled') return;
    const isMessage = isJson && size <= refusalSize && status !== 401;
    const message = isMessage ? errorUnder(this.watcher.id, body) : undefined;
    const goOn = (): void => giveRefusal(this.receiver, status, seen ?? message);
    const mismatched = this.watcher.mismatched?.(status, body) ?? false;
    if (mismatched === false) goOn();
    else mismatched(goOn);
  }

  private fail(problem: BackendProblem): void {
    if (this.isOver) return;
    clearTimeout(this.late);
    this.isOver = true;
    this.receiver.fail(problem);
    this.call?.abort();
  }
}
