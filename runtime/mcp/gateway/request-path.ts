import type { Backend, BackendProblem, OutboundCall, Receiver } from '../backend/backend.ts';
import type { OutboundHeaders } from '../backend/outbound-headers.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import type { GatewayBounds } from './bounds.ts';
import type { Caller, Hooks } from './hooks.ts';
import type { Annotations } from './view/shown-annotations.ts';
import type { View } from './view/view.ts';

/** One request of a client, of either era, on its way to a backend. */
export interface IncomingRequest {
  readonly caller: Caller;
  readonly envelope: Envelope;
  /** Headers of the client that go on with the request. */
  readonly headers: OutboundHeaders;
  /** The client's address. */
  readonly sourceAddress: string;
  /** What it names as its parent toward a server; undefined where nothing is traced. */
  readonly traceparent: string | undefined;
  readonly idleMs: number;
  /** Answers without a backend. */
  readonly refuse: (error: RpcError) => void;
  /** Sends it to the backend that was found; what comes back goes to the client, by way of `shaped`. */
  send(backend: Backend, call: OutboundCall, shaped: (receiver: Receiver) => Receiver): void;
  /** Reports a bug of this program. */
  readonly bug: (error: unknown) => void;
}

/** What a request meets on its way. */
export interface RequestPath {
  /** Determines the era of a backend where it is not known yet. */
  reach(backend: Backend, headers: OutboundHeaders): MaybePromise<BackendProblem | undefined>;
  /** The annotations of a tool, by the name that its server knows. */
  readonly annotationsOf: (backend: Backend, caller: Caller, name: string) => MaybePromise<Annotations | undefined>;
  readonly view: View;
  readonly hooks: Hooks;
  readonly bounds: GatewayBounds;
}
