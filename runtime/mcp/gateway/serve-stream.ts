import { invalidMessage } from '../envelope/rpc-errors.ts';
import { parseEventId } from '../session/client-stream.ts';
import { answerError } from './answers.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import type { LiveSession } from './live-session.ts';
import { getProblem } from './request-head.ts';

/** Serves a GET: the stream of messages that belong to no request, or one that broke off (Last-Event-ID). */
export function openServerStream(exchange: RawExchange, session: LiveSession): void {
  const problem = getProblem(exchange.headers);
  if (problem !== undefined) {
    answerError(exchange, problem);
    return;
  }
  const last = exchange.headers['last-event-id'];
  const named = typeof last === 'string' ? parseEventId(last) : undefined;
  const stream = named === undefined ? session.standalone : session.findStream(named.stream);
  const priming = session.record.revision >= '2025-11-25';
  const after = named === undefined ? {} : { after: named.number };
  if (last !== undefined && (named === undefined || stream === undefined)) {
    answerError(exchange, invalidMessage({ problem: 'the stream of this Last-Event-ID is no longer kept' }));
  } else if (stream?.attach(exchange, { ...after, priming }) !== true) {
    answerError(exchange, invalidMessage({ problem: 'what follows this Last-Event-ID is no longer kept' }));
  } else if (stream === session.standalone) session.listen(true);
}
