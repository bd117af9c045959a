import type { IncomingHttpHeaders } from 'node:http';
import type { Envelope } from '../envelope/envelope.ts';
import type { RpcError } from '../envelope/rpc-error.ts';
import { invalidMessage, sessionNeeded, unsupportedRevision } from '../envelope/rpc-errors.ts';
import { modernHeaderProblem } from './modern-headers.ts';
import { isLegacyRevision, isModernRevision, supportedRevisions } from './revisions.ts';

/** How a POST is served. */
export type Classification =
  | { readonly era: 'modern' }
  | { readonly era: 'legacy'; readonly step: 'initialize' }
  | { readonly era: 'legacy'; readonly step: 'session'; readonly session: string }
  | { readonly era: 'refused'; readonly error: RpcError };

/** Longest session id that is looked up; those of svc have 36 characters. */
const longestSession = 128;

/**
 * Finds out by headers and outline which era serves a POST (2026-07-28, Versioning, Compatibility Matrix: both on one endpoint).
 * `_meta` with a version, or a version header of a modern revision, is modern, whatever else is there; `initialize` and
 * Mcp-Session-Id are legacy.
 */
export function classify(headers: IncomingHttpHeaders, envelope: Envelope): Classification {
  const version = headers['mcp-protocol-version'];
  const header = Array.isArray(version) ? version.join(', ') : version;
  const inMeta = envelope.meta['io.modelcontextprotocol/protocolVersion'];
  if (isModernRevision(header) || inMeta !== undefined) return modern(headers, envelope);
  if (envelope.kind === 'request' && envelope.method === 'initialize') return { era: 'legacy', step: 'initialize' };
  if (header !== undefined && !isLegacyRevision(header)) {
    return refused(unsupportedRevision({ requested: header, supported: supportedRevisions }));
  }
  const session = sessionOf(headers);
  return session === undefined ? refused(sessionNeeded({})) : { era: 'legacy', step: 'session', session };
}

/** The session id of a request; undefined where there is none. One that svc cannot have issued becomes one that is never found. */
export function sessionOf(headers: IncomingHttpHeaders): string | undefined {
  const session = headers['mcp-session-id'];
  if (session === undefined) return undefined;
  return typeof session === 'string' && session.length <= longestSession ? session : '';
}

function modern(headers: IncomingHttpHeaders, envelope: Envelope): Classification {
  if (envelope.kind === 'response')
    return refused(invalidMessage({ problem: 'clients send no responses in revision 2026-07-28' }));
  const error = modernHeaderProblem(headers, envelope);
  return error === undefined ? { era: 'modern' } : refused(error);
}

function refused(error: RpcError): Classification {
  return { era: 'refused', error };
}
