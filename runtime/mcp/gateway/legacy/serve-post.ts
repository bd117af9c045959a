import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import { answerAccepted, answerError } from '../answers.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';
import type { LiveSession } from './live-session.ts';
import { passOn, serveCall, sessionMessage } from './serve-session.ts';
import type { SessionReply } from './request-under-way.ts';
import { SessionReceiver } from './session-receiver.ts';

/** Serves one message in a session of the legacy era, in an HTTP request of its own. */
export function servePost(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  session: LiveSession,
  envelope: Envelope,
): void {
  const message = sessionMessage(exchange, caller, session, envelope);
  if (envelope.kind === 'request') serveCall(core, message, session, replyTo(exchange, session));
  else
    passOn(core, message, session, (error) =>
      error === undefined ? answerAccepted(exchange) : answerError(exchange, error),
    );
}

function replyTo(exchange: RawExchange, session: LiveSession): SessionReply {
  return {
    refuse: (error, id) => (exchange.answered ? exchange.cut() : answerError(exchange, error, id)),
    answer: (body) => exchange.answer({ status: 200, headers: { 'content-type': 'application/json' }, body }),
    receiver: (id, onEnd) => new SessionReceiver(session, exchange, id, onEnd),
  };
}
