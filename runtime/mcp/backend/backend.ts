import type { Identity } from '../../identity/identity.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { Era, LegacyRevision, ModernRevision } from '../era/revisions.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { OutboundHeaders } from './outbound-headers.ts';

/** What a probe has learned of a server. */
export interface BackendFacts {
  /** The eras that the server speaks: one, or both. */
  readonly eras: ReadonlySet<Era>;
  /** The newest revision that it speaks with us. */
  readonly revision: LegacyRevision | ModernRevision;
  /** `result` of server/discover, or else of initialize, as the server sent it. */
  readonly greeting: Buffer;
}

/** What went wrong toward a server. A value: what others do is nothing to throw about. */
export interface BackendProblem {
  readonly kind:
    | 'unreachable'
    | 'timeout'
    | 'closed'
    | 'malformed'
    | 'too-large'
    | 'status'
    | 'session-lost'
    | 'refused-credentials'
    | 'overloaded'
    /** It is us: this process ends, and the server has not answered. */
    | 'ending';
  /** In words for people, without secrets. */
  readonly message: string;
  /** HTTP status, with kind `status`. */
  readonly status?: number;
  /** False: the server certainly did not carry the request out, so sending it once more is safe. */
  readonly mayHaveExecuted: boolean;
}

/** One request toward a server, as it is sent. */
export interface OutboundCall {
  readonly body: Buffer;
  /** The outline of `body`. */
  readonly envelope: Envelope;
  /** Credentials, trace context, and the headers of the request's era; the transport adds its own. */
  readonly headers: OutboundHeaders;
  /** Milliseconds without a byte of the answer after which it is given up; 0: none, for streams that are quiet by nature. */
  readonly idleMs: number;
  /** The caller, for a backend of svc itself that calls other servers. It is never sent. */
  readonly caller?: { readonly identity: Identity | undefined; readonly token: string | undefined };
  /** The client's address, for the same. */
  readonly sourceAddress?: string;
  /**
   * Called instead of the receiver where the server refuses the request, without carrying it out, as one of another era would. Whoever
   * has sent it finds out what the server speaks, and sends it in another way or has the receiver get the refusal by `goOn`.
   */
  readonly mismatched?: (goOn: () => void) => void;
}

/**
 * What comes back for one request, in order; then `end` or `fail`, once. Either one JSON body piece by piece (`chunk`), or whole
 * messages (`message`). Both return false to pause, until `resume` of `head` is called.
 */
export interface Receiver {
  head(head: AnswerHead): void;
  /** Bytes of the JSON body, to be forwarded unparsed. */
  chunk(bytes: Buffer): boolean;
  /** One JSON-RPC message of an event stream, or of a pipe. */
  message(bytes: Buffer): boolean;
  end(): void;
  /** After `head` the answer is broken off; before it there is none. */
  fail(problem: BackendProblem): void;
}

export interface AnswerHead {
  readonly kind: 'json' | 'events';
  /** HTTP status; 200 where the transport has none. Not 2xx only with a JSON-RPC error as the body. */
  readonly status: number;
  /** Bytes of a JSON body, where they are known. */
  readonly length: number | undefined;
  readonly resume: () => void;
}

/** A request under way. */
export interface Cancellable {
  /** Gives it up: the receiver hears nothing more. Toward a modern server this cancels it (2026-07-28, Cancellation). */
  cancel(): void;
}

/** Independent requests, of revisions from 2026-07-28 on. One conversation serves all clients. */
export interface Conversation {
  request(call: OutboundCall, receiver: Receiver): Cancellable;
  /** Sends a notification; nobody waits for it. */
  notify(call: OutboundCall): void;
}

/** Whose session it is, toward a server of the legacy era. */
export interface SessionOwner {
  /** Id of the client's session, for logs. */
  readonly session: string;
  /** Headers of requests that the conversation makes by itself (GET, DELETE, a new handshake). */
  readonly credentials: () => MaybePromise<OutboundHeaders | BackendProblem>;
  /** The server's own session id, as the replica that opened its session last has written it down. */
  readonly hint?: string | undefined;
  /** True where the client's handshake was with something else: the conversation begins by itself. */
  readonly begins?: boolean;
  /** `params` of the client's initialize, for a new handshake after the server has lost the session. */
  readonly initialize: Buffer;
  /** The level of log messages that the client has wished for before the conversation. */
  readonly level?: string | undefined;
  /** What the client and the server agreed on; undefined until they have. */
  readonly revision: LegacyRevision | undefined;
  /** Told when the server gives the session another id; undefined when it has none. */
  readonly onHint: (hint: string | undefined) => void;
  /**
   * A message that does not belong to a request of this conversation: a notification, or a request of the server. False: hold back further
   * messages for a while.
   */
  readonly onMessage: (message: Buffer) => boolean;
}

/** What a server says to initialize: `result` or `error` as it sent it. */
export type Greeting =
  | { readonly kind: 'result'; readonly result: Buffer; readonly revision: LegacyRevision }
  | { readonly kind: 'error'; readonly error: Buffer };

/** One session of the legacy era (2024-11-05 to 2025-11-25). */
export interface SessionConversation extends Conversation {
  /** The handshake. Its answer does not go to a receiver, since it determines the form of all later messages. */
  begin(call: OutboundCall): Promise<Greeting | BackendProblem>;
  /** Sends the client's answer to a request of the server. False: this conversation has asked nothing like that. */
  respond(call: OutboundCall): boolean;
  /** Whether messages that belong to no request are wanted: somebody listens for them. */
  listen(isWanted: boolean): void;
  /** Ends it; the server is notified if the client has ended its session. */
  close(reason: 'session-ended' | 'shutdown'): Promise<void>;
}

/**
 * One MCP server behind a gateway, over any transport. It speaks the eras that `facts` names; `bridge/` makes the other one. What
 * goes wrong out there is a value, never thrown.
 */
export interface Backend {
  readonly name: string;
  /** What the last probe learned; undefined until the server has answered once. */
  readonly facts: BackendFacts | undefined;
  /** Why the last probe failed, in words without secrets; undefined after one that did not. */
  readonly problem: string | undefined;
  /** Finds out what the server speaks. Calls at the same time share one probe. `headers`: credentials to ask with. */
  probe(headers?: OutboundHeaders): Promise<BackendFacts | BackendProblem>;
  /** Independent requests. Only where `facts` has the era `modern`. */
  converse(): Conversation;
  /** A session. Only where `facts` has the era `legacy`. */
  open(owner: SessionOwner): SessionConversation;
  /** Takes no more requests, gives those in flight `graceMs` milliseconds, and closes the connections. */
  close(graceMs: number): Promise<void>;
}

export function isProblem(value: object): value is BackendProblem {
  return 'mayHaveExecuted' in value;
}
