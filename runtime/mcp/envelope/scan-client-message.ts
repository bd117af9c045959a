import type { Envelope } from './envelope.ts';
import { scanEnvelope, type EnvelopeProblem } from './scan-envelope.ts';

/** Bytes of an id: a number of 64 bits, which readers in JavaScript write as an integer again, or a string. */
const longestNumber = 20;
const longestString = 1024;

const longId = `the member "id" is a number of more than ${longestNumber} characters, or a string of more than ${longestString} bytes`;

/**
 * Finds the outline of a message of a client: what `scanEnvelope` takes, and a notification is one by its name, too. A request without
 * an id would be carried out by many servers though nobody has decided about it, and nobody hears the answer. An id is one that servers
 * can give back: beyond 10^21 many of them write a number with an exponent.
 */
export function scanClientMessage(bytes: Buffer): Envelope | EnvelopeProblem {
  const envelope = scanEnvelope(bytes);
  if (envelope.kind === 'request' && isTooLong(envelope)) return { kind: 'problem', code: -32600, message: longId };
  if (envelope.kind !== 'notification' || envelope.method?.startsWith('notifications/') === true) return envelope;
  return {
    kind: 'problem',
    code: -32600,
    message: `${(envelope.method ?? '').slice(0, 100)} is a request, and a request has an "id"`,
  };
}

function isTooLong({ bytes, id }: Envelope): boolean {
  if (id === undefined) return false;
  return id.end - id.start > (bytes[id.start] === 0x22 ? longestString : longestNumber);
}
