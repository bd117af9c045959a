import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Identity } from '../../identity/identity.ts';
import type { Backend, BackendProblem } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { noCredential, signInNeeded } from '../envelope/rpc-errors.ts';
import type { Era } from '../era/revisions.ts';
import type { MaybePromise } from '../maybe-promise.ts';

/** Who calls. */
export interface Caller {
  /** Absent where nobody signs in. */
  readonly identity: Identity | undefined;
  /** The token that was verified, for an exchange. It is never passed on by itself. */
  readonly token: string | undefined;
}

/** Finds out who calls. An error is a challenge (401), or that nobody can be asked now (503). */
export type AuthenticateCaller = (exchange: RawExchange) => MaybePromise<Caller | WireError>;

/** What a server offers by name. */
export type Feature = 'tool' | 'prompt' | 'resource';

/** What a caller wants to do with it. */
export type Use = 'call' | 'get' | 'read' | 'subscribe' | 'complete' | 'show';

type JsonObject = { readonly [name: string]: unknown };

/** One question about one feature. `runtime/policy` answers it; the shape is the same. */
export interface PolicyQuestion {
  readonly use: Use;
  readonly feature: Feature;
  /** As clients see it; the URI or URI template of a resource. */
  readonly name: string;
  /** Only where the policy needs them. */
  readonly arguments?: JsonObject;
  /** What a tool says of itself, where it is known. */
  readonly annotations?: JsonObject;
}

/** One decision for calls, lists, reads and everything else. */
export interface PolicyHook {
  /** Whether a decision can depend on arguments: only then they are parsed. */
  readonly needsArguments: boolean;
  /** Whether a decision can depend on what a tool says of itself: only then it is found out for a call. */
  readonly needsAnnotations: boolean;
  decide(
    identity: Identity | undefined,
    question: PolicyQuestion,
  ): MaybePromise<'permitted' | 'denied' | 'unavailable'>;
  /** Which items of a list a caller may use, in their order. */
  permittedOf(
    identity: Identity | undefined,
    feature: Feature,
    items: readonly { readonly name: string; readonly annotations?: JsonObject }[],
  ): Promise<readonly boolean[]>;
}

/** Limits on tool calls. Where the buckets cannot be reached, calls go on. */
export interface LimitsHook {
  take(identity: Identity | undefined, tool: string): MaybePromise<LimitAnswer>;
}

export type LimitAnswer =
  | { readonly outcome: 'taken' | 'unavailable' }
  | { readonly outcome: 'refused'; readonly retryAfterMs: number };

/** A request that others look at before it goes on. */
export interface ReviewedRequest {
  readonly caller: Caller;
  /** The message, as the client sent it or as it was changed. */
  readonly bytes: Buffer;
  /** The client's address. */
  readonly sourceAddress: string;
}

/** Others who look at a request before it goes on. */
export interface WebhookHook {
  /** The message as it goes on, the same bytes or others, or why it does not; before anything is decided about it. */
  mutate(request: ReviewedRequest): MaybePromise<Buffer | RpcError>;
  /** Why the message does not go on, if so; asked last, about the message that the backend gets. */
  validate(request: ReviewedRequest): MaybePromise<RpcError | undefined>;
}

/** Headers that requests leave with. */
export interface CredentialHook {
  headers(caller: Caller, backend: Pick<Backend, 'name'>): MaybePromise<OutboundHeaders | MissingCredential>;
}

/** Why a request cannot leave. */
export interface MissingCredential {
  readonly kind: 'refused' | 'unavailable' | 'signed-out';
  /** For people, without secrets and claims. */
  readonly message: string;
}

/** How a message of a client ended. The content of the answer is in its exchange. */
export interface MessageOutcome {
  /** The error that we answered by ourselves; absent where the server answered, or the client went. */
  readonly error?: RpcError;
}

/** Sees messages begin and end, for audit, metrics and traces. */
export interface MessageObserver {
  /** What it returns is called once, at the end. */
  begin(message: ObservedMessage): (outcome: MessageOutcome) => void;
}

/** A message as a trace shows it. */
export interface MessageTrace {
  /** What the request toward a server names as its parent (W3C Trace Context). */
  readonly traceparent: string;
  end(outcome: MessageOutcome): void;
}

export interface TraceHook {
  begin(message: ObservedMessage): MessageTrace | undefined;
}

export interface ObservedMessage {
  readonly exchange: RawExchange;
  readonly caller: Caller;
  readonly era: Era;
  /** Revision of the protocol between the client and us; undefined while it is negotiated. */
  readonly revision: string | undefined;
  readonly envelope: Envelope;
  /** The client's session, in the legacy era. */
  readonly session: string | undefined;
}

/** What a gateway asks of others while it serves. Everything is optional; the order is that of `serve-request.ts`. */
export interface Hooks {
  readonly authenticate?: AuthenticateCaller;
  readonly policy?: PolicyHook;
  readonly limits?: LimitsHook;
  readonly webhooks?: WebhookHook;
  readonly credential?: CredentialHook;
  readonly observer?: MessageObserver;
  readonly traces?: TraceHook;
}

export function isMissing(value: OutboundHeaders | MissingCredential): value is MissingCredential {
  return 'kind' in value;
}

/** What a client is answered whose request cannot leave. */
export function missingError({ kind, message: problem }: MissingCredential): RpcError {
  return kind === 'signed-out' ? signInNeeded({ problem }) : noCredential({ problem });
}

/** The headers that a request leaves with, or why it cannot, as a problem of its server. */
export function headersOrProblem(given: OutboundHeaders | MissingCredential): OutboundHeaders | BackendProblem {
  if (!isMissing(given)) return given;
  return { kind: 'refused-credentials', message: given.message, mayHaveExecuted: false };
}
