import { randomUUID } from 'node:crypto';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import { rpcErrorBytes } from '../../envelope/rpc-error.ts';
import { invalidMessage, overloaded, sessionNeeded, streamUnknown } from '../../envelope/rpc-errors.ts';
import { eventStreamHeaders, type StreamOutlet } from '../../session/client-stream.ts';
import { eventBytes } from '../../stream/write-event.ts';
import { answerAccepted, answerError } from '../answers.ts';
import { beginSession, type Beginning } from './begin-session.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';
import type { LiveSession } from './live-session.ts';
import { quotaKeyOf } from './quota-key.ts';
import { getProblem } from '../request-head.ts';
import { replyOn } from './serve-batch.ts';
import { passOn, serveCall, sessionMessage } from './serve-session.ts';
import { listenForClient } from './serve-stream.ts';

/** Streams that are open at the same time. */
const mostClients = 10_000;
/** Milliseconds that a client has for its initialize. */
const beginTime = 60_000;
/** Milliseconds between two looks whether a stream can end. */
const drainLook = 50;

/** A client of the deprecated HTTP+SSE transport: one stream, which everything comes on, and POSTs beside it. */
interface SseClient {
  readonly binding: string;
  /** Whose share of all streams it is a part of. */
  readonly quotaKey: string;
  readonly outlet: SseOutlet;
  /** Ends a stream that begins no session. */
  readonly late: NodeJS.Timeout;
  session: LiveSession | undefined;
  isBeginning: boolean;
}

/**
 * Clients of HTTP+SSE (2024-11-05, Transports). A stream is a session: it ends with its connection, and belongs to the caller who has
 * opened it.
 */
export class SseClients {
  private readonly core: GatewayCore;
  private readonly clients = new Map<string, SseClient>();
  private readonly count = new Map<string, number>();

  constructor(core: GatewayCore) {
    this.core = core;
  }

  /** Opens a stream. `messages`: the address that its client posts to, without the query. */
  open(exchange: RawExchange, caller: Caller, messages: string): void {
    const problem = getProblem(exchange.headers);
    const binding = this.core.bindingOf(caller);
    const quotaKey = quotaKeyOf(binding, exchange.remoteAddress);
    const count = this.count.get(quotaKey) ?? 0;
    if (problem !== undefined || this.clients.size >= mostClients || count >= this.core.bounds.streamsPerQuotaKey) {
      answerError(exchange, problem ?? overloaded({ problem: 'too many streams are open' }));
      return;
    }
    const id = randomUUID();
    const outlet = new SseOutlet(exchange, () => this.gone(id));
    const late = setTimeout(() => {
      if (this.clients.get(id)?.session === undefined) outlet.end();
    }, beginTime);
    late.unref();
    this.count.set(quotaKey, count + 1);
    this.clients.set(id, {
      binding,
      quotaKey,
      outlet,
      late,
      session: undefined,
      isBeginning: false,
    });
    exchange.start(200, eventStreamHeaders);
    exchange.write(`event: endpoint\ndata: ${messages}?session_id=${id}\n\n`);
    exchange.onEnding(() => this.drain(id));
  }

  /** Takes a message for a stream. Its answer goes there, and is not part of this exchange. */
  post(exchange: RawExchange, caller: Caller, envelope: Envelope): void {
    const id = new URL(exchange.url, 'http://localhost').searchParams.get('session_id');
    const client = id === null ? undefined : this.clients.get(id);
    if (id === null) answerError(exchange, sessionNeeded({}));
    else if (client === undefined || client.binding !== this.core.bindingOf(caller))
      answerError(exchange, streamUnknown({}));
    else if (envelope.kind === 'request' && envelope.method === 'initialize')
      this.begin(exchange, caller, envelope, id, client);
    else if (client.session === undefined)
      answerError(exchange, invalidMessage({ problem: 'the stream begins with an initialize request' }));
    else {
      const { session } = client;
      session.caller = caller;
      const message = sessionMessage(exchange, caller, session, envelope);
      if (envelope.kind !== 'request') {
        passOn(this.core, message, session, (error) =>
          error === undefined ? answerAccepted(exchange) : answerError(exchange, error),
        );
        return;
      }
      answerAccepted(exchange);
      const { listSize } = this.core.bounds;
      serveCall(
        this.core,
        message,
        session,
        replyOn(session.standalone, listSize, () => undefined),
      );
    }
  }

  /** Ends all streams; their clients come again. */
  close(): void {
    for (const { outlet } of this.clients.values()) outlet.end();
  }

  private begin(exchange: RawExchange, caller: Caller, envelope: Envelope, id: string, client: SseClient): void {
    if (client.isBeginning || client.session !== undefined) {
      answerError(exchange, invalidMessage({ problem: 'the stream has its session already' }));
      return;
    }
    client.isBeginning = true;
    answerAccepted(exchange);
    const { outlet } = client;
    const beginning: Beginning = {
      session: id,
      get hasGone() {
        return outlet.ended;
      },
      refuse(error, request) {
        client.isBeginning = false;
        outlet.write(eventBytes(rpcErrorBytes(error, request)));
      },
      answer: (body, session) => {
        client.isBeginning = false;
        if (session === undefined) {
          outlet.write(eventBytes(body));
          return;
        }
        client.session = session;
        clearTimeout(client.late);
        session.standalone.attach(outlet);
        session.standalone.send(body);
        listenForClient(this.core, caller, session);
      },
    };
    beginSession(this.core, exchange, caller, envelope, beginning);
  }

  /** This server ends: who waits for answers gets them first. */
  private drain(id: string): void {
    const client = this.clients.get(id);
    if (client === undefined) return;
    if ((client.session?.requests.size ?? 0) === 0) client.outlet.end();
    else setTimeout(() => this.drain(id), drainLook).unref();
  }

  /** The connection has ended, and with it the session. */
  private gone(id: string): void {
    const client = this.clients.get(id);
    if (client === undefined) return;
    this.clients.delete(id);
    const others = (this.count.get(client.quotaKey) ?? 1) - 1;
    if (others > 0) this.count.set(client.quotaKey, others);
    else this.count.delete(client.quotaKey);
    clearTimeout(client.late);
    if (client.session !== undefined) this.core.endSoon(client.session);
  }
}

/** The one connection of a client, which tells of its end however it comes. */
class SseOutlet implements StreamOutlet {
  private readonly exchange: RawExchange;
  private readonly over: () => void;
  private isOver = false;

  constructor(exchange: RawExchange, over: () => void) {
    this.exchange = exchange;
    this.over = over;
    exchange.onGone(() => this.finish());
  }

  get ended(): boolean {
    return this.isOver || this.exchange.ended;
  }

  get waitingBytes(): number {
    return this.exchange.waitingBytes;
  }

  start(): void {
    // It has begun with the address for messages.
  }

  flush(): void {
    this.exchange.flush();
  }

  write(piece: Buffer): boolean {
    return this.isOver || this.exchange.write(piece);
  }

  end(): void {
    if (this.isOver) return;
    this.exchange.end();
    this.finish();
  }

  onGone(listener: () => void): void {
    this.exchange.onGone(() => {
      listener();
      this.finish();
    });
  }

  onWritable(listener: () => void): void {
    this.exchange.onWritable(listener);
  }

  onEnding(): void {
    // The stream carries answers, too: it is drained, not left for another replica.
  }

  private finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.over();
  }
}
