import type { BackendProblem, Cancellable, OutboundCall } from '../../backend/backend.ts';
import type { OutboundHeaders } from '../../backend/outbound-headers.ts';
import { traceHeaders } from '../trace-carrier.ts';
import { idText, type Envelope } from '../../envelope/envelope.ts';
import type { RpcError } from '../../envelope/rpc-error.ts';
import { unknownMethod } from '../../envelope/rpc-errors.ts';
import { withAgreeingHeaders } from './agreeing-headers.ts';
import { answerAccepted, answerError } from '../answers.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';
import { listenToSeveral } from './listen-to-several.ts';
import { routedRequest } from '../routed-request.ts';
import { ModernReceiver } from './modern-receiver.ts';
import { modernRevisions } from '../../era/revisions.ts';
import { forwardedHeaders, serveRequest } from '../serve-request.ts';

/** Methods that revision 2026-07-28 removed (changelog). */
const removed: ReadonlySet<string> = new Set([
  'initialize',
  'ping',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
]);

/** Methods whose answer is a stream that may be quiet for as long as it likes. */
const quiet: ReadonlySet<string> = new Set(['subscriptions/listen']);

/** Serves one message of revision 2026-07-28: it is independent, so no state of it is kept. */
export function serveModern(core: GatewayCore, exchange: RawExchange, caller: Caller, received: Envelope): void {
  const { envelope, refusal } = routedRequest(core, received);
  const { method = '' } = envelope;
  const id = idText(envelope);
  if (envelope.kind === 'notification') {
    // This revision has none over HTTP; those of extensions are for the server.
    answerAccepted(exchange);
    return;
  }
  if (removed.has(method)) {
    answerError(exchange, unknownMethod({ method }), id);
    return;
  }
  const { done, traceparent } = core.begin({
    exchange,
    caller,
    era: 'modern',
    revision: modernRevisions[0],
    envelope,
    session: undefined,
  });
  const refuse = (error: RpcError): void => {
    answerError(exchange, error, id);
    done(error);
  };
  if (refusal !== undefined) {
    refuse(refusal);
    return;
  }
  serveRequest(core, {
    caller,
    envelope,
    headers: joined(forwardedHeaders(exchange.rawHeaders), traceHeaders(exchange.headers)),
    traceparent,
    sourceAddress: exchange.remoteAddress,
    idleMs: quiet.has(method) ? 0 : core.bounds.backendIdleTime,
    refuse,
    send(backend, call, shaped) {
      let isGone = exchange.ended;
      let sent: Cancellable | undefined;
      const receiver = new ModernReceiver(exchange, id, (error) => {
        forget();
        // Where it was us who could not go on, the server need not go on either.
        if (error !== undefined) sent?.cancel();
        done(error);
      });
      const forget = (): void => {
        core.openStreams.delete(stream);
        core.listeners.delete(receiver);
      };
      const endSubscription = (): void => {
        sent?.cancel();
        receiver.finishSubscription();
      };
      // A subscription lasts as long as the token that it was asked for with: its client comes again with a new one.
      const until = (quiet.has(method) ? caller.identity?.expiresAt : undefined) ?? Infinity;
      const stream = {
        keepAlive: (now: number): void => (until > now ? receiver.keepAlive() : endSubscription()),
        fail: (problem: BackendProblem): void => receiver.fail(problem),
      };
      // Before it is sent: what needs no server is answered at once.
      core.openStreams.add(stream);
      if (quiet.has(method)) core.listeners.add(receiver, call.envelope);
      const shown = shaped(receiver);
      const failed = (error: unknown): void => {
        forget();
        core.bug(exchange, error, id, done);
      };
      const send = (agreed: OutboundCall): void =>
        core.send(backend, agreed, (corrected) => {
          if (isGone) return;
          sent =
            core.hasSeveral && quiet.has(method)
              ? listenToSeveral(core, caller, corrected, shown)
              : core.converse(backend, caller).request(corrected, shown);
        });
      withAgreeingHeaders(core, { backend, caller, received }, call, send, failed);
      // Closing the response stream cancels (Cancellation).
      exchange.onGone(() => {
        isGone = true;
        forget();
        sent?.cancel();
        done(undefined);
      });
      if (quiet.has(method)) exchange.onEnding(endSubscription);
    },
    bug: (error) => core.bug(exchange, error, id, done),
  });
}

function joined(some: OutboundHeaders, more: OutboundHeaders): OutboundHeaders {
  if (more.length === 0) return some;
  return some.length === 0 ? more : [...some, ...more];
}
