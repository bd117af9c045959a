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

/** A member of an object: where its value is. */
export interface Member {
  readonly key: string;
  readonly value: Span;
}

/** The members of an object in their order, repeated keys included; undefined where the part is not an object. The bytes were scanned. */
export function membersOf(bytes: Buffer, { start, end }: Span): readonly Member[] | undefined {
  if (bytes[start] !== openBrace) return undefined;
  const cursor = new JsonCursor(bytes, start + 1, end);
  const members: Member[] = [];
  if (cursor.peek() === closeBrace) return members;
  for (;;) {
    if (cursor.peek() !== quote) return undefined;
    const from = cursor.at;
    if (!cursor.string()) return undefined;
    const key = textOf(bytes, { start: from, end: cursor.at });
    if (!cursor.take(colon)) return undefined;
    cursor.peek();
    const valueStart = cursor.at;
    if (!cursor.value(0)) return undefined;
    members.push({ key, value: { start: valueStart, end: cursor.at } });
    if (cursor.peek() !== comma) return members;
    cursor.at += 1;
  }
}

/** The value of a member; undefined where there is none, `repeated` where there are several. */
export function memberOf(members: readonly Member[], key: string): Span | 'repeated' | undefined {
  let found: Span | undefined;
  for (const member of members) {
    if (member.key !== key) continue;
    if (found !== undefined) return 'repeated';
    found = member.value;
  }
  return found;
}

/** The items of a list; undefined where the part is not a list. The bytes were scanned. */
export function itemsOf(bytes: Buffer, { start, end }: Span): readonly Span[] | undefined {
  if (bytes[start] !== openBracket) return undefined;
  const cursor = new JsonCursor(bytes, start + 1, end);
  const items: Span[] = [];
  if (cursor.peek() === closeBracket) return items;
  for (;;) {
    cursor.peek();
    const from = cursor.at;
    if (!cursor.value(0)) return undefined;
    items.push({ start: from, end: cursor.at });
    if (cursor.peek() !== comma) return items;
    cursor.at += 1;
  }
}
