import type { IncomingMessage, ServerResponse } from 'node:http';
import { headLines } from '../answer.ts';
import { atEndOfTurn } from '../end-of-turn.ts';
import type { Reply } from '../reply.ts';
import { Exchange, type ExchangeContext } from '../exchange.ts';
import type { Log } from '../../observe/log.ts';
import { bodyTooLarge, compressedBody, headersTooLarge, internalError, timedOut, urlTooLong } from '../http-errors.ts';
import type { WireError } from '../wire-error.ts';
import { AnswerBeginning } from './answer-beginning.ts';
import { bodyMemoryFull, CountedBody } from './body-memory.ts';
import type { MountedRoute } from './mounted-route.ts';
import type { OpenExchanges } from './open-exchanges.ts';

/**
 * One request on a raw route with its answer, which is given whole (`answer`) or piece by piece (`start`, `write`, `end`).
 * Everything is a plain call or a listener; there is at most one listener of each sort. The access log, metrics, traces and the
 * limits of the route are seen to.
 */
export class RawExchange extends Exchange {
  private readonly path: MountedRoute;
  private readonly exchanges: OpenExchanges;
  private readonly log: Log;
  private late: NodeJS.Timeout | undefined;
  private isStalled = false;
  /** The time without a byte that holds for the connection because of us. */
  private idle = 0;
  private isClosed = false;
  /** The last piece was given: nothing more is written. */
  private isComplete = false;
  private goneListener: (() => void) | undefined;
  private writableListener: (() => void) | undefined;
  private endingListener: (() => void) | undefined;
  private controller: AbortController | undefined;
  private kept: AnswerBeginning | undefined;
  private readonly body: CountedBody;

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    path: MountedRoute,
    context: ExchangeContext,
    exchanges: OpenExchanges,
    log: Log,
  ) {
    super(message, response, requestId, path.path, context, path.showError);
    this.path = path;
    this.exchanges = exchanges;
    this.body = new CountedBody(context.bodies);
    this.log = log;
    const { answerTime, idleTime } = path.limits;
    this.setIdle(idleTime);
    if (answerTime > 0) this.late = setTimeout(() => this.answer(timedOut({}, { 'retry-after': '5' })), answerTime);
  }

  /** Node's own objects, for what the methods do not cover. Answers are given by the methods alone. */
  get request(): IncomingMessage {
    return this.message;
  }

  /** True once the client has gone, or has its answer. */
  get ended(): boolean {
    return this.isClosed;
  }

  /** Bytes of the answer that the client has not taken yet. */
  get waitingBytes(): number {
    return this.response.writableLength;
  }

  /** Aborted when the client goes before its answer is complete. Made when it is first asked for; `onGone` costs less. */
  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController();
      if (this.isClosed && this.isGone()) this.controller.abort();
    }
    return this.controller.signal;
  }

  /** Keeps the first bytes of an answer that is given piece by piece, for `beginning`. Called before the answer. */
  keepBeginning(bytes: number): void {
    this.kept = new AnswerBeginning(bytes);
  }

  /** What `keepBeginning` asked for; undefined where it was not called or nothing was written. */
  get beginning(): Buffer | undefined {
    return this.kept?.bytes;
  }

  /** Runs code of the route, a listener included. What it throws is logged and answered with 500; a started answer is cut. */
  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      const { requestId, route } = this;
      this.log.error({ err: error, requestId, route }, 'a request failed');
      if (this.answered) this.cut();
      else this.answer(internalError({ requestId }));
    }
  }

  /** Called once, when the client goes before its answer is complete; at the next turn where it has gone already. */
  onGone(listener: () => void): void {
    if (!this.isClosed) this.goneListener = listener;
    else if (this.isGone()) process.nextTick(() => this.attempt(listener));
  }

  /** Called each time that bytes may be written again after `write` has returned false. */
  onWritable(listener: () => void): void {
    this.writableListener = listener;
  }

  /**
   * Called once, when the server ends: a stream says what its client has to know and calls `end`, since the process waits for it
   * only as long as its shutdown allows. At the next turn where the server is ending already.
   */
  onEnding(listener: () => void): void {
    const isFirst = this.endingListener === undefined;
    this.endingListener = listener;
    if (isFirst && !this.isClosed) this.exchanges.add(this);
  }

  /** For the server: it ends. */
  ending(): void {
    // Its client is to come again by another connection.
    this.response.shouldKeepAlive = false;
    const listener = this.endingListener;
    if (listener !== undefined) this.attempt(listener);
  }

  /**
   * Reads the body to its end, within the route's limit, and gives it over, or the error to answer with (413, 415). Neither where
   * the client goes before: `onGone` says so. Call it once.
   */
  readBody(listener: (body: Buffer | WireError) => void): void {
    const done = (body: Buffer | WireError): void => this.attempt(() => listener(body));
    const { bodySize } = this.path.limits;
    const { 'content-encoding': encoding, 'content-length': length } = this.message.headers;
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      done(compressedBody({ encoding }, { 'accept-encoding': 'identity' }));
      return;
    }
    if (length !== undefined && Number(length) > bodySize) {
      done(bodyTooLarge({ limit: bodySize }));
      return;
    }
    if (length !== undefined && !this.body.grow(Number(length))) {
      this.message.resume();
      done(bodyMemoryFull({}, soonAgain));
      return;
    }
    let first: Buffer | undefined;
    let more: Buffer[] | undefined;
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      const isTooLarge = size > bodySize;
      if (isTooLarge || !this.body.grow(size)) {
        // What still comes is thrown away, so that the client gets to read the answer; the time of a request bounds it.
        this.message.off('data', onData).off('end', onEnd).resume();
        first = undefined;
        more = undefined;
        done(isTooLarge ? bodyTooLarge({ limit: bodySize }) : bodyMemoryFull({}, soonAgain));
      } else if (first === undefined) first = chunk;
      else (more ??= [first]).push(chunk);
    };
    const onEnd = (): void => done(more === undefined ? (first ?? empty) : Buffer.concat(more, size));
    this.message.on('data', onData).on('end', onEnd);
  }

  /** For work that needs the body when this exchange is closed: it counts as held until what is returned is called, once. */
  keepBody(): () => void {
    return this.body.keep();
  }

  /**
   * Begins an answer whose body follows piece by piece, with the headers that every answer carries. The head goes out with the first
   * piece, or by `flush`. Without content-type it is JSON; without content-length it is sent in chunks.
   */
  start(status: number, headers?: Reply['headers']): void {
    if (this.answered) return;
    this.status = status;
    this.stopHeadTimer();
    if (this.response.destroyed) return;
    this.setIdle(this.path.limits.idleTime);
    const sharing = this.crossOrigin?.sharingWith(this.message.headers.origin);
    this.response.writeHead(status, headLines(headers, this.requestId, sharing, 'application/json; charset=utf-8'));
  }

  /** Sends the head of a started answer now, before there is a piece of its body. */
  flush(): void {
    if (this.response.headersSent) this.response.flushHeaders();
  }

  /**
   * Sends a piece of a started answer. False: more bytes wait than the client takes; write on after `onWritable`. What a client
   * that has gone does not get is dropped.
   */
  write(piece: Buffer | string): boolean {
    const { response } = this;
    if (response.destroyed || this.isComplete) return true;
    if (!this.answered) throw new Error('a piece of an answer that was not started');
    this.count(piece);
    if (response.write(piece)) return true;
    this.stall();
    return false;
  }

  /** Completes a started answer. Its last piece goes out at the end of this turn of the event loop. */
  end(piece?: Buffer | string): void {
    if (!this.answered) throw new Error('the end of an answer that was not started');
    const { response } = this;
    if (response.destroyed || this.isComplete) return;
    this.isComplete = true;
    if (piece !== undefined) this.count(piece);
    atEndOfTurn(() => {
      if (response.destroyed) return;
      if (piece !== undefined && !response.write(piece)) this.stall();
      response.end();
    });
  }

  /** Ends a started answer so that the client sees that it is not complete: its connection is closed. */
  cut(): void {
    this.response.destroy();
  }

  override answer(answer: Parameters<Exchange['answer']>[0]): void {
    this.stopHeadTimer();
    if (!this.answered) this.isComplete = true;
    super.answer(answer);
  }

  /** What is wrong with the head of the request, by the limits of the route. */
  problem(): WireError | undefined {
    const { urlSize, headerSize } = this.path.limits;
    if (this.url.length > urlSize) return urlTooLong({ limit: urlSize });
    if (!this.path.hasSmallerHeaders) return undefined;
    let size = 0;
    for (const text of this.message.rawHeaders) size += text.length;
    return size > headerSize ? headersTooLarge({}) : undefined;
  }

  protected override closed(): void {
    this.isClosed = true;
    this.stopHeadTimer();
    this.body.release();
    this.exchanges.delete(this);
    // Unless Node has set the time between two requests, the next one has been sent in advance: it does not belong to this exchange any more.
    if (this.message.socket.timeout === this.idle) this.message.socket.setTimeout(this.path.usualIdleTime);
    if (this.isGone()) {
      this.controller?.abort();
      const listener = this.goneListener;
      if (listener !== undefined) this.attempt(listener);
    }
    super.closed();
  }

  private isGone(): boolean {
    return this.response.destroyed && !this.response.writableFinished;
  }

  /** The time to the head of the answer counts no more. */
  private stopHeadTimer(): void {
    clearTimeout(this.late);
    this.late = undefined;
  }

  private setIdle(time: number): void {
    this.idle = time;
    if (this.message.socket.timeout !== time) this.message.socket.setTimeout(time);
  }

  private count(piece: Buffer | string): void {
    // Node sends none of it to HEAD.
    if (this.method !== 'HEAD') this.bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
    this.kept?.add(piece);
  }

  private stall(): void {
    const { socket } = this.message;
    const bytes = this.response.writableLength;
    this.load.waits(socket, bytes - this.waiting);
    this.waiting = bytes;
    if (this.isStalled) return;
    this.isStalled = true;
    this.setIdle(this.path.limits.stallTime);
    this.response.once('drain', () => {
      this.isStalled = false;
      this.load.took(socket, this.waiting);
      this.waiting = 0;
      this.setIdle(this.path.limits.idleTime);
      const listener = this.writableListener;
      if (listener !== undefined) this.attempt(listener);
    });
  }
}

const empty = Buffer.alloc(0);
const soonAgain = { 'retry-after': '1' };
