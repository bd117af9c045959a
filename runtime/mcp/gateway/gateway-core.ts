import type { Log } from '../../observe/log.ts';
import {
  isProblem,
  type Backend,
  type BackendProblem,
  type Conversation,
  type OutboundCall,
} from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { Bridges } from '../bridge/bridges.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { internalRpcError, sessionUnknown, storageUnavailable } from '../envelope/rpc-errors.ts';
import type { Replicas } from '../session/replicas.ts';
import { replicaName } from '../session/replica-mail.ts';
import { sessionMail, type SessionTopic } from './legacy/session-mail.ts';
import type { EventLog } from '../session/event-log.ts';
import type { SessionRecord, SettingChange } from '../session/session-record.ts';
import type { SessionStore } from '../session/session-store.ts';
import { answerError } from './answers.ts';
import { beginMessage, type BegunMessage } from './begun-message.ts';
import type { GatewayBounds } from './bounds.ts';
import { ChangedEras } from './changed-eras.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import { whenKnown, type MaybePromise } from '../maybe-promise.ts';
import { headersOrProblem, type Caller, type Hooks, type ObservedMessage } from './hooks.ts';
import { sayLogLevel } from './legacy/log-level.ts';
import { ownerOf } from './legacy/session-owner.ts';
import { adoptSettings } from './legacy/shared-settings.ts';
import { ListListeners } from './modern/list-listeners.ts';
import { eraToward, LiveSession } from './legacy/live-session.ts';
import type { SessionHost } from './legacy/session-host.ts';
import { renewSubscriptions } from './legacy/subscriptions.ts';
import { StoreUnreachable } from '../session/store-unreachable.ts';
import type { RequestPath } from './request-path.ts';
import { ToolAnnotations } from './view/tool-annotations.ts';
import type { View } from './view/view.ts';

interface OpenAnswer {
  /** `now`: seconds since 1970. */
  keepAlive(now: number): void;
  fail(problem: BackendProblem): void;
}

export interface GatewayCoreOptions {
  readonly view: View;
  readonly hooks: Hooks;
  readonly sessions: SessionStore;
  readonly events: EventLog;
  readonly bounds: GatewayBounds;
  readonly log: Log;
  /** Other processes that serve the same sessions; absent where this is the only one. */
  readonly replicas?: Replicas | undefined;
}

/** What the requests of one gateway share: its sessions, its conversations, and how a request ends. */
export class GatewayCore implements SessionHost {
  readonly view: View;
  readonly hooks: Hooks;
  readonly bounds: GatewayBounds;
  readonly bridges: Bridges;
  /** Answers to clients of 2026-07-28 that are not complete; streams among them may be quiet for a while. */
  readonly openStreams = new Set<OpenAnswer>();
  readonly listeners = new ListListeners();
  private readonly annotations = new ToolAnnotations(this);
  private readonly options: GatewayCoreOptions;
  private readonly live = new Map<string, LiveSession>();
  private readonly replica: string;
  private readonly eras = new ChangedEras();

  constructor(options: GatewayCoreOptions) {
    this.options = options;
    this.view = options.view;
    this.hooks = options.hooks;
    this.bounds = options.bounds;
    this.bridges = new Bridges(options.replicas, options.bounds);
    this.replica = options.replicas?.mail.replica ?? replicaName();
    options.sessions.onEnded((id) => {
      const session = this.live.get(id);
      this.live.delete(id);
      if (session !== undefined) this.end(session, 'session-ended');
    });
    options.sessions.onChanged((id) => {
      // Its client may send nothing to this replica for a long time, and still listen.
      if (this.live.has(id)) whenKnown(options.sessions.find(id), (record) => this.renew(record), this.failed);
    });
  }

  /** Sessions that this replica holds something of. */
  get liveSessions(): Iterable<LiveSession> {
    return this.live.values();
  }

  /** The session of this id, where this replica holds something of it. */
  knownSession(id: string): LiveSession | undefined {
    return this.live.get(id);
  }

  get hasSeveral(): boolean {
    return this.view.isAggregate === true;
  }

  get replicas(): Replicas | undefined {
    return this.options.replicas;
  }

  /** Tells the other replicas what may be for them. */
  tellReplicas(topic: SessionTopic, session: string, message: Buffer): void {
    this.options.replicas?.mail.send('all', topic, sessionMail(session, message));
  }

  /** A message begins; `done` is called when it ends, with the error where we answered one. */
  begin(message: ObservedMessage): BegunMessage {
    return beginMessage(this.hooks, message);
  }

  /** Finds out what a backend speaks where nobody knows yet. Undefined: it is known. */
  reach(backend: Backend, headers: OutboundHeaders): MaybePromise<BackendProblem | undefined> {
    if (backend.facts !== undefined) return undefined;
    return backend.probe(headers).then((found) => (isProblem(found) ? found : undefined));
  }

  /** What a tool says of itself, for decisions about calls. */
  readonly annotationsOf: RequestPath['annotationsOf'] = (backend, caller, name) =>
    this.annotations.of(backend, caller, name);

  /** Independent requests of one caller to a backend of either era. */
  converse(backend: Backend, caller: Caller): Conversation {
    if (backend.facts?.eras.has('modern') === true) return backend.converse();
    return this.bridges.overLegacy(backend).of(this.bindingOf(caller));
  }

  /** Sends a request, and once more where the backend refused it because it speaks another era than it did. */
  send(backend: Backend, call: OutboundCall, go: (call: OutboundCall) => void): void {
    this.eras.send(backend, call, go);
  }

  /** Forgets a backend that is behind this endpoint no more, and ends what sessions have with it. Sessions go on with the others. */
  async forget(backend: Backend): Promise<void> {
    this.annotations.forget();
    for (const session of this.live.values()) if (session.leave(backend)) this.update(session);
    await this.bridges.forget(backend);
  }

  /** Who a session belongs to. */
  bindingOf({ identity }: Caller): string {
    return identity === undefined ? '' : `${identity.issuer}\n${identity.subject}`;
  }

  /** What this replica holds of a session; made when it is first asked for. */
  liveSession(record: SessionRecord, caller: Caller): LiveSession {
    const present = this.live.get(record.id);
    if (present !== undefined) {
      present.caller = caller;
      return present;
    }
    return new LiveSession(record, caller, this.options.events, this.replica, (session, backend) => {
      const owner = ownerOf(this, session, backend, () => this.annotations.forget());
      const isLegacy = eraToward(backend) === 'legacy';
      const conversation = isLegacy ? backend.open(owner) : this.bridges.overModern(backend, owner);
      sayLogLevel(this, session, backend, conversation, session.logLevel);
      // Once this returns, it may have taken the place of one with subscriptions.
      if (session.subscriptions.size > 0) queueMicrotask(() => renewSubscriptions(this, session));
      return conversation;
    });
  }

  /** Keeps a new session. One that cannot be kept ends again. */
  async keep(session: LiveSession): Promise<void> {
    session.hasBegun = true;
    this.live.set(session.record.id, session);
    try {
      await this.options.sessions.create(session.record);
    } catch (error) {
      this.live.delete(session.record.id);
      this.end(session, 'session-ended');
      throw error;
    }
  }

  /** The session of a request. One of somebody else is as unknown as one that never was. */
  findSession(id: string, caller: Caller): MaybePromise<LiveSession | RpcError> {
    const found = this.options.sessions.find(id);
    return found instanceof Promise
      ? found.then((record) => this.admitted(record, caller))
      : this.admitted(found, caller);
  }

  credentialsOf(caller: Caller, backend: Backend): MaybePromise<OutboundHeaders | BackendProblem> {
    const { credential } = this.hooks;
    if (credential === undefined) return noHeaders;
    const given = credential.headers(caller, backend);
    return given instanceof Promise ? given.then(headersOrProblem) : headersOrProblem(given);
  }

  /** Ends a session; nobody waits for that. */
  endSoon(session: LiveSession): void {
    const failed = (error: unknown): void => this.options.log.warn({ err: error }, 'a session could not be ended');
    whenKnown(this.endSession(session), () => undefined, failed);
  }

  /** Ends a session. False: there is none. */
  endSession(session: LiveSession): MaybePromise<boolean> {
    return this.options.sessions.remove(session.record.id);
  }

  /** A bug of this program: it is logged, and answers the request if it has no answer yet. */
  bug(exchange: RawExchange, error: unknown, id: string | undefined, done: (error: RpcError) => void): void {
    const answer = this.failure(exchange, error);
    if (!exchange.answered) answerError(exchange, answer, id);
    done(answer);
  }

  /** The answer to a client where the gateway itself has failed; the failure is logged. */
  failure({ requestId }: RawExchange, error: unknown): RpcError {
    if (error instanceof StoreUnreachable) {
      this.options.log.warn({ requestId }, error.message);
      return storageUnavailable({}, { 'retry-after': '5' });
    }
    this.options.log.error({ err: error, requestId }, 'a request failed');
    return internalRpcError({ requestId });
  }

  /** Answers every open request, since this process ends: clients learn that no result follows. */
  giveUp(): void {
    const problem: BackendProblem = { kind: 'ending', message: 'this process ends', mayHaveExecuted: true };
    for (const { requests } of this.live.values()) for (const request of requests.values()) request.fail(problem);
    for (const answer of this.openStreams) answer.fail(problem);
  }

  /** Ends everything that is open; clients may come again elsewhere. */
  async close(): Promise<void> {
    const all = [...this.live.values()];
    this.live.clear();
    await Promise.all(all.map((session) => session.end('shutdown')));
    await this.bridges.close();
    await this.options.sessions.close();
  }

  private admitted(record: SessionRecord | undefined, caller: Caller): LiveSession | RpcError {
    if (record === undefined || record.binding !== this.bindingOf(caller)) return sessionUnknown({});
    const session = this.liveSession(record, caller);
    session.hasBegun = true;
    this.live.set(record.id, session);
    this.renew(record);
    return session;
  }

  /** Takes over what other replicas have written of a session. */
  private renew(record: SessionRecord | undefined): void {
    const session = record === undefined ? undefined : this.live.get(record.id);
    if (record === undefined || session === undefined) return;
    const before = session.record.settings;
    session.record = record;
    if (record.settings !== before) adoptSettings(this, session, before);
  }

  share(session: LiveSession, change: SettingChange): void {
    if (this.replicas !== undefined)
      whenKnown(this.options.sessions.changeSetting(session.record.id, change), () => undefined, this.failed);
  }

  update(session: LiveSession): void {
    if (this.live.get(session.record.id) === session)
      whenKnown(this.options.sessions.update(session.record), () => undefined, this.failed);
  }

  private readonly failed = (error: unknown): void =>
    this.options.log.warn({ err: error }, 'a session could not be written down, or read, again');

  private end(session: LiveSession, reason: 'session-ended' | 'shutdown'): void {
    session
      .end(reason)
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'a session could not be ended at its servers'));
  }
}
