import type { Backend, BackendProblem, Receiver } from '../backend/backend.ts';
import { errorOf } from './answers.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { ambiguousKey } from '../envelope/ambiguous-key.ts';
import { valueOf, type Envelope } from '../envelope/envelope.ts';
import { invalidParams, notAllowed, rateLimited, unknownName } from '../envelope/rpc-errors.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { splice } from '../envelope/splice.ts';
import { traced } from './trace-carrier.ts';
import { isUngoverned, namedIn, type Named } from './feature-of.ts';
import { permittedListen } from './permitted-listen.ts';
import { whenKnown, type MaybePromise } from '../maybe-promise.ts';
import {
  isMissing,
  missingError,
  type Caller,
  type Hooks,
  type LimitAnswer,
  type MissingCredential,
  type PolicyHook,
  type PolicyQuestion,
} from './hooks.ts';
import { listOf } from './view/list-of.ts';
import { withOwnRevisions } from './own-revisions.ts';
import { changed, validated } from './review-request.ts';
import { shapeList } from './view/shape-list.ts';
import { ShapedReceiver } from './view/shaped-receiver.ts';
import type { IncomingRequest, RequestPath } from './request-path.ts';
import { shownAnnotations, type Annotations } from './view/shown-annotations.ts';
import type { Route } from './view/view.ts';

/** A request that may go on: where to, and under which name it is known there. */
interface Target {
  readonly backend: Backend;
  /** Undefined where the request names nothing. */
  readonly named: Named | undefined;
  readonly name: string;
}

/**
 * The hot path: change, route, decide, limit, validate, find the credentials, send. Each step goes on at once where its answer is known,
 * and nothing is parsed that no step asks for.
 */
export function serveRequest(path: RequestPath, request: IncomingRequest): void {
  const doubt = isJudged(path.hooks) ? doubtIn(request.envelope) : undefined;
  if (doubt !== undefined) {
    request.refuse(invalidParams({ problem: `the key "${doubt}" is there twice, or in several spellings` }));
    return;
  }
  changed(path.hooks, request, (envelope) =>
    admit(path, request, envelope, (target, permitted) =>
      limit(path, request, target, () =>
        validated(path.hooks, request, permitted, () =>
          sent(path, request, target.backend, renamed(permitted, target)),
        ),
      ),
    ),
  );
}

/** Whether somebody decides about more of a request than its outline says. */
function isJudged({ policy, webhooks }: Hooks): boolean {
  return webhooks !== undefined || policy?.needsArguments === true;
}

/** What the parameters say twice: who decides about them may not see what the backend uses. */
function doubtIn({ bytes, params }: Envelope): string | undefined {
  return params === undefined ? undefined : ambiguousKey(bytes, params)?.slice(0, 100);
}

/** Finds the backend of a request, and asks whether its caller may. */
function admit(
  path: RequestPath,
  request: IncomingRequest,
  envelope: Envelope,
  next: (target: Target, envelope: Envelope) => void,
): void {
  const { view, hooks } = path;
  const named = namedIn(envelope);
  if (named === 'unnamed') {
    request.refuse(invalidParams({ problem: 'the name is missing, is not a string, or is spelt in several ways' }));
    return;
  }
  if (named === 'nothing') {
    const rest = { backend: view.rest, named: undefined, name: '' };
    const { policy } = hooks;
    if (policy === undefined) next(rest, envelope);
    else if (!isUngoverned(envelope)) request.refuse(notAllowed({}));
    else if (envelope.method !== 'subscriptions/listen') next(rest, envelope);
    else {
      const onward = (kept: Envelope): void => next(rest, kept);
      const { refuse, bug } = request;
      permittedListen(policy, request.caller.identity, envelope, { next: onward, refuse, bug });
    }
    return;
  }
  const { feature, name } = named;
  const route = view.route(feature, name);
  if (route === 'absent') {
    // With policies, what is denied and what does not exist look alike.
    request.refuse(hooks.policy === undefined ? unknownName({ what: feature, name }) : notAllowed({}));
    return;
  }
  const onDecided = (decided: Decided): void => {
    if (decided === 'permitted') next({ backend: route.backend, named, name: route.name }, envelope);
    else request.refuse(notAllowed({}));
  };
  whenKnown(decision(path, request.caller, envelope, named, route), onDecided, request.bug);
}

type Decided = Awaited<ReturnType<PolicyHook['decide']>>;

function decision(
  { hooks: { policy }, view, annotationsOf }: RequestPath,
  caller: Caller,
  envelope: Envelope,
  { use, feature, name }: Named,
  route: Route,
): MaybePromise<Decided> {
  if (policy === undefined) return 'permitted';
  const question = { use, feature, name, ...(policy.needsArguments ? argumentsOf(envelope) : {}) };
  if (!policy.needsAnnotations || feature !== 'tool') return policy.decide(caller.identity, question);
  if (route.annotations !== undefined)
    return policy.decide(caller.identity, { ...question, annotations: route.annotations });
  const shown = view.shows(feature)?.(route.name);
  const decide = (own: Annotations | undefined): MaybePromise<Decided> => {
    const annotations = shownAnnotations(own, typeof shown === 'object' ? shown.annotations : undefined);
    return policy.decide(caller.identity, annotations === undefined ? question : { ...question, annotations });
  };
  const known = annotationsOf(route.backend, caller, route.name);
  return known instanceof Promise ? known.then(decide) : decide(known);
}

function argumentsOf(envelope: Envelope): Pick<PolicyQuestion, 'arguments'> {
  const value = valueOf(envelope, envelope.param.arguments);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { arguments: { ...value } } : {};
}

function limit({ hooks }: RequestPath, request: IncomingRequest, { named }: Target, next: () => void): void {
  if (hooks.limits === undefined || named?.use !== 'call') {
    next();
    return;
  }
  const onTaken = (taken: LimitAnswer): void => {
    if (taken.outcome !== 'refused') {
      next();
      return;
    }
    const retryAfterSeconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1000));
    request.refuse(rateLimited({ retryAfterSeconds }, { 'retry-after': String(retryAfterSeconds) }));
  };
  whenKnown(hooks.limits.take(request.caller.identity, named.name), onTaken, request.bug);
}

/** The message with the name that the backend knows. */
function renamed(envelope: Envelope, { named, name }: Target): Envelope {
  if (named?.span === undefined || name === named.name) return envelope;
  const again = scanEnvelope(splice(envelope.bytes, [{ span: named.span, bytes: JSON.stringify(name) }]));
  if (again.kind === 'problem') throw new Error(`a renamed message is refused: ${again.message}`);
  return again;
}

function sent(path: RequestPath, request: IncomingRequest, backend: Backend, envelope: Envelope): void {
  const { credential } = path.hooks;
  const send = (headers: OutboundHeaders): void => {
    const onReached = (problem: BackendProblem | undefined): void => {
      if (problem !== undefined) request.refuse(errorOf(problem));
      else {
        const { caller, sourceAddress, idleMs, traceparent } = request;
        const call = traced({ body: envelope.bytes, envelope, headers, idleMs, caller, sourceAddress }, traceparent);
        request.send(backend, call, (receiver) => shaped(path, request, receiver));
      }
    };
    whenKnown(path.reach(backend, headers), onReached, request.bug);
  };
  if (credential === undefined) {
    send(request.headers);
    return;
  }
  const onHeaders = (given: OutboundHeaders | MissingCredential): void => {
    if (isMissing(given)) request.refuse(missingError(given));
    else send(request.headers.length === 0 ? given : [...request.headers, ...given]);
  };
  whenKnown(credential.headers(request.caller, backend), onHeaders, request.bug);
}

/** Lists show what their caller may use, under the names that clients know, and a discovery what we speak. Every other answer passes as it is. */
function shaped({ view, hooks, bounds }: RequestPath, request: IncomingRequest, receiver: Receiver): Receiver {
  const { method } = request.envelope;
  if (method === 'server/discover') return new ShapedReceiver(receiver, withOwnRevisions, bounds.listSize, request.bug);
  const list = listOf(method);
  if (list === undefined) return receiver;
  const show = view.shows(list.feature);
  if (show === undefined && hooks.policy === undefined) return receiver;
  const { identity } = request.caller;
  const shape = { list, show, policy: hooks.policy, identity };
  return new ShapedReceiver(receiver, (response) => shapeList(response, shape), bounds.listSize, request.bug);
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
