import { isProblem } from './backend.ts';
import type { BackendFacts, BackendProblem } from './backend.ts';
import { collect } from './collect.ts';
import { malformed } from './answer-problems.ts';
import { HttpAnswer } from './http-answer.ts';
import type { HttpConversation } from './http-conversation.ts';
import type { HttpEndpoint } from './http-endpoint.ts';
import { sessionHeaders } from './http-request.ts';
import { ignoredAnswer } from './ignored-answer.ts';
import type { OutboundHeaders } from './outbound-headers.ts';
import { ownInitialize, ownMessage, ownModernRequest } from './own-client.ts';
import { idText, rawOf, valueOf, type Envelope } from '../envelope/envelope.ts';
import { unsupportedRevision } from '../envelope/rpc-errors.ts';
import { isLegacyRevision, isModernRevision, legacyRevisions, type Era } from '../era/revisions.ts';

export interface HttpProbe {
  readonly endpoint: HttpEndpoint;
  readonly conversation: HttpConversation;
  readonly headers: OutboundHeaders;
}

/** Problems that say something about the moment, not about what the server speaks. */
const passing: ReadonlySet<BackendProblem['kind']> = new Set([
  'unreachable',
  'closed',
  'refused-credentials',
  'overloaded',
]);

/**
 * Finds out what a server speaks: server/discover first, and initialize where the answer is not one of the modern era (2026-07-28,
 * Streamable HTTP, Backward Compatibility). The session that this makes is ended again.
 */
export async function probeHttp(probe: HttpProbe): Promise<BackendFacts | BackendProblem> {
  const first = await discover(probe);
  // A server of the modern era that refuses a revision lists those it speaks: where the list has one that svc supports, it is asked again.
  const found = !isProblem(first) && listsOurs(first.envelope) ? await discover(probe) : first;
  if (isProblem(found)) {
    if (passing.has(found.kind) || (found.kind === 'status' && (found.status ?? 0) >= 500)) return found;
    return probeLegacy(probe);
  }
  const facts = discoveredFacts(found.envelope);
  if (facts !== undefined) return facts;
  return listsOurs(found.envelope) ? malformed('it refuses a revision that it lists') : probeLegacy(probe);
}

function discover({ endpoint, conversation, headers }: HttpProbe): ReturnType<typeof collect> {
  const { bounds } = endpoint;
  const envelope = ownModernRequest('svc-discover', 'server/discover');
  const call = { body: envelope.bytes, envelope, headers, idleMs: bounds.handshakeTime };
  return collect((receiver) => conversation.request(call, receiver), bounds.messageSize, bounds.handshakeTime);
}

/** Whether an answer is UnsupportedProtocolVersion and lists a revision of the modern era that we speak. */
function listsOurs(envelope: Envelope): boolean {
  const error: unknown = valueOf(envelope, envelope.error);
  if (typeof error !== 'object' || error === null || Reflect.get(error, 'code') !== unsupportedRevision.definition.code)
    return false;
  const data: unknown = Reflect.get(error, 'data');
  const supported: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'supported') : undefined;
  return Array.isArray(supported) && supported.some((each) => typeof each === 'string' && isModernRevision(each));
}

/** What the answer to server/discover says; undefined where it is not one of the modern era. */
export function discoveredFacts(envelope: Envelope): BackendFacts | undefined {
  if (envelope.result === undefined) return undefined;
  const value = valueOf(envelope, envelope.result);
  if (typeof value !== 'object' || value === null || !('supportedVersions' in value)) return undefined;
  const { supportedVersions } = value;
  if (!Array.isArray(supportedVersions)) return undefined;
  const spoken = supportedVersions.filter((version) => typeof version === 'string');
  const modern = spoken.find(isModernRevision);
  if (modern === undefined) return undefined;
  const eras: Era[] = spoken.some(isLegacyRevision) ? ['modern', 'legacy'] : ['modern'];
  return { eras: new Set(eras), revision: modern, greeting: Buffer.from(rawOf(envelope, envelope.result)) };
}

async function probeLegacy({ endpoint, headers }: HttpProbe): Promise<BackendFacts | BackendProblem> {
  const { calls, path, bounds } = endpoint;
  let session: string | undefined;
  const envelope = ownMessage({ id: 'svc-probe', method: 'initialize', params: ownInitialize });
  const found = await collect(
    (receiver) => {
      const answer = new HttpAnswer(receiver, bounds.messageSize, {
        id: idText(envelope),
        head: (_status, received) => {
          const given = received['mcp-session-id'];
          session = typeof given === 'string' ? given : undefined;
          return undefined;
        },
      });
      const all = sessionHeaders('POST', undefined, undefined, headers);
      return answer.send(calls, { method: 'POST', path, headers: all, body: envelope.bytes });
    },
    bounds.messageSize,
    bounds.handshakeTime,
  );
  if (isProblem(found)) return found;
  if (found.envelope.result === undefined) return malformed('it answers initialize with an error');
  const revision = revisionOf(found.envelope);
  if (revision === undefined) return malformed(`it speaks none of the revisions ${legacyRevisions.join(', ')}`);
  if (session !== undefined) {
    const all = sessionHeaders('DELETE', session, revision, headers);
    new HttpAnswer(ignoredAnswer, bounds.messageSize, { ignoresBody: true }).send(calls, {
      method: 'DELETE',
      path,
      headers: all,
    });
  }
  return {
    eras: new Set<Era>(['legacy']),
    revision,
    greeting: Buffer.from(rawOf(found.envelope, found.envelope.result)),
  };
}

/** The revision that the answer to initialize names, if it is one that we speak. */
export function revisionOf(envelope: Envelope): (typeof legacyRevisions)[number] | undefined {
  const value = valueOf(envelope, envelope.result);
  const version: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'protocolVersion') : undefined;
  return typeof version === 'string' && isLegacyRevision(version) ? version : undefined;
}
