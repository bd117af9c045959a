import type { Envelope } from './envelope.ts';
import type { Span } from './json-cursor.ts';
import { scanEnvelope, type EnvelopeProblem } from './scan-envelope.ts';

/** Bytes of an id: a number of 64 bits, which readers in JavaScript write as an integer again, or a string. */
const longestNumber = 20;
const longestString = 1024;

const tooLong = (member: string): string =>
  `the member "${member}" is a number of more than ${longestNumber} characters, or a string of more than ${longestString} bytes`;

/**
 * Finds the outline of a message of a client: what `scanEnvelope` takes, and a notification is one by its name, too. A request without
 * an id would be carried out by many servers though nobody has decided about it, and nobody hears the answer. An id is one that servers
 * can give back: beyond 10^21 many of them write a number with an exponent. The same holds for a progress token.
 */
export function scanClientMessage(bytes: Buffer): Envelope | EnvelopeProblem {
  const envelope = scanEnvelope(bytes);
  if (envelope.kind === 'request') {
    // A progress token goes back with every step of the progress.
    const long = isTooLong(envelope, envelope.id)
      ? 'id'
      : isTooLong(envelope, envelope.meta.progressToken)
        ? 'progressToken'
        : undefined;
    if (long !== undefined) return { kind: 'problem', code: -32600, message: tooLong(long) };
  }
  if (envelope.kind !== 'notification' || envelope.method?.startsWith('notifications/') === true) return envelope;
  return {
    kind: 'problem',
    code: -32600,
    message: `${(envelope.method ?? '').slice(0, 100)} is a request, and a request has an "id"`,
  };
}

function isTooLong({ bytes }: Envelope, span: Span | undefined): boolean {
  if (span === undefined) return false;
  return span.end - span.start > (bytes[span.start] === 0x22 ? longestString : longestNumber);
}
