import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRecord } from '../observe/access-line.ts';
import type { RequestSpan } from '../observe/tracing.ts';
import { isWireError, writeAnswer, type Answer } from './answer.ts';
import type { Reply } from './reply.ts';
import { conditionalReply } from './conditional.ts';
import type { AddressOf } from './client-address.ts';
import type { BodyMemory } from './raw/body-memory.ts';
import type { ConnectionLoad } from './connections/connection-load.ts';
import type { CrossOrigin } from './cross-origin.ts';
import type { WireError } from './wire-error.ts';

/** Sees requests begin and end, for logs, metrics and traces. Called for every one: it has to be quick. */
export interface ExchangeObserver {
  begin?(exchange: Exchange): void;
  end(exchange: Exchange, record: AccessRecord): void;
}

/** Says an error in another way than by its body `{"error", "code"}`, such as a page for people. Undefined: in no other way. */
export type ShowError = (error: WireError, exchange: Exchange) => Reply | undefined;

/** Status that the log gives a request whose client went before it was answered. */
const clientGone = 499;

/** What exchanges of a server share. */
export interface ExchangeContext {
  readonly observer: ExchangeObserver;
  readonly load: ConnectionLoad;
  readonly bodies: BodyMemory;
  readonly addressOf: AddressOf;
}

/** One request with the answer it gets: what handlers may know of it, and the only way to answer. */
export class Exchange {
  /** Finds the request in the log; answers carry it as X-Request-Id. */
  readonly requestId: string;
  /** The pattern of the route that answers, in the words of the API description. */
  readonly route: string;
  /** The client's address: the neighbor on the network, or whom trusted proxies name. */
  readonly remoteAddress: string;
  /** Who calls, for the access log. */
  subject: string | undefined;
  /** The trace that the request is part of, where tracing is on. */
  span: RequestSpan | undefined;
  /** Whom the answer is shared with; undefined: pages of our own origin. */
  crossOrigin: CrossOrigin | undefined;
  protected readonly message: IncomingMessage;
  protected readonly response: ServerResponse;
  protected readonly load: ConnectionLoad;
  /** Of the answer; 0 until there is one. */
  protected status = 0;
  /** Of the answer's body. */
  protected bytes = 0;
  /** Of those, the bytes that count as waiting for the client. */
  protected waiting = 0;
  private readonly observer: ExchangeObserver;
  private readonly showError: ShowError | undefined;
  private readonly started = performance.now();

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    route: string,
    { observer, load, addressOf }: ExchangeContext,
    showError?: ShowError,
  ) {
    this.message = message;
    this.response = response;
    this.requestId = requestId;
    this.route = route;
    this.remoteAddress = addressOf(message);
    this.observer = observer;
    this.load = load;
    this.showError = showError;
    load.begun(message.socket);
    observer.begin?.(this);
    response.once('close', () => this.closed());
  }

  get method(): string {
    return this.message.method ?? 'GET';
  }

  /** Names in lower case. */
  get headers(): IncomingHttpHeaders {
    return this.message.headers;
  }

  /** Names and values in turn, as they came: Node drops a second header of some names from its other view. */
  get rawHeaders(): readonly string[] {
    return this.message.rawHeaders;
  }

  /** What the request came on: the same for all requests of a connection, and nothing to be looked into. */
  get connection(): object {
    return this.message.socket;
  }

  /** The address as it was asked for, with its query. It is not for logs. */
  get url(): string {
    return this.message.url ?? '/';
  }

  /** Milliseconds since the request began. */
  get elapsed(): number {
    return performance.now() - this.started;
  }

  /** True after the first answer; later ones are dropped. */
  get answered(): boolean {
    return this.status !== 0;
  }

  answer(answer: Answer): void {
    if (this.answered) return;
    const { headers } = this.message;
    const given = isWireError(answer) ? answer : conditionalReply(answer, this.method, headers['if-none-match']);
    this.status = given.status;
    if (this.response.destroyed) return;
    const shown = isWireError(given) ? this.showError?.(given, this) : undefined;
    this.bytes = writeAnswer(
      this.response,
      shown ?? given,
      this.requestId,
      this.crossOrigin?.sharingWith(headers.origin),
    );
    this.waiting = this.bytes;
    this.load.waits(this.message.socket, this.waiting);
  }

  /** The answer is complete, or its client has gone. */
  protected closed(): void {
    this.load.ended(this.message.socket, this.waiting);
    const aborted = !this.answered || (!this.response.writableFinished && this.message.socket.destroyed);
    this.observer.end(this, {
      method: this.method,
      route: this.route,
      status: this.answered ? this.status : clientGone,
      duration: this.elapsed,
      bytes: this.bytes,
      requestId: this.requestId,
      remoteAddress: this.remoteAddress,
      ...(this.subject === undefined ? {} : { subject: this.subject }),
      ...(aborted ? { aborted } : {}),
    });
  }
}
