import { hash, randomUUID } from 'node:crypto';
import type { Backend, BackendProblem, Cancellable, Conversation, OutboundCall, Receiver } from '../backend/backend.ts';
import { malformed } from '../backend/answer-problems.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import { idText, stringOf, valueOf, type Envelope } from '../envelope/envelope.ts';
import type { Span } from '../envelope/json-cursor.ts';
import { invalidParams, unknownMethod } from '../envelope/rpc-errors.ts';
import { supportedRevisions } from '../era/revisions.ts';
import { whenKnown, type MaybePromise } from '../maybe-promise.ts';
import { CallOverLegacy } from './call-over-legacy.ts';
import { bridgedServerCapabilities, parsedObject } from './capabilities.ts';
import { ListenOverLegacy } from './listen-over-legacy.ts';
import { answerLocally } from './local-answer.ts';
import { ParkedCalls } from './parked-calls.ts';
import type { Replicas } from '../session/replicas.ts';
import { RelayedCalls } from './relayed-calls.ts';
import { PooledSession } from './pooled-session.ts';
import { paramHeaderProblem, type ParamHeader } from './param-headers.ts';
import { createStateSeal, type RequestState, type StateSeal } from './request-state.ts';
import { ToolCatalog } from './tool-catalog.ts';

/** Sessions with one server, those of one caller who has signed in among them, and milliseconds after which an unused one ends. */
const mostSessions = 1000;
const mostOfOne = 100;
const idleTime = 300_000;
const sweepTime = 30_000;
/** Characters of capabilities that are kept to find a session by; of longer ones a digest is. */
const longestKey = 500;

/** What of the bounds of a gateway holds here. */
export interface BridgeBounds {
  /** What a client says of itself, which is kept as long as a session with the server. */
  readonly initializeSize: number;
  readonly parkTime: number;
}

/** Requests of modern clients toward a server of the legacy era, which needs sessions: they are shared by caller and capabilities. */
export class ConversationsOverLegacy {
  private readonly backend: Backend;
  /** The seal of this process; with other replicas, one that they share takes its place. */
  private readonly own = createStateSeal();
  private shared: StateSeal | undefined;
  private readonly replicas: Replicas | undefined;
  private readonly replica: string;
  private readonly relayed: RelayedCalls | undefined;
  private readonly catalog = new ToolCatalog();
  private readonly parked: ParkedCalls<CallOverLegacy>;
  private readonly bounds: BridgeBounds;
  private readonly sessions = new Map<string, PooledSession>();
  private readonly sweep: NodeJS.Timeout;

  constructor(backend: Backend, bounds: BridgeBounds, replicas?: Replicas) {
    this.backend = backend;
    this.bounds = bounds;
    this.parked = new ParkedCalls(bounds.parkTime);
    this.replicas = replicas;
    this.replica = replicas?.mail.replica ?? randomUUID();
    if (replicas !== undefined) {
      this.relayed = new RelayedCalls(replicas.mail, backend.name, (handle, request, receiver) =>
        this.parked.take(handle)?.resume(request, receiver),
      );
      void this.learnKey();
    }
    this.sweep = setInterval(() => this.endIdle(), sweepTime);
    this.sweep.unref();
  }

  /** The conversation of one caller. `binding` distinguishes callers. */
  of(binding: string): Conversation {
    return {
      request: (call, receiver) => this.request(binding, call, receiver),
      // This revision has no notifications of clients that a legacy server would know.
      notify: () => undefined,
    };
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
    this.relayed?.close();
    this.parked.close();
    await Promise.all([...this.sessions.values()].map((session) => session.close()));
    this.sessions.clear();
  }

  /** The headers of parameters that a tool asks for. */
  paramHeaders(tool: string, binding: string, headers: OutboundHeaders): MaybePromise<readonly ParamHeader[]> {
    return this.catalog.headersOf(tool, this.of(binding), headers);
  }

  private request(binding: string, call: OutboundCall, receiver: Receiver): Cancellable {
    const { envelope } = call;
    const { method = '' } = envelope;
    const id = idText(envelope);
    if (method === 'server/discover') return answerLocally(receiver, id, this.discovered());
    if (method.startsWith('tasks/')) return answerLocally(receiver, id, unknownMethod({ method }));
    const state = stringOf(envelope, envelope.param.requestState);
    if (state !== undefined) return this.resumed(binding, state, envelope, receiver);
    if (envelope.param.requestState !== undefined)
      return answerLocally(receiver, id, invalidParams({ problem: 'requestState has to be a string' }));
    const { 'io.modelcontextprotocol/clientCapabilities': can, 'io.modelcontextprotocol/clientInfo': who } =
      envelope.meta;
    const { initializeSize } = this.bounds;
    if (lengthOf(can) + lengthOf(who) > initializeSize) {
      const problem = `clientCapabilities and clientInfo are longer than ${initializeSize} bytes`;
      return answerLocally(receiver, id, invalidParams({ problem }));
    }
    return this.checked(binding, call, receiver);
  }

  /** A new call, once its headers say what its arguments say. A server of the legacy era does not look at them. */
  private checked(binding: string, call: OutboundCall, receiver: Receiver): Cancellable {
    const { envelope, headers } = call;
    const name = envelope.method === 'tools/call' ? stringOf(envelope, envelope.param.name) : undefined;
    if (name === undefined) return this.begun(binding, call, receiver);
    const asksFor = this.catalog.knownHeadersOf(name);
    const go = (asked: readonly ParamHeader[]): Cancellable => {
      const given = asked.length === 0 ? undefined : valueOf(envelope, envelope.param.arguments);
      const problem = paramHeaderProblem(asked, headers, given);
      return problem === undefined
        ? this.begun(binding, call, receiver)
        : answerLocally(receiver, idText(envelope), problem);
    };
    const hasHeaders = headers.some((each, index) => index % 2 === 0 && each.startsWith('mcp-param-'));
    if (asksFor !== undefined || !hasHeaders) return go(asksFor ?? []);
    return startedSoon(this.catalog.headersOf(name, this.of(binding), headers), go, receiver);
  }

  /** A new call, in the session of this caller. */
  private begun(binding: string, call: OutboundCall, receiver: Receiver): Cancellable {
    const session = this.sessionOf(binding, call.envelope);
    if (session === undefined) {
      const message = 'all sessions that there may be with it are in use';
      queueMicrotask(() => receiver.fail({ kind: 'overloaded', message, mayHaveExecuted: false }));
      return { cancel: () => undefined };
    }
    const start = (problem: BackendProblem | undefined): Cancellable | undefined => {
      if (problem === undefined) return this.started(session, binding, call, receiver);
      const isRefused = problem.kind === 'malformed' || problem.kind === 'status';
      const fail = (): void => receiver.fail(problem);
      // A server that refuses to begin may speak another era by now.
      if (isRefused && call.mismatched !== undefined) call.mismatched(fail);
      else fail();
      return undefined;
    };
    return startedSoon(session.begun(call.headers), start, receiver);
  }

  private started(session: PooledSession, binding: string, call: OutboundCall, receiver: Receiver): Cancellable {
    if (call.envelope.method === 'subscriptions/listen') {
      const listening = new ListenOverLegacy(session, call, receiver, this.greeting['capabilities']);
      listening.start();
      return listening;
    }
    const seal = (place: Omit<RequestState, 'replica'>, request: Envelope): string =>
      (this.shared ?? this.own).seal({ ...place, replica: this.replica }, binding, request);
    return new CallOverLegacy(session, this.parked, binding, seal, call, receiver).start();
  }

  /** The client comes back with answers for a call that waits, here or in another replica. */
  private resumed(binding: string, text: string, envelope: Envelope, receiver: Receiver): Cancellable {
    const key = this.replicas === undefined || this.shared !== undefined ? undefined : this.learnKey();
    return startedSoon(key, () => this.goneOn(binding, text, envelope, receiver), receiver);
  }

  private goneOn(binding: string, text: string, envelope: Envelope, receiver: Receiver): Cancellable {
    const state = this.shared?.open(text, binding, envelope) ?? this.own.open(text, binding, envelope);
    const refuse = (problem: string): Cancellable =>
      answerLocally(receiver, idText(envelope), invalidParams({ problem }));
    if (state === undefined) return refuse('requestState is not one of this server for this caller and this request');
    const hasExpired = state.expires < Date.now();
    if (state.replica !== this.replica && !hasExpired && this.relayed !== undefined)
      return this.relayed.resume(state.replica, state.handle, envelope, receiver);
    if (state.replica !== this.replica)
      return refuse(
        'the call waits in another replica of this proxy, or in one that has ended: make it anew, or share sessions',
      );
    const call = hasExpired ? undefined : this.parked.take(state.handle);
    return call?.resume(envelope, receiver) ?? refuse('the call does not wait any more: make it anew');
  }

  private async learnKey(): Promise<void> {
    const key = await this.replicas?.stateKey();
    if (key !== undefined) this.shared ??= createStateSeal(key);
  }

  /** The session of a caller who can do this; undefined: there are too many. */
  private sessionOf(binding: string, envelope: Envelope): PooledSession | undefined {
    const { meta } = envelope;
    const span = meta['io.modelcontextprotocol/clientCapabilities'];
    const capabilities = span === undefined ? '' : envelope.bytes.toString('utf8', span.start, span.end);
    const key = `${binding}\n${capabilities.length > longestKey ? hash('sha256', capabilities) : capabilities}`;
    const present = this.sessions.get(key);
    if (present !== undefined) {
      this.sessions.delete(key);
      this.sessions.set(key, present);
      return present;
    }
    if (!this.hasRoom(binding)) return undefined;
    const clientInfo = valueOf(envelope, meta['io.modelcontextprotocol/clientInfo']);
    const session = new PooledSession(this.backend, this.catalog, valueOf(envelope, span), clientInfo);
    this.sessions.set(key, session);
    return session;
  }

  /** Makes room for one more session: a caller with many gives up its own first. False: those that could end are in use. */
  private hasRoom(binding: string): boolean {
    const own = [...this.sessions].filter(([key]) => key.startsWith(`${binding}\n`));
    if (binding !== '' && own.length >= mostOfOne && !this.endOldest(own)) return false;
    return this.sessions.size < mostSessions || this.endOldest(this.sessions);
  }

  private endOldest(sessions: Iterable<[key: string, session: PooledSession]>): boolean {
    for (const [key, session] of sessions) {
      if (!session.idle) continue;
      this.end(key, session);
      return true;
    }
    return false;
  }

  private endIdle(): void {
    const before = performance.now() - idleTime;
    for (const [key, session] of this.sessions) if (session.idle && session.usedAt < before) this.end(key, session);
  }

  private end(key: string, session: PooledSession): void {
    this.sessions.delete(key);
    void session.close();
  }

  private discovered(): string {
    const { capabilities, serverInfo, instructions } = this.greeting;
    return JSON.stringify({
      resultType: 'complete',
      supportedVersions: supportedRevisions,
      capabilities: bridgedServerCapabilities(capabilities, 'modern'),
      ...(instructions === undefined ? {} : { instructions }),
      ...(serverInfo === undefined ? {} : { _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } }),
      ttlMs: 0,
      cacheScope: 'private',
    });
  }

  private get greeting(): ReturnType<typeof parsedObject> {
    const { facts } = this.backend;
    return facts === undefined ? {} : parsedObject(facts.greeting);
  }
}

function lengthOf(span: Span | undefined): number {
  return span === undefined ? 0 : span.end - span.start;
}

/** Something that starts once a value is there, unless it is cancelled before. */
function startedSoon<T>(
  value: MaybePromise<T>,
  start: (value: T) => Cancellable | undefined,
  receiver: Receiver,
): Cancellable {
  let started: Cancellable | undefined;
  let isCancelled = false;
  const go = (known: T): void => {
    if (!isCancelled) started = start(known);
  };
  whenKnown(value, go, (error) =>
    receiver.fail(malformed(`its session failed (${error instanceof Error ? error.message : 'unknown'})`)),
  );
  return {
    cancel() {
      isCancelled = true;
      started?.cancel();
    },
  };
}
