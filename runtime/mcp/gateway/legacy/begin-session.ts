import { randomUUID } from 'node:crypto';
import { isProblem, type OutboundCall } from '../../backend/backend.ts';
import { idText, rawOf, stringOf, type Envelope } from '../../envelope/envelope.ts';
import type { RpcError } from '../../envelope/rpc-error.ts';
import { invalidParams } from '../../envelope/rpc-errors.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import { splice } from '../../envelope/splice.ts';
import { isLegacyRevision, legacyRevisions } from '../../era/revisions.ts';
import { answerError, errorOf } from '../answers.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { LiveSession } from './live-session.ts';
import { quotaKeyOf } from './quota-key.ts';
import type { GatewayCore } from '../gateway-core.ts';
import { noSessionSettings } from '../../session/session-record.ts';
import { whenKnown } from '../../maybe-promise.ts';
import { isMissing, missingError, type Caller } from '../hooks.ts';

/** Where the answer to initialize goes. */
export interface Beginning {
  /** What the session is called. */
  readonly session: string;
  /** True once nobody waits for the answer any more. */
  readonly hasGone: boolean;
  refuse(error: RpcError, id: string | undefined): void;
  /** A whole response; `session` where the backend has agreed to it. */
  answer(body: Buffer, session?: LiveSession): void;
}

/** The answer to the POST of an initialize. */
function answerOf(exchange: RawExchange): Beginning {
  const session = randomUUID();
  return {
    session,
    get hasGone() {
      return exchange.ended;
    },
    refuse: (error, id) => answerError(exchange, error, id),
    answer(body, begun) {
      const headers = { 'content-type': 'application/json' };
      exchange.answer({
        status: 200,
        headers: begun === undefined ? headers : { ...headers, 'mcp-session-id': session },
        body,
      });
    },
  };
}

/** Serves initialize: opens a session toward the client, and one toward the backend with what the client says. */
export function beginSession(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  envelope: Envelope,
  beginning: Beginning = answerOf(exchange),
): void {
  const id = idText(envelope);
  const requested = stringOf(envelope, envelope.param.protocolVersion);
  if (requested === undefined || envelope.params === undefined) {
    beginning.refuse(invalidParams({ problem: 'protocolVersion has to be a string' }), id);
    return;
  }
  const { initializeSize } = core.bounds;
  if (rawOf(envelope, envelope.params).length > initializeSize) {
    beginning.refuse(
      invalidParams({ problem: `they are longer than the ${initializeSize} bytes of an initialize` }),
      id,
    );
    return;
  }
  const { done } = core.begin({ exchange, caller, era: 'legacy', revision: undefined, envelope, session: undefined });
  const bug = (error: unknown): void => {
    const answer = core.failure(exchange, error);
    beginning.refuse(answer, id);
    done(answer);
  };
  // A revision that we do not speak becomes the newest that we do, as a server would answer it (Version Negotiation).
  const known = isLegacyRevision(requested) ? envelope : withRevision(envelope);
  const { credential } = core.hooks;
  whenKnown(
    credential === undefined ? [] : credential.headers(caller, core.view.rest),
    (headers) => {
      if (isMissing(headers)) {
        const error = missingError(headers);
        beginning.refuse(error, id);
        done(error);
      } else begin({ body: known.bytes, envelope: known, headers, idleMs: core.bounds.backendIdleTime }).catch(bug);
    },
    bug,
  );

  async function begin(call: OutboundCall): Promise<void> {
    const problem = await core.reach(core.view.rest, call.headers);
    if (problem !== undefined) {
      beginning.refuse(errorOf(problem), id);
      done(errorOf(problem));
      return;
    }
    const initialize = known.params === undefined ? Buffer.from('{}') : Buffer.from(rawOf(known, known.params));
    const binding = core.bindingOf(caller);
    const record = {
      id: beginning.session,
      binding,
      quotaKey: quotaKeyOf(binding, exchange.remoteAddress),
      initialize,
      revision: legacyRevisions[0],
      hints: {},
      settings: noSessionSettings,
    };
    const session = core.liveSession(record, caller);
    const conversation = session.conversationWith(core.view.rest);
    const greeting = await conversation.begin(call);
    if (isProblem(greeting)) {
      await session.end('shutdown');
      beginning.refuse(errorOf(greeting), id);
      done(errorOf(greeting));
      return;
    }
    if (greeting.kind === 'error') {
      await session.end('shutdown');
      beginning.answer(Buffer.from(`{"jsonrpc":"2.0","id":${id},"error":${greeting.error.toString('utf8')}}`));
      done(undefined);
      return;
    }
    session.record = { ...session.record, revision: greeting.revision };
    await core.keep(session);
    // A client that has gone never learns of its session.
    if (beginning.hasGone) {
      await core.endSession(session);
      done(undefined);
      return;
    }
    const body = Buffer.concat([
      Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":`),
      greeting.result,
      Buffer.from('}'),
    ]);
    beginning.answer(body, session);
    done(undefined);
  }
}

function withRevision(envelope: Envelope): Envelope {
  const span = envelope.param.protocolVersion;
  if (span === undefined) return envelope;
  const again = scanEnvelope(splice(envelope.bytes, [{ span, bytes: JSON.stringify(legacyRevisions[0]) }]));
  if (again.kind === 'problem') throw new Error(`a changed initialize is refused: ${again.message}`);
  return again;
}
