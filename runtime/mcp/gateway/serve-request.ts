import type { Backend, OutboundCall } from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { valueOf, type Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidParams, noCredential, notAllowed, rateLimited, unknownName } from '../envelope/rpc-errors.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';
import { namedIn, type Named } from './feature-of.ts';
import { soon, type Soon } from '../soon.ts';
import {
  isMissing,
  type Caller,
  type Hooks,
  type LimitAnswer,
  type MissingCredential,
  type PolicyHook,
} from './hooks.ts';
import type { View } from './view.ts';

/** One request of a client, of either era, on its way to a backend. */
export interface IncomingRequest {
  readonly caller: Caller;
  readonly envelope: Envelope;
  /** Headers of the client that go on with the request. */
  readonly headers: OutboundHeaders;
  readonly idleMs: number;
  /** Answers without a backend. */
  refuse(error: RpcError): void;
  /** Sends it to the backend that was found; what comes back goes to the client. */
  send(backend: Backend, call: OutboundCall): void;
  /** Something of ours is broken. */
  readonly bug: (error: unknown) => void;
}

export interface RequestPath {
  readonly view: View;
  readonly hooks: Hooks;
}

/**
 * The hot path: route, decide, limit, review, find the credentials, send. Each step goes on at once where its answer is known, and
 * nothing is parsed that no step asks for.
 */
export function serveRequest(path: RequestPath, request: IncomingRequest): void {
  const { view, hooks } = path;
  const { envelope, caller } = request;
  const named = namedIn(envelope);
  if (named === 'unnamed') {
    request.refuse(invalidParams({ problem: 'the name is missing, is not a string, or is spelt in several ways' }));
    return;
  }
  if (named === 'nothing') {
    reviewed(path, request, view.rest, envelope);
    return;
  }
  const route = view.route(named.feature, named.name);
  if (route === 'absent') {
    // With policies, what is denied and what does not exist look alike.
    const { feature: what, name } = named;
    request.refuse(hooks.policy === undefined ? unknownName({ what, name }) : notAllowed({}));
    return;
  }
  const go = (): void => reviewed(path, request, route.backend, renamed(envelope, named, route.name));
  const onTaken = (taken: LimitAnswer): void => {
    if (taken.outcome !== 'refused') go();
    else {
      const retryAfterSeconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1000));
      request.refuse(rateLimited({ retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) }));
    }
  };
  const onDecided = (decided: Decided): void => {
    if (decided !== 'permitted') request.refuse(notAllowed({}));
    else if (hooks.limits === undefined || named.use !== 'call') go();
    else soon(hooks.limits.take(caller.identity, named.name), onTaken, request.bug);
  };
  soon(decision(hooks, caller, envelope, named), onDecided, request.bug);
}

type Decided = Awaited<ReturnType<PolicyHook['decide']>>;

function decision({ policy }: Hooks, { identity }: Caller, envelope: Envelope, named: Named): Soon<Decided> {
  if (policy === undefined) return 'permitted';
  const { use, feature, name } = named;
  if (!policy.needsArguments) return policy.decide(identity, { use, feature, name });
  const value = valueOf(envelope, envelope.param.arguments);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return policy.decide(identity, { use, feature, name, ...(isObject ? { arguments: { ...value } } : {}) });
}

/** The message with the name that the backend knows. */
function renamed(envelope: Envelope, named: Named, name: string): Envelope {
  if (name === named.name || named.span === undefined) return envelope;
  const again = scanEnvelope(splice(envelope.bytes, [{ span: named.span, bytes: JSON.stringify(name) }]));
  if (again.kind === 'problem') throw new Error(`a renamed message is refused: ${again.message}`);
  return again;
}

function reviewed(path: RequestPath, request: IncomingRequest, backend: Backend, envelope: Envelope): void {
  const { webhooks } = path.hooks;
  if (webhooks === undefined) {
    sent(path, request, backend, envelope);
    return;
  }
  const onReviewed = (given: Buffer | RpcError): void => {
    if (!Buffer.isBuffer(given)) {
      request.refuse(given);
      return;
    }
    const changed = given === envelope.bytes ? envelope : scanEnvelope(given);
    if (changed.kind === 'problem')
      request.refuse(invalidParams({ problem: 'a webhook made a message that is not valid' }));
    else sent(path, request, backend, changed);
  };
  soon(webhooks.review(request.caller, envelope), onReviewed, request.bug);
}

function sent(path: RequestPath, request: IncomingRequest, backend: Backend, envelope: Envelope): void {
  const { credential } = path.hooks;
  const send = (headers: OutboundHeaders): void =>
    request.send(backend, { body: envelope.bytes, envelope, headers, idleMs: request.idleMs });
  if (credential === undefined) {
    send(request.headers);
    return;
  }
  const onHeaders = (given: OutboundHeaders | MissingCredential): void => {
    if (isMissing(given)) request.refuse(noCredential({ problem: given.message }));
    else send(request.headers.length === 0 ? given : [...request.headers, ...given]);
  };
  soon(credential.headers(request.caller), onHeaders, request.bug);
}

/** Headers of a client of 2026-07-28 that go on: those of parameters (x-mcp-header). */
export function forwardedHeaders(rawHeaders: readonly string[]): OutboundHeaders {
  let found: string[] | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length > 10 && name.slice(0, 10).toLowerCase() === 'mcp-param-')
      (found ??= []).push(name.toLowerCase(), rawHeaders[index + 1] ?? '');
  }
  return found ?? noHeaders;
}
