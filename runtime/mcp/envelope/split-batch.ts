import { isUtf8 } from 'node:buffer';
import { closeBracket, comma, JsonCursor, openBracket } from './json-cursor.ts';

/** Whether a body is a list of messages: whether its first byte after white space is a bracket. */
export function isBatch(body: Buffer): boolean {
  for (const byte of body) {
    if (byte === openBracket) return true;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return false;
  }
  return false;
}

/** The messages of a batch (JSON-RPC 2.0, section 6), unread; undefined where the body is not a list in JSON. */
export function splitBatch(body: Buffer, limit: number): readonly Buffer[] | 'too-long' | undefined {
  if (!isUtf8(body)) return undefined;
  const cursor = new JsonCursor(body);
  if (!cursor.take(openBracket)) return undefined;
  const messages: Buffer[] = [];
  if (cursor.peek() === closeBracket) {
    cursor.at += 1;
    return cursor.isAtEnd() ? messages : undefined;
  }
  for (;;) {
    cursor.peek();
    const start = cursor.at;
    if (!cursor.value(1)) return undefined;
    messages.push(body.subarray(start, cursor.at));
    if (messages.length > limit) return 'too-long';
    const next = cursor.peek();
    cursor.at += 1;
    if (next === closeBracket) return cursor.isAtEnd() ? messages : undefined;
    if (next !== comma) return undefined;
  }
}
