import type { RpcError } from '../envelope/rpc-error.ts';
import type { Hooks, ObservedMessage } from './hooks.ts';

/** A message of which somebody hears the end. */
export interface BegunMessage {
  done(this: void, error: RpcError | undefined): void;
  /** What requests toward servers name as their parent; undefined where nothing is traced. */
  readonly traceparent: string | undefined;
}

const unobserved: BegunMessage = { done: () => undefined, traceparent: undefined };

/** Tells those who observe that a message begins. `done` counts once, and carries the error where we answered one. */
export function beginMessage({ observer, traces }: Hooks, message: ObservedMessage): BegunMessage {
  if (observer === undefined && traces === undefined) return unobserved;
  const trace = traces?.begin(message);
  const end = observer?.begin(message);
  let isOver = false;
  const done = (error: RpcError | undefined): void => {
    if (isOver) return;
    isOver = true;
    const outcome = error === undefined ? {} : { error };
    end?.(outcome);
    trace?.end(outcome);
  };
  return { done, traceparent: trace?.traceparent };
}
