import type { OutboundCall, SessionConversation } from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { idText, rawOf, type Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidMessage, overloaded } from '../envelope/rpc-errors.ts';
import { answerAccepted, answerError } from './answers.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import type { GatewayCore } from './gateway-core.ts';
import { soon } from '../soon.ts';
import { isMissing, type Caller } from './hooks.ts';
import type { LiveSession } from './live-session.ts';
import { serveRequest } from './serve-request.ts';
import { SessionReceiver } from './session-receiver.ts';

/** Serves one message in a session of the legacy era. */
export function serveInSession(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  session: LiveSession,
  envelope: Envelope,
): void {
  switch (envelope.kind) {
    case 'request':
      serveCall(core, exchange, caller, session, envelope);
      break;
    case 'notification':
    case 'response':
      pass(core, exchange, caller, session, envelope);
  }
}

function serveCall(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  session: LiveSession,
  envelope: Envelope,
): void {
  const id = idText(envelope);
  const { requests, record } = session;
  if (envelope.method === 'ping') {
    exchange.answer({ status: 200, body: Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":{}}`) });
    return;
  }
  if (id === undefined || requests.has(id)) {
    answerError(exchange, invalidMessage({ problem: 'a request with this id is under way already' }), id);
    return;
  }
  if (requests.size >= core.bounds.requestsPerSession) {
    answerError(exchange, overloaded({ problem: 'too many requests of this session are under way' }), id);
    return;
  }
  const done = core.begin({ exchange, caller, era: 'legacy', envelope, session: record.id });
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
      answerError(exchange, error, id);
      done(error);
    },
    send(backend, call) {
      const conversation = core.conversationOf(session, backend);
      requests.set(id, { conversation });
      conversation.request(call, new SessionReceiver(session, exchange, id, ended));
    },
    bug: (error) => core.bug(exchange, error, id, ended),
  });
}

/** Passes on what nobody waits for: a notification, or the answer to a request of the server. */
function pass(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  session: LiveSession,
  envelope: Envelope,
): void {
  const { credential } = core.hooks;
  const send = (headers: OutboundHeaders): void => {
    const call: OutboundCall = { body: envelope.bytes, envelope, headers, idleMs: core.bounds.backendIdleTime };
    for (const conversation of targets(core, session, envelope)) {
      if (envelope.kind === 'response') conversation.respond(call);
      else conversation.notify(call);
    }
    answerAccepted(exchange);
  };
  if (credential === undefined) {
    send(noHeaders);
    return;
  }
  soon(
    credential.headers(caller),
    (given) => (isMissing(given) ? answerAccepted(exchange) : send(given)),
    (error) => core.bug(exchange, error, undefined, () => undefined),
  );
}

/** Who a message without an answer is for. */
function targets(core: GatewayCore, session: LiveSession, envelope: Envelope): readonly SessionConversation[] {
  const { requestId } = envelope.param;
  if (envelope.method === 'notifications/cancelled' && requestId !== undefined) {
    const request = session.requests.get(rawOf(envelope, requestId).toString('utf8'));
    return request === undefined ? [] : [request.conversation];
  }
  return core.view.backends.map((backend) => core.conversationOf(session, backend));
}
