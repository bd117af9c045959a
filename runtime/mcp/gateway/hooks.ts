import type { Identity } from '../../identity/identity.ts';
import type { BackendProblem } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import type { Era } from '../era/revisions.ts';
import type { Soon } from '../soon.ts';
import type { ClientExchange } from './client-exchange.ts';

/** Who calls. */
export interface Caller {
  /** Absent where nobody signs in. */
  readonly identity: Identity | undefined;
  /** The token that was verified, for an exchange. It is never passed on by itself. */
  readonly token: string | undefined;
  /** The neighbor on the network. */
  readonly address: string;
}

/** Finds out who calls. An error is a challenge (401), or that nobody can be asked now (503). */
export type AuthenticateCaller = (exchange: ClientExchange) => Soon<Caller | RpcError>;

/** What a server offers by name. */
export type Feature = 'tool' | 'prompt' | 'resource' | 'template';

/** What a caller wants to do with it. */
export type Action = 'call_tool' | 'get_prompt' | 'read_resource' | 'list' | 'complete' | 'subscribe' | 'search';

/** Hints of a tool about itself, as its list gives them. */
export interface ToolHints {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}

export interface Question {
  readonly action: Action;
  readonly feature: Feature;
  /** As clients see it; the URI of a resource. */
  readonly name: string;
  /** Only where the policy needs them. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly annotations?: ToolHints;
  /** Name of the server that clients see. */
  readonly server: string;
}

/** One decision for calls, lists, reads and everything else. */
export interface Policy {
  /** Changes with the policies: decisions of another revision do not hold. */
  readonly revision: string;
  /** Whether any policy looks at arguments: only then they are parsed. */
  readonly needsArguments: boolean;
  decide(caller: Caller, question: Question): Soon<'allow' | 'deny'>;
}

/** Limits on tool calls. */
export interface RateLimits {
  /** Takes one call out of every bucket that holds for it, or out of none. */
  take(caller: Caller, tool: string): Soon<'allowed' | { readonly retryAfterSeconds: number } | RpcError>;
}

/** Others who look at a request before it goes on. */
export interface Webhooks {
  /** The message as it goes on, the same or another, or why it does not. */
  review(caller: Caller, envelope: Envelope): Soon<Buffer | RpcError>;
}

/** Headers that requests leave with. */
export interface Credential {
  headers(caller: Caller): Soon<OutboundHeaders | BackendProblem>;
}

/** How a message of a client ended. What the answer said is in `exchange`. */
export interface MessageOutcome {
  /** The error that we answered by ourselves; absent where the server answered, or the client went. */
  readonly error?: RpcError;
}

/** Sees messages begin and end, for audit, metrics and traces. */
export interface MessageObserver {
  /** What it returns is called once, at the end. */
  begin(message: ObservedMessage): (outcome: MessageOutcome) => void;
}

export interface ObservedMessage {
  readonly exchange: ClientExchange;
  readonly caller: Caller;
  readonly era: Era;
  readonly envelope: Envelope;
  /** The client's session, in the legacy era. */
  readonly session: string | undefined;
}

/** What a gateway asks of others while it serves. Everything is optional; the order is that of `serve-request.ts`. */
export interface Hooks {
  readonly authenticate?: AuthenticateCaller;
  readonly policy?: Policy;
  readonly limits?: RateLimits;
  readonly webhooks?: Webhooks;
  readonly credential?: Credential;
  readonly observer?: MessageObserver;
}
