import {
  closeBrace,
  closeBracket,
  colon,
  comma,
  JsonCursor,
  openBrace,
  openBracket,
  quote,
  textOf,
} from './json-cursor.ts';
import type { Span } from './json-cursor.ts';

/** A key as readers see it that compare without case, as Go's does: ſ and the Kelvin sign fold to s and k. */
export function foldedKey(key: string): string {
  return key.toLowerCase().replaceAll('ſ', 's').replaceAll('\u212a', 'k');
}

/**
 * The first key in a value, at any depth, that an object has twice, or in two spellings that differ in case alone: some readers take
 * the first of them, some the last, and who decides about the value may see another one than who uses it. The bytes were scanned.
 */
export function ambiguousKey(bytes: Buffer, { start, end }: Span): string | undefined {
  return inValue(new JsonCursor(bytes, start, end));
}

function inValue(cursor: JsonCursor): string | undefined {
  const first = cursor.peek();
  if (first === openBrace) return inObject(cursor);
  if (first === openBracket) return inArray(cursor);
  cursor.value(0);
  return undefined;
}

function inObject(cursor: JsonCursor): string | undefined {
  cursor.at += 1;
  const seen = new Set<string>();
  while (cursor.peek() === quote) {
    const start = cursor.at;
    cursor.string();
    const key = textOf(cursor.bytes, { start, end: cursor.at });
    const folded = foldedKey(key);
    if (seen.has(folded)) return key;
    seen.add(folded);
    cursor.take(colon);
    const found = inValue(cursor);
    if (found !== undefined) return found;
    if (cursor.peek() === comma) cursor.at += 1;
  }
  if (cursor.peek() === closeBrace) cursor.at += 1;
  return undefined;
}

function inArray(cursor: JsonCursor): string | undefined {
  cursor.at += 1;
  for (let next = cursor.peek(); next !== closeBracket && next !== 0; next = cursor.peek()) {
    if (next === comma) cursor.at += 1;
    const found = inValue(cursor);
    if (found !== undefined) return found;
  }
  cursor.at += 1;
  return undefined;
}
