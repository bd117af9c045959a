import type { Span } from './json-cursor.ts';

/** Bytes that replace a part of a message. */
export interface Edit {
  readonly span: Span;
  readonly bytes: Buffer | string;
}

/** The message with parts of it replaced; every other byte stays as it is. The edits are in order and do not overlap. */
export function splice(message: Buffer, edits: readonly Edit[]): Buffer {
  if (edits.length === 0) return message;
  const parts: Buffer[] = [];
  let at = 0;
  for (const { span, bytes } of edits) {
    if (span.start < at) throw new Error('edits have to be in order and must not overlap');
    parts.push(message.subarray(at, span.start), typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    at = span.end;
  }
  parts.push(message.subarray(at));
  return Buffer.concat(parts);
}

/** Puts members in front of the others of an object: `members` is `"key":value`, several of them with commas between. */
export function insertion(message: Buffer, object: Span, members: string): Edit {
  const after = object.start + 1;
  let next = after;
  while (next < object.end && (message[next] ?? 0) <= 0x20) next += 1;
  const isEmpty = message[next] === 0x7d;
  return { span: { start: after, end: after }, bytes: isEmpty ? members : `${members},` };
}
