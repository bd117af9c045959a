import type { Cancellable, OutboundCall, Receiver, SessionConversation } from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { idText, rawOf, type Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidMessage, overloaded } from '../envelope/rpc-errors.ts';
import { soon } from '../soon.ts';
import type { GatewayCore } from './gateway-core.ts';
import { isMissing, type ObservedMessage } from './hooks.ts';
import type { LiveSession } from './live-session.ts';
import { serveRequest } from './serve-request.ts';

/** Where the answer to one request of a session goes: an HTTP answer of its own, or the stream of a batch. */
export interface SessionReply {
  /** Answers by ourselves. */
  refuse(error: RpcError, id: string | undefined): void;
  /** A whole response. */
  answer(response: Buffer): void;
  /** For what comes back from a backend. `onEnd` is called once. */
  receiver(id: string, onEnd: (error: RpcError | undefined) => void): Receiver & Cancelled;
}

/** What ends the answer of a request that its client has cancelled. */
export interface Cancelled {
  /** The client waits no more: its stream ends without a response. */
  cancelled(): void;
}

/** A request under way in a session. */
export interface RequestUnderWay {
  readonly conversation: SessionConversation;
  /** The client has cancelled it, and the backend was told. */
  cancelled(): void;
}

/** Serves one request in a session of the legacy era. */
export function serveCall(
  core: GatewayCore,
  message: ObservedMessage,
  session: LiveSession,
  reply: SessionReply,
): void {
  const { envelope, caller } = message;
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
  const done = core.begin(message);
  const ended = (error: RpcError | undefined): void => {
    requests.delete(id);
    done(error);
  };
  serveRequest(core, {
    caller,
    envelope,
    headers: noHeaders,
    idleMs: core.bounds.backendIdleTime,
    refuse(error) {
      reply.refuse(error, id);
      done(error);
    },
    send(backend, call, shaped) {
      const conversation = session.conversationWith(backend);
      const receiver = reply.receiver(id, ended);
      let sent: Cancellable | undefined;
      requests.set(id, { conversation, cancelled: () => giveUpLater(() => sent, receiver) });
      sent = conversation.request(call, shaped(receiver));
    },
    bug: (error) => {
      requests.delete(id);
      core.bug(message.exchange, error, id, done);
    },
  });

  /** A server that was told may still answer, or end the stream; one that does neither is not waited for. */
  function giveUpLater(sent: () => Cancellable | undefined, receiver: Cancelled): void {
    const timer = setTimeout(() => {
      if (!requests.delete(id ?? '')) return;
      sent()?.cancel();
      receiver.cancelled();
      done(undefined);
    }, core.bounds.cancelTime);
    timer.unref();
  }
}

/** Passes on what nobody waits for: a notification, or the answer to a request of the server. Calls `accepted` once it is on its way. */
export function passOn(core: GatewayCore, message: ObservedMessage, session: LiveSession, accepted: () => void): void {
  const { envelope, caller, exchange } = message;
  const { credential } = core.hooks;
  const send = (headers: OutboundHeaders): void => {
    const call: OutboundCall = { body: envelope.bytes, envelope, headers, idleMs: core.bounds.backendIdleTime };
    if (envelope.method === 'notifications/cancelled') cancel(session, call);
    else {
      for (const backend of core.view.backends) {
        const conversation = session.conversationWith(backend);
        if (envelope.kind === 'response') conversation.respond(call);
        else conversation.notify(call);
      }
    }
    accepted();
  };
  if (credential === undefined) {
    send(noHeaders);
    return;
  }
  soon(
    credential.headers(caller),
    (given) => (isMissing(given) ? accepted() : send(given)),
    (error) => core.bug(exchange, error, undefined, () => undefined),
  );
}

/** The client gives a request up. What is not under way is not worth a word (Cancellation, Error Handling). */
function cancel(session: LiveSession, call: OutboundCall): void {
  const { envelope } = call;
  const { requestId } = envelope.param;
  const request = requestId === undefined ? undefined : session.requests.get(literal(envelope, requestId));
  if (request === undefined) return;
  request.conversation.notify(call);
  request.cancelled();
}

function literal(envelope: Envelope, span: Parameters<typeof rawOf>[1]): string {
  return rawOf(envelope, span).toString('utf8');
}
