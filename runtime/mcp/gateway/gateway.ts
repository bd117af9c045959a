import type { WireError } from '../../http/wire-error.ts';
import type { Log } from '../../observe/log.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import {
  batchRefused,
  messageTooLarge,
  methodNotSupported,
  overloaded,
  wrongMediaType,
} from '../envelope/rpc-errors.ts';
import { scanClientMessage } from '../envelope/scan-client-message.ts';
import { classify, sessionOf } from '../era/classify.ts';
import { memoryEventLog } from '../session/event-log.ts';
import type { Replicas } from '../session/replicas.ts';
import type { SessionStore } from '../session/session-store.ts';
import { answerError, answerWireError, errorOfScan } from './answers.ts';
import { beginSession } from './legacy/begin-session.ts';
import { gatewayBounds, type GatewayBounds } from './bounds.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import { GatewayCore } from './gateway-core.ts';
import { whenKnown } from '../maybe-promise.ts';
import type { Caller, Feature, Hooks } from './hooks.ts';
import type { LiveSession } from './legacy/live-session.ts';
import { mediaType } from '../backend/media-type.ts';
import { SseClients } from './legacy/sse-clients.ts';
import { postProblem, siteProblem, type AllowedSites } from './request-head.ts';
import { serveModern } from './modern/serve-modern.ts';
import { servePost } from './legacy/serve-post.ts';
import { serveBatch } from './legacy/serve-batch.ts';
import { isBatch } from '../envelope/split-batch.ts';
import { isModernRevision } from '../era/revisions.ts';
import { sayListsChanged } from './modern/list-changes.ts';
import { hearOtherReplicas } from './legacy/other-replicas.ts';
import { openServerStream } from './legacy/serve-stream.ts';
import { renewSubscriptions } from './legacy/subscriptions.ts';
import type { Backend } from '../backend/backend.ts';
import type { View } from './view/view.ts';

export interface GatewayOptions {
  readonly view: View;
  readonly sessions: SessionStore;
  readonly sites: AllowedSites;
  readonly log: Log;
  readonly hooks?: Hooks;
  readonly bounds?: Partial<GatewayBounds>;
  /** Other processes that serve the same sessions; absent where this is the only one. */
  readonly replicas?: Replicas | undefined;
}

/** One MCP endpoint for clients of both eras. */
export interface Gateway {
  /** Answers one HTTP request on the endpoint. */
  handle(exchange: RawExchange): void;
  /** Answers GET on the address of streams, for clients of the deprecated HTTP+SSE transport. `messages`: where they post to. */
  openSse(exchange: RawExchange, messages: string): void;
  /** Answers POST on that address. */
  postSse(exchange: RawExchange): void;
  /** Notifies clients that lists have changed, without a notification of a server. */
  listsChanged(features: readonly Feature[]): void;
  /** Backends of the view may be others, or speak another era: subscriptions of sessions are asked for there. */
  backendsChanged(): void;
  /** Ends what sessions have with a backend that the view has no more; everything else goes on. */
  forget(backend: Backend): Promise<void>;
  /** Answers calls that are under way with an error, for a process that can wait no longer. */
  giveUp(): void;
  /** Ends streams, so that clients may resume elsewhere, and sessions of this process. */
  close(): Promise<void>;
}

const allowedMethods = 'POST, GET, DELETE';

/** Makes the endpoint. What is in front of it bounds the body by `messageSize`. */
export function createGateway(options: GatewayOptions): Gateway {
  const { sessions, sites, log, view, hooks = {} } = options;
  const bounds = { ...gatewayBounds, ...options.bounds };
  const { replicas } = options;
  const events = replicas?.events ?? memoryEventLog(bounds);
  const core = new GatewayCore({ view, hooks, sessions, events, bounds, log, replicas });
  if (replicas !== undefined) hearOtherReplicas(core, replicas.mail);
  const sse = new SseClients(core);
  const beat = setInterval(() => {
    const past = performance.now() - bounds.keptTime;
    const now = Date.now() / 1000;
    for (const session of core.liveSessions) {
      session.forgetStreams(past);
      session.endExpiredStream(now);
      for (const stream of session.openStreams()) stream.keepAlive();
    }
    for (const stream of core.openStreams) stream.keepAlive(now);
  }, bounds.keepAliveTime);
  beat.unref();

  function handle(exchange: RawExchange): void {
    admit(exchange, exchange.method === 'POST' ? postProblem(exchange.headers) : undefined, (caller) =>
      identified(exchange, caller),
    );
  }

  /** Goes on with who calls, where the site and the head of the request are as they should be. */
  function admit(exchange: RawExchange, head: RpcError | undefined, next: (caller: Caller) => void): void {
    const problem = siteProblem(exchange.headers, sites) ?? head;
    if (problem !== undefined) {
      answerError(exchange, problem);
      return;
    }
    const { authenticate } = hooks;
    const caller = authenticate?.(exchange) ?? { identity: undefined, token: undefined };
    const go = (found: Caller | WireError): void => {
      if ('kind' in found) {
        answerWireError(exchange, found);
        return;
      }
      exchange.subject = found.identity?.subject;
      next(found);
    };
    whenKnown(caller, go, bugOf(exchange));
  }

  /** A message for a stream of HTTP+SSE; its answer goes there. */
  function postSse(exchange: RawExchange): void {
    const isJson = mediaType(exchange.headers['content-type']) === 'application/json';
    admit(exchange, isJson ? undefined : wrongMediaType({}), (caller) =>
      exchange.readBody((body) => {
        if (!Buffer.isBuffer(body)) {
          answerError(exchange, bodyProblem(body));
          return;
        }
        const envelope = scanClientMessage(body);
        if (envelope.kind === 'problem') answerError(exchange, errorOfScan(envelope), envelope.id);
        else sse.post(exchange, caller, envelope);
      }),
    );
  }

  function bodyProblem({ status, headers }: WireError): RpcError {
    if (status === 503)
      return overloaded({ problem: 'other messages take all memory that there is for them' }, headers);
    return status === 413 ? messageTooLarge({ limit: bounds.messageSize }) : wrongMediaType({});
  }

  function identified(exchange: RawExchange, caller: Caller): void {
    if (exchange.method === 'POST') exchange.readBody((body) => received(exchange, caller, body));
    else inSession(exchange, caller);
  }

  function received(
    exchange: RawExchange,
    caller: Caller,
    body: Parameters<Parameters<RawExchange['readBody']>[0]>[0],
  ): void {
    if (!Buffer.isBuffer(body)) {
      answerError(exchange, bodyProblem(body));
      return;
    }
    if (isBatch(body)) {
      const id = sessionOf(exchange.headers);
      if (id === undefined || isModernRevision(exchange.headers['mcp-protocol-version']?.toString()))
        answerError(exchange, batchRefused({}));
      else withSession(exchange, caller, id, (session) => serveBatch(core, exchange, caller, session, body));
      return;
    }
    const envelope = scanClientMessage(body);
    if (envelope.kind === 'problem') answerError(exchange, errorOfScan(envelope), envelope.id);
    else message(exchange, caller, envelope);
  }

  function message(exchange: RawExchange, caller: Caller, envelope: Envelope): void {
    const found = classify(exchange.headers, envelope);
    if (found.era === 'refused') {
      const { id } = envelope;
      answerError(
        exchange,
        found.error,
        id === undefined ? undefined : envelope.bytes.toString('utf8', id.start, id.end),
      );
    } else if (found.era === 'modern') serveModern(core, exchange, caller, envelope);
    else if (found.step === 'initialize') beginSession(core, exchange, caller, envelope);
    else
      withSession(exchange, caller, found.session, (session) => servePost(core, exchange, caller, session, envelope));
  }

  /** GET and DELETE, which only sessions have. */
  function inSession(exchange: RawExchange, caller: Caller): void {
    const id = sessionOf(exchange.headers);
    const { method } = exchange;
    if (id === undefined || (method !== 'GET' && method !== 'DELETE')) {
      const allowed = id === undefined ? 'POST' : allowedMethods;
      answerError(exchange, methodNotSupported({ method, allowed }, { allow: allowed }));
      return;
    }
    withSession(exchange, caller, id, (session) => {
      if (method === 'GET') openServerStream(core, exchange, caller, session);
      else whenKnown(core.endSession(session), () => exchange.answer({ status: 204 }), bugOf(exchange));
    });
  }

  function withSession(exchange: RawExchange, caller: Caller, id: string, next: (session: LiveSession) => void): void {
    const onFound = (found: LiveSession | RpcError): void => {
      if ('kind' in found) answerError(exchange, found);
      else next(found);
    };
    whenKnown(core.findSession(id, caller), onFound, bugOf(exchange));
  }

  function bugOf(exchange: RawExchange): (error: unknown) => void {
    return (error) => core.bug(exchange, error, undefined, () => undefined);
  }

  return {
    handle,
    openSse: (exchange, messages) => admit(exchange, undefined, (caller) => sse.open(exchange, caller, messages)),
    postSse,
    listsChanged: (features) => sayListsChanged(core, features),
    backendsChanged() {
      for (const session of core.liveSessions) renewSubscriptions(core, session);
    },
    forget: (backend) => core.forget(backend),
    giveUp: () => core.giveUp(),
    async close() {
      clearInterval(beat);
      sse.close();
      await core.close();
    },
  };
}
