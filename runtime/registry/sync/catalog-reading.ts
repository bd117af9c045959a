import { createHash } from 'node:crypto';
import { inTurns, type Steps } from '../../schedule/steps.ts';
import { readEntriesFileInSteps } from './entries-file.ts';
import type { SourceReading } from './source-reader.ts';

/** Bytes that one step hashes. */
const hashedAtOnce = 1024 * 1024;

/** Makes a reading of the bytes of a catalog file, with pauses for other work. `what` names the file in messages. */
export async function catalogReading(content: Buffer, what: string, etag?: string): Promise<SourceReading> {
  const entries = await inTurns(readEntriesFileInSteps(content));
  if ('problem' in entries) return { outcome: 'failed', message: `${what}: ${entries.problem}` };
  const contentHash = await inTurns(sha256(content));
  return { outcome: 'read', versions: entries.versions, contentHash, ...(etag === undefined ? {} : { etag }) };
}

function* sha256(content: Buffer): Steps<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < content.length; at += hashedAtOnce) {
    hash.update(content.subarray(at, at + hashedAtOnce));
    yield;
  }
  return hash.digest('hex');
}
