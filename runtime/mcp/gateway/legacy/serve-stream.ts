import { isProblem, type BackendProblem } from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import { invalidMessage } from '../../envelope/rpc-errors.ts';
import { parseEventId } from '../../session/client-stream.ts';
import { answerError } from '../answers.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';
import type { LiveSession } from './live-session.ts';
import { whenKnown } from '../../maybe-promise.ts';
import { readStreamName } from '../../session/stream-name.ts';
import { resumeElsewhere } from './resume-elsewhere.ts';
import { getProblem } from '../request-head.ts';

/** Serves a GET: the stream of messages that belong to no request, or one that broke off (Last-Event-ID). */
export function openServerStream(core: GatewayCore, exchange: RawExchange, caller: Caller, session: LiveSession): void {
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
  const { replicas } = core;
  const name =
    named === undefined || stream !== undefined ? undefined : readStreamName(named.stream, session.record.id);
  if (named !== undefined && name !== undefined && replicas !== undefined) {
    const goOn = (): void => {
      core.tellReplicas('listens', session.record.id, Buffer.alloc(0));
      session.standalone.attach(exchange, { priming });
      listenForClient(core, caller, session);
    };
    // What another replica still hears for this client, it writes down before it has to stop.
    const { keepAliveTime } = core.bounds;
    const resumed = resumeElsewhere(replicas, exchange, named.stream, name, named.number, goOn, keepAliveTime);
    const answer = (isKept: boolean): void => {
      if (!isKept)
        answerError(exchange, invalidMessage({ problem: 'what follows this Last-Event-ID is no longer kept' }));
    };
    whenKnown(resumed, answer, (error) => core.bug(exchange, error, undefined, () => undefined));
  } else if (last !== undefined && (named === undefined || stream === undefined)) {
    answerError(exchange, invalidMessage({ problem: 'the stream of this Last-Event-ID is no longer kept' }));
  } else if (stream?.attach(exchange, { ...after, priming }) !== true) {
    answerError(exchange, invalidMessage({ problem: 'what follows this Last-Event-ID is no longer kept' }));
  } else if (stream === session.standalone) {
    core.tellReplicas('listens', session.record.id, Buffer.alloc(0));
    listenForClient(core, caller, session);
  }
}

/** Listens to all backends, also where this replica has not sent them a message in this session. */
export function listenForClient(core: GatewayCore, caller: Caller, session: LiveSession): void {
  session.listen(true);
  // Where several servers share the session, one that is not needed yet has nothing to say.
  if (core.hasSeveral) return;
  // The client has its stream already: what goes wrong here shows at its next request.
  const ignored = (): void => undefined;
  for (const backend of core.view.backends) {
    const open = (headers: OutboundHeaders | BackendProblem): void => {
      if (isProblem(headers)) return;
      const reached = (problem: BackendProblem | undefined): void => {
        if (problem === undefined && session.standalone.attached) session.conversationWith(backend);
      };
      whenKnown(core.reach(backend, headers), reached, ignored);
    };
    whenKnown(core.credentialsOf(caller, backend), open, ignored);
  }
}
