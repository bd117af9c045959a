import type { Steps } from '../../schedule/steps.ts';

/** Bytes that one step looks at. */
const longestStep = 64 * 1024;

const quote = 0x22;
const backslash = 0x5c;

/** What a byte outside of strings means for where a value ends; brackets and braces are one kind, since what they hold is parsed afterwards. */
const plain = 0;
const opens = 1;
const closes = 2;
const beginsString = 3;
const separates = 4;
const kinds = new Uint8Array(256);
for (const byte of Buffer.from('[{')) kinds[byte] = opens;
for (const byte of Buffer.from(']}')) kinds[byte] = closes;
for (const byte of Buffer.from(', \n\r\t')) kinds[byte] = separates;
kinds[quote] = beginsString;

/** Offset of the first byte at or after `start` that is not a space (RFC 8259), or the length. */
export function* skipSpaceInSteps(bytes: Uint8Array, start: number): Steps<number> {
  let at = start;
  for (; at < bytes.length; at += 1) {
    if (!isSpace(bytes[at] ?? 0)) return at;
    if ((at - start) % longestStep === longestStep - 1) yield;
  }
  return at;
}

/**
 * Offset after the JSON value that begins at `start`; counts brackets, so that no depth can overflow the stack. For malformed JSON, it may
 * be any offset not before `start`.
 */
export function* endOfValueInSteps(bytes: Uint8Array, start: number): Steps<number> {
  let depth = 0;
  let pause = start + longestStep;
  for (let at = start; at < bytes.length; at += 1) {
    if (at >= pause) {
      pause = at + longestStep;
      yield;
    }
    const kind = kinds[bytes[at] ?? 0];
    if (kind === plain) continue;
    if (kind === beginsString) {
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) {
        if (bytes[at] === backslash) at += 1;
        if (at >= pause) {
          pause = at + longestStep;
          yield;
        }
      }
      if (depth === 0) return Math.min(at + 1, bytes.length);
    } else if (kind === opens) depth += 1;
    else if (kind === closes) {
      depth -= 1;
      if (depth === 0) return at + 1;
      if (depth < 0) return at;
    } else if (depth === 0) return at;
  }
  return bytes.length;
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
