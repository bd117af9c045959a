import {
  isProblem,
  type Backend,
  type BackendProblem,
  type Cancellable,
  type OutboundCall,
  type Receiver,
  type SessionConversation,
} from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import { traceHeaders } from '../trace-carrier.ts';
import { idText, rawOf, type Envelope } from '../../envelope/envelope.ts';
import type { RpcError } from '../../envelope/rpc-error.ts';
import { invalidMessage, notAllowed, overloaded } from '../../envelope/rpc-errors.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import { whenKnown } from '../../maybe-promise.ts';
import { errorOf } from '../answers.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller, ObservedMessage } from '../hooks.ts';
import type { LiveSession } from './live-session.ts';
import { keepLogLevel } from './log-level.ts';
import { addressed, OutwardReceiver } from './server-request-ids.ts';
import { routedRequest } from '../routed-request.ts';
import { serveRequest } from '../serve-request.ts';
import type { Cancelled, RequestUnderWay, SessionReply } from './request-under-way.ts';
import { noteSubscription } from './subscriptions.ts';

/** One message in a session, as observers see it. */
export function sessionMessage(
  exchange: RawExchange,
  caller: Caller,
  { record }: LiveSession,
  envelope: Envelope,
): ObservedMessage {
  return { exchange, caller, era: 'legacy', revision: record.revision, envelope, session: record.id };
}

/** Serves one request in a session of the legacy era. */
export function serveCall(
  core: GatewayCore,
  received: ObservedMessage,
  session: LiveSession,
  reply: SessionReply,
): void {
  const { envelope, refusal } = routedRequest(core, received.envelope);
  const message = envelope === received.envelope ? received : { ...received, envelope };
  const { caller } = message;
  const id = idText(envelope);
  const { requests } = session;
  if (envelope.method === 'ping') {
    reply.answer(Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":{}}`));
    return;
  }
  if (id === undefined || requests.has(id)) {
    reply.refuse(invalidMessage({ problem: 'a request with this id is under way already' }), id);
    return;
  }
  if (requests.size >= core.bounds.requestsPerSession) {
    reply.refuse(overloaded({ problem: 'too many requests of this session are under way' }), id);
    return;
  }
  if (envelope.method === 'logging/setLevel') keepLogLevel(core, session, envelope);
  const begun = core.begin(message);
  const { traceparent } = begun;
  // A call goes on where its client has gone: it may come again.
  const release = message.exchange.keepBody();
  let hasEnded = false;
  const done = (error: RpcError | undefined): void => {
    if (!hasEnded) release();
    hasEnded = true;
    begun.done(error);
  };
  let sent: Cancellable | undefined;
  let receiver: (Receiver & Cancelled) | undefined;
  let isCancelled = false;
  const underWay: RequestUnderWay & { conversation: SessionConversation | undefined; backend: Backend | undefined } = {
    conversation: undefined,
    backend: undefined,
    cancelled() {
      isCancelled = true;
      // A server that got the cancellation may still answer, or end the stream; one that does neither is not waited for.
      if (receiver !== undefined) setTimeout(giveUp, core.bounds.cancelTime).unref();
    },
    fail(problem) {
      if (receiver === undefined) refuse(errorOf(problem));
      else receiver.fail(problem);
    },
  };
  // From now on, not only once it is sent: another one with this id could come in between.
  requests.set(id, underWay);
  const isOver = (): boolean => requests.get(id) !== underWay;
  const ended = (error: RpcError | undefined): void => {
    if (!isOver()) requests.delete(id);
    // Where it was us who could not go on, the server need not go on either.
    if (error !== undefined) sent?.cancel();
    done(error);
  };
  const refuse = (error: RpcError): void => {
    if (!isOver()) requests.delete(id);
    reply.refuse(error, id);
    done(error);
  };
  if (refusal !== undefined) {
    refuse(refusal);
    return;
  }
  serveRequest(core, {
    caller,
    envelope,
    headers: traceHeaders(message.exchange.headers),
    traceparent,
    sourceAddress: message.exchange.remoteAddress,
    idleMs: core.bounds.backendIdleTime,
    refuse,
    send(backend, call, shaped) {
      receiver = reply.receiver(id, ended);
      if (isCancelled) {
        giveUp();
        return;
      }
      const shaping = shaped(receiver);
      const shown = core.hasSeveral ? new OutwardReceiver(backend.name, shaping) : shaping;
      core.send(backend, call, (corrected) => {
        if (isOver()) return;
        underWay.backend = backend;
        const conversation = session.conversationWith(backend);
        underWay.conversation = conversation;
        noteSubscription(core, session, conversation, corrected.envelope);
        sent = conversation.request(corrected, shown);
      });
    },
    bug: (error) => refuse(core.failure(message.exchange, error)),
  });

  function giveUp(): void {
    if (isOver()) return;
    requests.delete(id ?? '');
    sent?.cancel();
    receiver?.cancelled();
    done(undefined);
  }
}

/** Notifications of clients in the revisions with sessions; a policy cannot decide about others. */
const knownNotifications: ReadonlySet<string | undefined> = new Set([
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
  'notifications/roots/list_changed',
  'notifications/tasks/status',
]);

/**
 * Passes on what nobody waits for: a notification, or the answer to a request of the server. Calls `taken` once it is on its way, or
 * with why it does not go on.
 */
export function passOn(
  core: GatewayCore,
  message: ObservedMessage,
  session: LiveSession,
  taken: (error?: RpcError) => void,
): void {
  const { envelope, caller, exchange } = message;
  const { policy } = core.hooks;
  if (policy !== undefined && envelope.kind === 'notification' && !knownNotifications.has(envelope.method)) {
    taken(notAllowed({}));
    return;
  }
  const failed = (error: unknown): void => core.bug(exchange, error, undefined, () => undefined);
  if (envelope.method === 'notifications/cancelled') {
    if (!cancelRequest(core, session, envelope)) core.tellReplicas('cancel', session.record.id, envelope.bytes);
    taken();
    return;
  }
  const { envelope: own, backends } = addressed(core.view.backends, envelope);
  // What is for all servers is for those that have a session with this client.
  const isForAll = core.hasSeveral && backends.length > 1;
  const to = backends.filter(({ name }) => !isForAll || session.openConversation(name) !== undefined);
  let left = to.length;
  if (left === 0) taken();
  for (const backend of to) {
    const send = (headers: OutboundHeaders | BackendProblem): void => {
      left -= 1;
      if (!isProblem(headers)) tellWith(headers);
      if (left === 0) taken();
    };
    // Nobody waits: messages to a server that is away, or has no credentials, are lost.
    const tellWith = (headers: OutboundHeaders): void => {
      const call: OutboundCall = { body: own.bytes, envelope: own, headers, idleMs: core.bounds.backendIdleTime };
      const tell = (problem: BackendProblem | undefined): void => {
        if (problem !== undefined) return;
        const conversation = session.conversationWith(backend);
        if (own.kind !== 'response') conversation.notify(call);
        else if (!conversation.respond(call)) core.tellReplicas('answer', session.record.id, envelope.bytes);
      };
      whenKnown(core.reach(backend, headers), tell, failed);
    };
    whenKnown(core.credentialsOf(caller, backend), send, failed);
  }
}

/** The client gives a request up. False: it is not under way here (Cancellation, Error Handling: not worth a word). */
export function cancelRequest(core: GatewayCore, session: LiveSession, envelope: Envelope): boolean {
  const { requestId } = envelope.param;
  const request = requestId === undefined ? undefined : session.requests.get(literal(envelope, requestId));
  if (request === undefined) return false;
  const { conversation, backend } = request;
  const tell = (headers: OutboundHeaders | BackendProblem): void => {
    if (isProblem(headers)) return;
    conversation?.notify({ body: envelope.bytes, envelope, headers, idleMs: core.bounds.backendIdleTime });
  };
  if (backend !== undefined) whenKnown(core.credentialsOf(session.caller, backend), tell, () => undefined);
  request.cancelled();
  return true;
}

function literal(envelope: Envelope, span: Parameters<typeof rawOf>[1]): string {
  return rawOf(envelope, span).toString('utf8');
}
