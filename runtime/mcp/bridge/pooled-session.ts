import { randomUUID } from 'node:crypto';
import { isProblem } from '../backend/backend.ts';
import type { Backend, BackendProblem, OutboundCall, SessionConversation } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import { ignoredAnswer } from '../backend/ignored-answer.ts';
import { ownMessage } from '../backend/own-client.ts';
import { idText, rawOf, stringOf, type Envelope } from '../envelope/envelope.ts';
import { legacyRevisions } from '../era/revisions.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { bridgedClientCapabilities } from './capabilities.ts';
import { logLevels } from '../backend/log-levels.ts';
import type { ToolCatalog } from './tool-catalog.ts';

const handshakeTime = 15_000;

/** A call that a session of a legacy server carries out for a modern client. */
export interface PooledCall {
  /** The server asks something that belongs to this call, or seems to. */
  asked(request: Envelope): void;
  /** Progress of this call. */
  progress(message: Envelope): void;
}

/** Who hears what belongs to no call. */
export interface ChangeListener {
  changed(notification: Envelope): void;
}

/**
 * A session with a legacy server that calls of modern clients share: those of one caller whose clients can do the same. The session assigns
 * ids and progress tokens, so that those of two clients never collide.
 */
export class PooledSession {
  readonly catalog: ToolCatalog;
  readonly calls = new Map<string, PooledCall>();
  readonly listeners = new Set<ChangeListener>();
  usedAt = performance.now();
  /** Headers of the last request: what the session sends by itself has them. */
  credentials: OutboundHeaders = [];
  private readonly conversation: SessionConversation;
  private readonly subscriptions = new Map<string, number>();
  private ready: Promise<BackendProblem | undefined> | 'done' | undefined;
  private level: number | undefined;
  private count = 0;
  /** `params` of the handshake. */
  private readonly initialize: Buffer;

  constructor(backend: Backend, catalog: ToolCatalog, capabilities: unknown, clientInfo: unknown) {
    this.catalog = catalog;
    const params = {
      protocolVersion: legacyRevisions[0],
      capabilities: bridgedClientCapabilities(capabilities),
      clientInfo: clientInfo ?? { name: 'unknown', version: '0' },
    };
    this.initialize = Buffer.from(JSON.stringify(params));
    this.conversation = backend.open({
      // No two callers may be taken for one where a server does not know of sessions.
      session: `shared-${randomUUID()}`,
      credentials: () => this.credentials,
      initialize: this.initialize,
      revision: undefined,
      onHint: () => undefined,
      onMessage: (message) => this.heard(message),
    });
  }

  /** True while nobody uses it. */
  get idle(): boolean {
    return this.calls.size === 0 && this.listeners.size === 0;
  }

  /** Begins the session where it has not begun. Undefined: it has. */
  begun(headers: OutboundHeaders): MaybePromise<BackendProblem | undefined> {
    this.usedAt = performance.now();
    this.credentials = headers;
    if (this.ready === 'done') return undefined;
    this.ready ??= this.begin(headers);
    return this.ready;
  }

  /** An id, or a progress token, that nobody else has in this session. */
  nextId(): string {
    this.count += 1;
    return String(this.count);
  }

  send(
    call: OutboundCall,
    receiver: Parameters<SessionConversation['request']>[1],
  ): ReturnType<SessionConversation['request']> {
    return this.conversation.request(call, receiver);
  }

  /** Says something that nobody answers, or answers a request of the server. `message` is without `jsonrpc`. */
  say(message: object): void {
    const envelope = ownMessage(message);
    const call = { body: envelope.bytes, envelope, headers: this.credentials, idleMs: handshakeTime };
    if (envelope.kind === 'request') this.conversation.request(call, ignoredAnswer);
    else if (envelope.kind === 'response') this.conversation.respond(call);
    else this.conversation.notify(call);
  }

  /** Answers a request of the server with raw JSON: `"result":…` or `"error":…`. */
  answer(id: string, member: string): void {
    const envelope = scanEnvelope(Buffer.from(`{"jsonrpc":"2.0","id":${id},${member}}`));
    if (envelope.kind === 'problem') throw new Error(`the answer was refused: ${envelope.message}`);
    this.conversation.respond({ body: envelope.bytes, envelope, headers: this.credentials, idleMs: handshakeTime });
  }

  /** Has the server say log messages of a level; the most talkative one of all counts. */
  wishLevel(level: string): void {
    const wished = logLevels.indexOf(level);
    if (wished === -1 || (this.level !== undefined && this.level <= wished)) return;
    this.level = wished;
    this.say({ id: `svc-level-${this.nextId()}`, method: 'logging/setLevel', params: { level } });
  }

  /** Counts those who subscribe to a resource: the server hears of the first and the last. */
  subscribe(uri: string, isWanted: boolean): void {
    const count = (this.subscriptions.get(uri) ?? 0) + (isWanted ? 1 : -1);
    if (count > 0) this.subscriptions.set(uri, count);
    else this.subscriptions.delete(uri);
    if (isWanted ? count !== 1 : count !== 0) return;
    const method = isWanted ? 'resources/subscribe' : 'resources/unsubscribe';
    this.say({ id: `svc-subscribe-${this.nextId()}`, method, params: { uri } });
  }

  async close(): Promise<void> {
    await this.conversation.close('session-ended');
  }

  private async begin(headers: OutboundHeaders): Promise<BackendProblem | undefined> {
    const params: unknown = JSON.parse(this.initialize.toString('utf8'));
    const envelope = ownMessage({ id: 'svc-initialize', method: 'initialize', params });
    const found = await this.conversation.begin({ body: envelope.bytes, envelope, headers, idleMs: handshakeTime });
    if (isProblem(found) || found.kind === 'error') {
      this.ready = undefined;
      const message = 'it refuses to begin a session';
      return isProblem(found) ? found : { kind: 'malformed', message, mayHaveExecuted: false };
    }
    this.say({ method: 'notifications/initialized' });
    this.ready = 'done';
    this.conversation.listen(true);
    return undefined;
  }

  /** A message on the stream of the session. */
  private heard(message: Buffer): boolean {
    const envelope = scanEnvelope(message);
    if (envelope.kind === 'request') this.askedAside(envelope);
    else if (envelope.kind === 'notification') this.notified(envelope);
    return true;
  }

  private notified(envelope: Envelope): void {
    if (envelope.method === 'notifications/progress') {
      const { progressToken } = envelope.param;
      if (progressToken !== undefined)
        this.calls.get(rawOf(envelope, progressToken).toString('utf8'))?.progress(envelope);
    } else this.changed(envelope);
  }

  /** Tells everyone who listens of a notification that belongs to no call. */
  changed(notification: Envelope): void {
    if (notification.method === 'notifications/tools/list_changed') this.catalog.forget();
    for (const listener of this.listeners) listener.changed(notification);
  }

  /** A question that the server does not ask on the stream of a call: whose it is shows only where there is just one call. */
  private askedAside(request: Envelope): void {
    const [only] = this.calls.values();
    if (only !== undefined && this.calls.size === 1) only.asked(request);
    else this.refuse(request, 'no call of this client is under way that this could belong to');
  }

  /** Answers a question that no client is asked. */
  refuse(request: Envelope, message: string): void {
    const id = idText(request);
    if (id === undefined) return;
    if (request.method === 'ping') this.answer(id, '"result":{}');
    else this.answer(id, `"error":${JSON.stringify({ code: -32601, message: `Method not found: ${message}` })}`);
  }
}

/** The level that a request asks for log messages of; undefined: none. */
export function wishedLevel(envelope: Envelope): string | undefined {
  return stringOf(envelope, envelope.meta['io.modelcontextprotocol/logLevel']);
}
