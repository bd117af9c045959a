import { idText, rawOf, stringOf, valueOf, type Envelope } from '../../envelope/envelope.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import type {
  BackendProblem,
  Cancellable,
  Greeting,
  OutboundCall,
  Receiver,
  SessionConversation,
  SessionOwner,
} from '../backend.ts';
import { ignoredAnswer } from '../ignored-answer.ts';
import { logLevels } from '../log-levels.ts';
import { ownMessage } from '../own-client.ts';
import { isLegacyRevision } from '../../era/revisions.ts';
import type { MessageTarget, ServerMessages } from './server-messages.ts';
import type { StdioLink } from './stdio-link.ts';

export interface StdioSessionOptions {
  readonly link: StdioLink;
  readonly messages: ServerMessages;
  readonly sessions: Set<StdioSession>;
  readonly owner: SessionOwner;
}

/** Resources that one session is subscribed to. */
const mostSubscriptions = 1000;

/** One client's session with a server that knows only one client. */
export class StdioSession implements SessionConversation, MessageTarget {
  readonly id: string;
  private readonly options: StdioSessionOptions;
  private readonly subscriptions = new Set<string>();
  private readonly capabilities: ReadonlySet<string>;
  /** Calls under way by the literal of the client's id, for its cancellations. */
  private readonly calls = new Map<string, Cancellable>();
  private logLevel: string | undefined;
  private isClosed = false;

  constructor(options: StdioSessionOptions) {
    this.options = options;
    this.id = options.owner.session;
    this.capabilities = capabilitiesIn(options.owner.initialize);
    options.sessions.add(this);
  }

  /** The greeting that the server gave us: it is greeted once, whoever comes. */
  async begin(): Promise<Greeting | BackendProblem> {
    const facts = await this.options.link.ready();
    if ('mayHaveExecuted' in facts) return facts;
    const { revision, greeting } = facts;
    if (!isLegacyRevision(revision)) throw new Error('a session was opened toward a server without sessions');
    return { kind: 'result', result: greeting, revision };
  }

  request(call: OutboundCall, receiver: Receiver): Cancellable {
    const { envelope } = call;
    const uri = stringOf(envelope, envelope.param.uri);
    if (envelope.method === 'resources/subscribe' && uri !== undefined) return this.subscribe(uri, call, receiver);
    if (envelope.method === 'resources/unsubscribe' && uri !== undefined) return this.unsubscribe(uri, call, receiver);
    const level = stringOf(envelope, envelope.param.level);
    if (envelope.method === 'logging/setLevel' && level !== undefined && logLevels.includes(level))
      this.logLevel = level;
    return this.send(call, receiver);
  }

  notify({ envelope }: OutboundCall): void {
    const { requestId } = envelope.param;
    // The handshake is ours; a cancellation names the request by an id that only the client and we know.
    if (envelope.method === 'notifications/initialized') return;
    if (envelope.method === 'notifications/cancelled') {
      if (requestId !== undefined) this.calls.get(rawOf(envelope, requestId).toString('utf8'))?.cancel();
      return;
    }
    this.options.link.write(envelope.bytes);
  }

  respond({ envelope }: OutboundCall): boolean {
    if (!this.options.messages.takeAnswer(this, envelope)) return false;
    this.options.link.write(envelope.bytes);
    return true;
  }

  listen(): void {
    // The pipe carries everything; there is nothing to open.
  }

  isSubscribedTo(uri: string): boolean {
    return this.subscriptions.has(uri);
  }

  can(capability: string): boolean {
    return this.capabilities.has(capability);
  }

  deliver(message: Envelope): void {
    if (!this.isClosed) this.options.owner.onMessage(message.bytes);
  }

  /** The server runs anew: it has forgotten what we are subscribed to, and the level of its log messages. */
  renew(): void {
    for (const uri of this.subscriptions) this.sendOwn('resources/subscribe', { uri });
    if (this.logLevel !== undefined && this.isMostTalkative(this.logLevel))
      this.sendOwn('logging/setLevel', { level: this.logLevel });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    const { sessions, messages, link } = this.options;
    sessions.delete(this);
    for (const call of this.calls.values()) call.cancel();
    messages.dropSession(this, link);
    for (const uri of this.subscriptions)
      if (!this.isWantedByOthers(uri)) this.sendOwn('resources/unsubscribe', { uri });
  }

  private send(call: OutboundCall, receiver: Receiver): Cancellable {
    const id = idText(call.envelope) ?? '';
    const forget = (): void => void this.calls.delete(id);
    const sent = this.options.link.request(call, forgetting(receiver, forget), this.id);
    this.calls.set(id, sent);
    return {
      cancel: () => {
        forget();
        sent.cancel();
      },
    };
  }

  private subscribe(uri: string, call: OutboundCall, receiver: Receiver): Cancellable {
    if (this.subscriptions.size >= mostSubscriptions && !this.subscriptions.has(uri)) {
      const message = `one session can be subscribed to ${mostSubscriptions} resources`;
      queueMicrotask(() => receiver.fail({ kind: 'overloaded', message, mayHaveExecuted: false }));
      return { cancel: () => undefined };
    }
    // From now on: another session that unsubscribes meanwhile must not do so at the server.
    const isNew = !this.subscriptions.has(uri);
    this.subscriptions.add(uri);
    return this.send(call, isNew ? onFailure(receiver, () => this.subscriptions.delete(uri)) : receiver);
  }

  private unsubscribe(uri: string, call: OutboundCall, receiver: Receiver): Cancellable {
    this.subscriptions.delete(uri);
    if (!this.isWantedByOthers(uri)) return this.send(call, receiver);
    const body = Buffer.from(`{"jsonrpc":"2.0","id":${idText(call.envelope)},"result":{}}`);
    queueMicrotask(() => {
      receiver.head({ kind: 'json', status: 200, length: body.length, resume: () => undefined });
      receiver.chunk(body);
      receiver.end();
    });
    return { cancel: () => undefined };
  }

  private isWantedByOthers(uri: string): boolean {
    return [...this.options.sessions].some((other) => other !== this && other.isSubscribedTo(uri));
  }

  /** The server has one level for all sessions: none of them loses messages. */
  private isMostTalkative(level: string): boolean {
    const isMore = (other: string | undefined): boolean =>
      other !== undefined && logLevels.indexOf(other) < logLevels.indexOf(level);
    return ![...this.options.sessions].some(({ logLevel }) => isMore(logLevel));
  }

  private sendOwn(method: string, params: { readonly uri: string } | { readonly level: string }): void {
    const envelope = ownMessage({ id: 'svc-own', method, params });
    const call = { body: envelope.bytes, envelope, headers: [], idleMs: 60_000 };
    this.options.link.request(call, ignoredAnswer, undefined);
  }
}

/** A receiver that also tells when it is over. */
function forgetting(receiver: Receiver, over: () => void): Receiver {
  return {
    head: (head) => receiver.head(head),
    chunk: (bytes) => receiver.chunk(bytes),
    message: (bytes) => receiver.message(bytes),
    end: () => {
      over();
      receiver.end();
    },
    fail: (problem) => {
      over();
      receiver.fail(problem);
    },
  };
}

/** A receiver that also tells when there is no result. */
function onFailure(receiver: Receiver, then: () => void): Receiver {
  const look = (bytes: Buffer): void => {
    const envelope = scanEnvelope(bytes);
    if (envelope.kind === 'response' && envelope.error !== undefined) then();
  };
  return {
    head: (head) => receiver.head(head),
    chunk: (bytes) => {
      look(bytes);
      return receiver.chunk(bytes);
    },
    message: (bytes) => {
      look(bytes);
      return receiver.message(bytes);
    },
    end: () => receiver.end(),
    fail: (problem) => {
      then();
      receiver.fail(problem);
    },
  };
}

/** Names of the capabilities in `params` of an initialize. */
function capabilitiesIn(initialize: Buffer): ReadonlySet<string> {
  const wrapped = scanEnvelope(
    Buffer.concat([Buffer.from('{"jsonrpc":"2.0","method":"initialize","params":'), initialize, Buffer.from('}')]),
  );
  const value = wrapped.kind === 'problem' ? undefined : valueOf(wrapped, wrapped.param.capabilities);
  return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
}
