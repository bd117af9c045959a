import type { Identity } from '../../identity/identity.ts';
import { editRequest } from '../bridge/edit-params.ts';
import { objectOf } from '../bridge/capabilities.ts';
import { ambiguousKey, foldedKey } from '../envelope/ambiguous-key.ts';
import { valueOf, type Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidParams } from '../envelope/rpc-errors.ts';
import { whenKnown, type MaybePromise } from '../maybe-promise.ts';
import type { PolicyHook } from './hooks.ts';

/** Resources of one subscription that a policy is asked about. */
const mostResources = 1000;

/** The member of a filter that names resources. */
const member = 'resourceSubscriptions';

/** How a subscription goes on. */
export interface ListenSteps {
  next(this: void, envelope: Envelope): void;
  refuse(this: void, error: RpcError): void;
  bug(this: void, error: unknown): void;
}

/**
 * A subscriptions/listen with the resources that its caller may subscribe to; the server acknowledges what is left (2026-07-28,
 * Subscriptions). Every decision is made before anything goes on.
 */
export function permittedListen(
  policy: PolicyHook,
  identity: Identity | undefined,
  envelope: Envelope,
  { next, refuse, bug }: ListenSteps,
): void {
  const { notifications: span } = envelope.param;
  const filter = objectOf(valueOf(envelope, span));
  const { resourceSubscriptions: given } = filter;
  const isClear =
    envelope.ambiguousKey === undefined && (span === undefined || ambiguousKey(envelope.bytes, span) === undefined);
  const isOther = Object.keys(filter).some((key) => key !== member && foldedKey(key) === foldedKey(member));
  if (!isClear || isOther || (given !== undefined && !Array.isArray(given))) {
    refuse(invalidParams({ problem: '"notifications" can be understood in several ways' }));
    return;
  }
  if (given === undefined) {
    next(envelope);
    return;
  }
  const uris = given.filter((uri) => typeof uri === 'string').slice(0, mostResources);
  const decided = uris.map((name) => policy.decide(identity, { use: 'subscribe', feature: 'resource', name }));
  const known = decided.filter((each) => typeof each === 'string');
  const all: MaybePromise<readonly string[]> =
    known.length === decided.length ? known : Promise.all(decided.map(async (each) => each));
  const go = (answers: readonly string[]): void => {
    const kept = uris.filter((_uri, index) => answers[index] === 'permitted');
    if (kept.length === given.length) next(envelope);
    else {
      const notifications = JSON.stringify({ ...filter, resourceSubscriptions: kept });
      next(editRequest(envelope, { params: { notifications } }));
    }
  };
  whenKnown(all, go, bug);
}
