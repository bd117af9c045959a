import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { notAllowed, unknownName } from '../envelope/rpc-errors.ts';
import { namedIn } from './feature-of.ts';
import type { Hooks } from './hooks.ts';
import type { View } from './view/view.ts';

/** A request as the view understands it. */
export interface RoutedRequest {
  /** What everything after it is decided about. */
  readonly envelope: Envelope;
  /** Why it goes no further. */
  readonly refusal: RpcError | undefined;
}

/**
 * Unwraps a call of a tool that wraps a call of another one. This runs before everything else: audit, traces, policies and limits see the
 * wrapped call. A name that is absent gets the usual answer.
 */
export function routedRequest(
  { view, hooks }: { readonly view: View; readonly hooks: Hooks },
  envelope: Envelope,
): RoutedRequest {
  if (view.meant === undefined || envelope.method !== 'tools/call') return { envelope, refusal: undefined };
  const named = namedIn(envelope);
  if (typeof named === 'string') return { envelope, refusal: undefined };
  const meant = view.meant(envelope, named.name);
  if (meant === 'absent') {
    const refusal = hooks.policy === undefined ? unknownName({ what: 'tool', name: named.name }) : notAllowed({});
    return { envelope, refusal };
  }
  return 'bytes' in meant ? { envelope: meant, refusal: undefined } : { envelope, refusal: meant };
}
