import type { Log } from '../../observe/log.ts';
import {
  isProblem,
  type Backend,
  type BackendProblem,
  type Conversation,
  type SessionOwner,
} from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { Bridges } from '../bridge/bridges.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { internalRpcError, sessionUnknown, storageUnavailable } from '../envelope/rpc-errors.ts';
import type { EventLog } from '../session/event-log.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { SessionStore } from '../session/session-store.ts';
import { answerError } from './answers.ts';
import type { GatewayBounds } from './bounds.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import type { Soon } from '../soon.ts';
import {
  isMissing,
  type Caller,
  type CredentialHook,
  type Hooks,
  type MissingCredential,
  type ObservedMessage,
} from './hooks.ts';
import { LiveSession } from './live-session.ts';
import { StoreUnreachable } from '../session/store-unreachable.ts';
import type { View } from './view.ts';

export interface GatewayCoreParts {
  readonly view: View;
  readonly hooks: Hooks;
  readonly sessions: SessionStore;
  readonly events: EventLog;
  readonly bounds: GatewayBounds;
  readonly log: Log;
}

/** What the requests of one gateway share: its sessions, its conversations, and how a request ends. */
export class GatewayCore {
  readonly view: View;
  readonly hooks: Hooks;
  readonly bounds: GatewayBounds;
  private readonly parts: GatewayCoreParts;
  private readonly live = new Map<string, LiveSession>();
  private readonly bridges = new Bridges();

  constructor(parts: GatewayCoreParts) {
    this.parts = parts;
    this.view = parts.view;
    this.hooks = parts.hooks;
    this.bounds = parts.bounds;
    parts.sessions.onEnded((id) => {
      const session = this.live.get(id);
      this.live.delete(id);
      void session?.end('session-ended');
    });
  }

  /** Sessions that this replica holds something of. */
  get liveSessions(): Iterable<LiveSession> {
    return this.live.values();
  }

  /** A message begins; the result is called when it ends, with the error where we answered one. */
  begin(message: ObservedMessage): (error: RpcError | undefined) => void {
    const { observer } = this.hooks;
    if (observer === undefined) return ignore;
    const end = observer.begin(message);
    let isOver = false;
    return (error) => {
      if (isOver) return;
      isOver = true;
      end(error === undefined ? {} : { error });
    };
  }

  /** Finds out what a backend speaks where nobody knows yet. Undefined: it is known. */
  reach(backend: Backend, headers: OutboundHeaders): Soon<BackendProblem | undefined> {
    if (backend.facts !== undefined) return undefined;
    return backend.probe(headers).then((found) => (isProblem(found) ? found : undefined));
  }

  /** Requests of one caller that stand alone, toward a backend of either era. */
  converse(backend: Backend, caller: Caller): Conversation {
    if (backend.facts?.eras.has('modern') === true) return backend.converse();
    return this.bridges.overLegacy(backend).of(this.bindingOf(caller));
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
    return new LiveSession(record, caller, this.parts.events, (session, backend) => {
      const owner = this.ownerOf(session, backend);
      return backend.facts?.eras.has('legacy') === true ? backend.open(owner) : this.bridges.overModern(backend, owner);
    });
  }

  /** Keeps a new session. */
  async keep(session: LiveSession): Promise<void> {
    this.live.set(session.record.id, session);
    await this.parts.sessions.create(session.record);
  }

  /** The session of a request. One of somebody else is as unknown as one that never was. */
  findSession(id: string, caller: Caller): Soon<LiveSession | RpcError> {
    const found = this.parts.sessions.find(id);
    return found instanceof Promise
      ? found.then((record) => this.admitted(record, caller))
      : this.admitted(found, caller);
  }

  /** Ends a session. False: there is none. */
  endSession(session: LiveSession): Soon<boolean> {
    return this.parts.sessions.remove(session.record.id);
  }

  /** A bug of ours: logged, and answered where nothing is yet. */
  bug(exchange: RawExchange, error: unknown, id: string | undefined, done: (error: RpcError) => void): void {
    const { requestId } = exchange;
    if (error instanceof StoreUnreachable) {
      const away = storageUnavailable({}, { 'retry-after': '5' });
      this.parts.log.warn({ requestId }, error.message);
      if (!exchange.answered) answerError(exchange, away, id);
      done(away);
      return;
    }
    this.parts.log.error({ err: error, requestId }, 'a request failed');
    const answer = internalRpcError({ requestId });
    if (!exchange.answered) answerError(exchange, answer, id);
    done(answer);
  }

  /** Ends everything that is open; clients may come again elsewhere. */
  async close(): Promise<void> {
    const all = [...this.live.values()];
    this.live.clear();
    await Promise.all(all.map((session) => session.end('shutdown')));
    await this.bridges.close();
    await this.parts.sessions.close();
  }

  private admitted(record: SessionRecord | undefined, caller: Caller): LiveSession | RpcError {
    if (record === undefined || record.binding !== this.bindingOf(caller)) return sessionUnknown({});
    const session = this.liveSession(record, caller);
    this.live.set(record.id, session);
    return session;
  }

  private ownerOf(session: LiveSession, backend: Backend): SessionOwner {
    const { credential } = this.hooks;
    const { record } = session;
    const hint = record.hints[backend.name];
    return {
      session: record.id,
      credentials: () => credentialsOf(credential, session.caller),
      ...(hint === undefined ? {} : { hint }),
      initialize: record.initialize,
      revision: hint === undefined ? undefined : record.revision,
      onHint: (given) => {
        const { [backend.name]: _before, ...others } = session.record.hints;
        const hints = given === undefined ? others : { ...others, [backend.name]: given };
        session.record = { ...session.record, hints };
        if (this.live.get(record.id) === session) void this.parts.sessions.update(session.record);
      },
      onMessage: (message) => session.standalone.send(message),
    };
  }
}

/** Headers of a request that we make by ourselves for a caller. */
function credentialsOf(credential: CredentialHook | undefined, caller: Caller): Soon<OutboundHeaders | BackendProblem> {
  if (credential === undefined) return noHeaders;
  const given = credential.headers(caller);
  return given instanceof Promise ? given.then(orProblem) : orProblem(given);
}

function orProblem(given: OutboundHeaders | MissingCredential): OutboundHeaders | BackendProblem {
  if (!isMissing(given)) return given;
  return { kind: 'refused-credentials', message: given.message, mayHaveExecuted: false };
}

function ignore(): void {
  // Nobody watches.
}
