import { valueOf } from '../envelope/envelope.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import type { Era } from '../era/revisions.ts';
import type { BackendFacts } from './backend.ts';

/** Statuses that are about the caller or the moment, whatever a server speaks. */
const ofBothEras: ReadonlySet<number> = new Set([401, 403, 408, 413, 429]);

/**
 * Whether a refusal is one that a server of the other era gives to what was sent in `sent` (2026-07-28, Streamable HTTP, Backward
 * Compatibility). It is a hint: what the server speaks now, only a probe finds out.
 */
export function isOfOtherEra(status: number, body: Buffer, sent: Era): boolean {
  if (status < 400 || status > 499 || ofBothEras.has(status)) return false;
  const code = codeOf(body);
  // Codes of revision 2026-07-28, and those that its servers give with this status.
  const isModern = code !== undefined && ((code <= -32020 && code >= -32099) || code === -32602 || code === -32601);
  return sent === 'legacy' ? isModern : !isModern;
}

/** Whether a server speaks the same eras as before. */
export function sameEras(one: BackendFacts | undefined, other: BackendFacts): boolean {
  return one?.eras.size === other.eras.size && [...other.eras].every((era) => one.eras.has(era));
}

function codeOf(body: Buffer): number | undefined {
  const envelope = scanEnvelope(body);
  if (envelope.kind !== 'response' || envelope.error === undefined) return undefined;
  const error = valueOf(envelope, envelope.error);
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}
