import type { Backend, SessionConversation } from '../../backend/backend.ts';
import type { Era } from '../../era/revisions.ts';
import { ClientStream } from '../../session/client-stream.ts';
import { streamName, type StreamName } from '../../session/stream-name.ts';
import type { EventLog } from '../../session/event-log.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import type { Caller } from '../hooks.ts';
import type { RequestUnderWay } from './request-under-way.ts';

/** Opens the conversation of a session with a backend. */
export type OpenConversation = (session: LiveSession, backend: Backend) => SessionConversation;

/** Streams of one session that are kept after their end before the finished ones are forgotten. */
const keptStreams = 64;

/** How a session goes on with a backend: as a session wherever it knows them. */
export function eraToward({ facts }: Backend): Era {
  return facts?.eras.has('legacy') === true ? 'legacy' : 'modern';
}

interface OpenedConversation {
  readonly backend: Backend;
  readonly era: Era;
  readonly conversation: SessionConversation;
}

/** What one replica holds of a client's session: its conversations with backends and its streams. */
export class LiveSession {
  record: SessionRecord;
  /** Whether the client has finished its handshake, here or at another replica. */
  hasBegun = false;
  /** The level of log messages that the client has asked for. */
  logLevel: string | undefined;
  /** The stream of messages that belong to no request (GET). */
  readonly standalone: ClientStream;
  /** Requests under way, by the literal of their id. */
  readonly requests = new Map<string, RequestUnderWay>();
  /** URIs of resources that it subscribes to, with the conversations in which they were asked for; undefined: at another replica. */
  readonly subscriptions = new Map<string, SessionConversation | undefined>();
  private readonly log: EventLog;
  private readonly replica: string;
  private readonly open: OpenConversation;
  private readonly conversations = new Map<string, OpenedConversation>();
  private readonly streams = new Map<string, ClientStream>();
  private streamCount = 0;
  private hasEnded = false;
  private lastCaller: Caller;
  private signedInUntil = 0;

  constructor(record: SessionRecord, caller: Caller, log: EventLog, replica: string, open: OpenConversation) {
    this.record = record;
    this.replica = replica;
    this.lastCaller = caller;
    this.caller = caller;
    this.log = log;
    this.open = open;
    this.logLevel = record.settings.level;
    for (const uri of record.settings.uris) this.subscriptions.set(uri, undefined);
    this.standalone = new ClientStream(this.streamId('s'), log, undefined, true);
  }

  get ended(): boolean {
    return this.hasEnded;
  }

  /** Whether there is a conversation with any server. */
  get isOpen(): boolean {
    return this.conversations.size > 0;
  }

  /** Who called last: requests that we make by ourselves have their credentials. */
  get caller(): Caller {
    return this.lastCaller;
  }

  set caller(caller: Caller) {
    this.lastCaller = caller;
    this.signedInUntil = Math.max(this.signedInUntil, caller.identity?.expiresAt ?? Infinity);
  }

  /**
   * The conversation with a backend whose era is known, opened when it is first asked for, and anew when the backend changes its era or
   * another one has its name.
   */
  conversationWith(backend: Backend): SessionConversation {
    const era = eraToward(backend);
    const present = this.conversations.get(backend.name);
    if (present?.era === era && present.backend === backend) return present.conversation;
    // The session id of another server is invalid for this one.
    if (present !== undefined && present.backend !== backend) this.noteHint(backend.name, undefined);
    const conversation = this.open(this, backend);
    this.conversations.set(backend.name, { backend, era, conversation });
    // The old conversation answers or fails its open requests itself.
    void present?.conversation.close('shutdown').catch(() => undefined);
    if (this.standalone.attached) conversation.listen(true);
    return conversation;
  }

  /** Opens or closes the streams of the backends with that of the client. */
  listen(isWanted: boolean): void {
    for (const { conversation } of this.conversations.values()) conversation.listen(isWanted);
  }

  /** A new stream for the answer of a request (the literal of its id), or of several. It is found by its id for a while after its end. */
  openStream(request?: string): ClientStream {
    const stream = new ClientStream(this.streamId('c'), this.log, request ?? 'null');
    this.streams.set(stream.id, stream);
    if (this.streams.size > keptStreams) this.forgetStreams(performance.now());
    return stream;
  }

  /** The conversation with a backend, where it is open. */
  openConversation(backend: string): SessionConversation | undefined {
    return this.conversations.get(backend)?.conversation;
  }

  /** Remembers what a backend has called its session; undefined: nothing any more. */
  noteHint(backend: string, hint: string | undefined): void {
    const { [backend]: _before, ...others } = this.record.hints;
    this.record = { ...this.record, hints: hint === undefined ? others : { ...others, [backend]: hint } };
  }

  /** Ends the conversation with a backend that is not there any more. Returns whether there was one. */
  leave(backend: Backend): boolean {
    const present = this.conversations.get(backend.name);
    if (present?.backend !== backend) return false;
    this.conversations.delete(backend.name);
    this.noteHint(backend.name, undefined);
    void present.conversation.close('session-ended').catch(() => undefined);
    return true;
  }

  findStream(id: string): ClientStream | undefined {
    return id === this.standalone.id ? this.standalone : this.streams.get(id);
  }

  /** Forgets streams that ended before a moment: their clients have what they need, or do not come back. */
  forgetStreams(before: number): void {
    for (const { id, finishedAt } of this.streams.values()) {
      if (finishedAt === undefined || finishedAt > before) continue;
      this.streams.delete(id);
      this.log.drop(id);
    }
  }

  /**
   * Ends the stream that belongs to no request once every token that the session has seen has expired (`now` in seconds since 1970).
   * Its client comes again with a new one. Requests that are under way were permitted, and get their answers first.
   */
  endExpiredStream(now: number): void {
    if (this.signedInUntil <= now && this.requests.size === 0) this.standalone.disconnect();
  }

  openStreams(): readonly ClientStream[] {
    return [this.standalone, ...this.streams.values()];
  }

  /** Ends the streams and the conversations. */
  async end(reason: 'session-ended' | 'shutdown'): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const stream of this.openStreams()) {
      stream.close();
      this.log.drop(stream.id);
    }
    this.streams.clear();
    await Promise.all([...this.conversations.values()].map(({ conversation }) => conversation.close(reason)));
  }

  /** Unique among all sessions of all replicas that share a log. */
  private streamId(kind: StreamName['kind']): string {
    this.streamCount += 1;
    return streamName({ session: this.record.id, replica: this.replica, kind, count: this.streamCount });
  }
}
