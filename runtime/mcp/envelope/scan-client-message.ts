import type { Envelope } from './envelope.ts';
import { scanEnvelope, type EnvelopeProblem } from './scan-envelope.ts';

/**
 * Finds the outline of a message of a client: what `scanEnvelope` takes, and a notification is one by its name, too. A request without
 * an id would be carried out by many servers though nobody has decided about it, and nobody hears the answer.
 */
export function scanClientMessage(bytes: Buffer): Envelope | EnvelopeProblem {
  const envelope = scanEnvelope(bytes);
  if (envelope.kind !== 'notification' || envelope.method?.startsWith('notifications/') === true) return envelope;
  return {
    kind: 'problem',
    code: -32600,
    message: `${(envelope.method ?? '').slice(0, 100)} is a request, and a request has an "id"`,
  };
}
