import { rawOf, valueOf, type Envelope } from '../../envelope/envelope.ts';
import type { BackendFacts, BackendProblem, Cancellable, OutboundCall, Receiver } from '../backend.ts';
import type { BackendBounds } from '../bounds.ts';
import { collect } from '../collect.ts';
import { malformed } from '../answer-problems.ts';
import { discoveredFacts, revisionOf } from '../http-probe.ts';
import { noHeaders } from '../outbound-headers.ts';
import { ownInitialize, ownMessage, ownModernRequest } from '../own-client.ts';
import { legacyRevisions, type Era } from '../../era/revisions.ts';

/** Milliseconds that a server gets for server/discover before it counts as one that does not know it. */
const discoverTime = 3000;

/** What we say to servers of the legacy era that we can do: what a client cannot do is refused in its name. */
const capabilities = { roots: { listChanged: true }, sampling: {}, elicitation: {} };

type Send = (call: OutboundCall, receiver: Receiver) => Cancellable;

/**
 * Finds out what a server on pipes speaks: server/discover first, initialize where the answer is not one of the modern era or does
 * not come (2026-07-28, stdio, Backward Compatibility).
 */
export async function handshake(send: Send, bounds: BackendBounds): Promise<BackendFacts | BackendProblem> {
  const discovered = await discover(send, 'svc-discover', bounds);
  if (discovered !== undefined && 'eras' in discovered) return discovered;
  if (discovered?.kind === 'closed') return discovered;
  const initialize = ownMessage({
    id: 'svc-initialize',
    method: 'initialize',
    params: { ...ownInitialize, capabilities },
  });
  const answer = await ask(send, initialize, bounds, bounds.handshakeTime);
  if (!('envelope' in answer)) return answer;
  const { envelope } = answer;
  if (envelope.result === undefined) {
    // One that starts slowly has read server/discover late, and may speak the modern era alone since.
    const late = discovered === undefined ? undefined : await discover(send, 'svc-discover-again', bounds);
    if (late !== undefined && 'eras' in late) return late;
    return malformed(`it answers initialize with an error (${errorMessage(envelope)})`);
  }
  const revision = revisionOf(envelope);
  if (revision === undefined) return malformed(`it speaks none of the revisions ${legacyRevisions.join(', ')}`);
  return { eras: new Set<Era>(['legacy']), revision, greeting: Buffer.from(rawOf(envelope, envelope.result)) };
}

/** Asks for the modern era. Undefined where the answer is one of a server that does not know it; a problem where none comes. */
async function discover(
  send: Send,
  id: string,
  bounds: BackendBounds,
): Promise<BackendFacts | BackendProblem | undefined> {
  const discovered = await ask(send, ownModernRequest(id, 'server/discover'), bounds, discoverTime);
  if (!('envelope' in discovered)) return discovered;
  const facts = discoveredFacts(discovered.envelope);
  // A process speaks one era at a time; where it knows both, independent requests need no handshake.
  return facts === undefined ? undefined : { ...facts, eras: new Set<Era>(['modern']) };
}

function ask(send: Send, envelope: Envelope, bounds: BackendBounds, timeMs: number): ReturnType<typeof collect> {
  const call: OutboundCall = { body: envelope.bytes, envelope, headers: noHeaders, idleMs: 0 };
  return collect((receiver) => send(call, receiver), bounds.messageSize, timeMs);
}

function errorMessage(envelope: Envelope): string {
  const error = valueOf(envelope, envelope.error);
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message.slice(0, 200) : 'without a message';
}
