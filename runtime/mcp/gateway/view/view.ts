import type { Backend } from '../../backend/backend.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import type { RpcError } from '../../envelope/rpc-error.ts';
import type { Feature } from '../hooks.ts';

/** Where a named tool, prompt or resource is. */
export interface Route {
  readonly backend: Backend;
  /** The name that the backend knows it by. */
  readonly name: string;
  /** What a tool says of itself as clients see it, where the view knows: what a policy decides by. */
  readonly annotations?: Readonly<Record<string, unknown>>;
}

/** How an item of a list is shown; what is absent stays as the backend says it. */
export interface Shown {
  /** The name that clients know; the URI of a resource, the URI template of a template. */
  readonly name: string;
  readonly description?: string;
  /** Members that replace those of a tool's annotations. */
  readonly annotations?: Readonly<Record<string, string | boolean>>;
}

/** What clients see of the backends: which one answers a name, and what lists look like. */
export interface View {
  readonly backends: readonly Backend[];
  /** Where requests go that name nothing. */
  readonly rest: Backend;
  /**
   * Several servers as one: `rest` answers for all of them, its lists are those that clients see, and a session with a server begins when
   * it is first needed.
   */
  readonly isAggregate?: boolean;
  /**
   * Unwraps a call of a tool, where clients call some tools by way of another one. Returns the call to continue with, `absent` where
   * clients cannot call this name directly, or the error of the call. Without it, no call wraps another one.
   */
  readonly meant?: (call: Envelope, name: string) => Envelope | 'absent' | RpcError;
  /** Absent: nothing of this name is shown to clients. */
  route(feature: Feature, name: string): Route | 'absent';
  /** How a list of the feature shows an item, by the name that the backend knows. Undefined: lists of the feature are as they are. */
  readonly shows: (feature: Feature) => ((name: string) => Shown | 'hidden') | undefined;
}

/** The view of one backend as it is: everything passes untouched. */
export function identityView(backend: Backend): View {
  return {
    backends: [backend],
    rest: backend,
    route: (_feature, name) => ({ backend, name }),
    shows: () => undefined,
  };
}
