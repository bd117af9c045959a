import { randomBytes } from 'node:crypto';
import type {
  Backend,
  BackendProblem,
  Cancellable,
  Greeting,
  OutboundCall,
  Receiver,
  SessionConversation,
  SessionOwner,
} from '../backend/backend.ts';
import { idText, rawOf, stringOf, type Envelope } from '../envelope/envelope.ts';
import { invalidParams, unknownMethod } from '../envelope/rpc-errors.ts';
import { isLegacyRevision, legacyRevisions } from '../era/revisions.ts';
import type { BridgedSession } from './bridged-session.ts';
import { CallOverModern } from './call-over-modern.ts';
import {
  bridgedClientCapabilities,
  bridgedServerCapabilities,
  hasCapability,
  objectOf,
  parsedObject,
} from './capabilities.ts';
import { logLevels } from '../backend/log-levels.ts';
import { ListenForSession } from './listen-for-session.ts';
import { answerLocally } from './local-answer.ts';
import type { ToolCatalog } from './tool-catalog.ts';

/** Resources that one session subscribes to. */
const mostSubscriptions = 1000;

/**
 * A session of a legacy client with a server of 2026-07-28, which knows no sessions: what the client sends once (capabilities, log level,
 * subscriptions) is kept here and sent with every request.
 */
export class SessionOverModern implements SessionConversation, BridgedSession {
  readonly owner: SessionOwner;
  readonly backend: Backend;
  readonly catalog: ToolCatalog;
  /** `_meta` that every request carries, as texts of JSON. */
  private readonly identity: Readonly<Record<string, string>>;
  private readonly calls = new Map<string, CallOverModern>();
  /** Requests of the server that wait for the client, by the literal of our id. */
  private readonly inputs = new Map<string, (response: Envelope) => void>();
  private readonly stream: ListenForSession;
  private level: string | undefined;
  private inputCount = 0;
  /** Ours among all replicas that ask this client. */
  private readonly tag = randomBytes(4).toString('hex');

  constructor(backend: Backend, owner: SessionOwner, catalog: ToolCatalog) {
    this.backend = backend;
    this.owner = owner;
    this.catalog = catalog;
    this.level = owner.level;
    const { capabilities, clientInfo } = parsedObject(owner.initialize);
    this.identity = {
      'io.modelcontextprotocol/protocolVersion': JSON.stringify(backend.facts?.revision),
      'io.modelcontextprotocol/clientCapabilities': JSON.stringify(bridgedClientCapabilities(capabilities)),
      ...(clientInfo === undefined ? {} : { 'io.modelcontextprotocol/clientInfo': JSON.stringify(clientInfo) }),
    };
    this.stream = new ListenForSession(this);
  }

  get capabilities(): unknown {
    return this.greeting['capabilities'];
  }

  meta(): Readonly<Record<string, string>> {
    if (this.level === undefined) return this.identity;
    return { ...this.identity, 'io.modelcontextprotocol/logLevel': JSON.stringify(this.level) };
  }

  async begin({ envelope }: OutboundCall): Promise<Greeting | BackendProblem> {
    const { _meta, instructions } = this.greeting;
    const serverInfo = objectOf(_meta)['io.modelcontextprotocol/serverInfo'];
    const requested = stringOf(envelope, envelope.param.protocolVersion);
    const revision = isLegacyRevision(requested) ? requested : legacyRevisions[0];
    const result = {
      protocolVersion: revision,
      capabilities: bridgedServerCapabilities(this.capabilities, 'legacy'),
      serverInfo: serverInfo ?? { name: this.backend.name, version: '0' },
      ...(instructions === undefined ? {} : { instructions }),
    };
    return { kind: 'result', result: Buffer.from(JSON.stringify(result)), revision };
  }

  request(call: OutboundCall, receiver: Receiver): Cancellable {
    const { envelope } = call;
    const { method = '' } = envelope;
    const id = idText(envelope);
    if (method === 'logging/setLevel') return answerLocally(receiver, id, this.setLevel(envelope) ?? '{}');
    if (method === 'resources/subscribe' || method === 'resources/unsubscribe') {
      if (!hasCapability(this.capabilities, 'resources', 'subscribe'))
        return answerLocally(receiver, id, unknownMethod({ method }));
      return answerLocally(receiver, id, this.subscribe(envelope, method === 'resources/subscribe') ?? '{}');
    }
    if (method.startsWith('tasks/')) return answerLocally(receiver, id, unknownMethod({ method }));
    const bridged = new CallOverModern(this, call, receiver, () => this.calls.delete(id ?? ''));
    this.calls.set(id ?? '', bridged);
    bridged.start();
    return bridged;
  }

  notify({ envelope }: OutboundCall): void {
    const { requestId } = envelope.param;
    if (envelope.method === 'notifications/cancelled' && requestId !== undefined)
      this.calls.get(rawOf(envelope, requestId).toString('utf8'))?.cancel();
    // The others are about what this revision says with each request, or not at all.
  }

  respond({ envelope }: OutboundCall): boolean {
    const id = idText(envelope) ?? '';
    const waiting = this.inputs.get(id);
    this.inputs.delete(id);
    waiting?.(envelope);
    return waiting !== undefined;
  }

  ask(onAnswer: (response: Envelope) => void): string {
    this.inputCount += 1;
    const id = `"svc-input-${this.tag}-${this.inputCount}"`;
    this.inputs.set(id, onAnswer);
    return id;
  }

  forgetInput(id: string): void {
    this.inputs.delete(id);
  }

  listen(isWanted: boolean): void {
    this.stream.listen(isWanted);
  }

  async close(): Promise<void> {
    this.stream.listen(false);
    this.inputs.clear();
    for (const call of this.calls.values()) call.cancel();
    this.calls.clear();
  }

  private get greeting(): ReturnType<typeof parsedObject> {
    const { facts } = this.backend;
    return facts === undefined ? {} : parsedObject(facts.greeting);
  }

  private setLevel(envelope: Envelope): ReturnType<typeof invalidParams> | undefined {
    const level = stringOf(envelope, envelope.param.level);
    if (level === undefined || !logLevels.includes(level))
      return { ...invalidParams({ problem: `"level" has to be one of ${logLevels.join(', ')}` }), status: 200 };
    this.level = level;
    return undefined;
  }

  private subscribe(envelope: Envelope, isWanted: boolean): ReturnType<typeof invalidParams> | undefined {
    const uri = stringOf(envelope, envelope.param.uri);
    if (uri === undefined) return invalidParams({ problem: '"uri" has to be a string' });
    if (isWanted && this.stream.subscriptions >= mostSubscriptions)
      return invalidParams({ problem: `a session subscribes to at most ${mostSubscriptions} resources` });
    this.stream.subscribe(uri, isWanted);
    return undefined;
  }
}
