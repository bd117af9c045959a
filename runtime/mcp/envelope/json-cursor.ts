/** A part of a buffer: the first byte, and the first byte after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Levels of objects and arrays in one message. JSON.parse has no bound; a reader with a stack needs one. */
export const maximumDepth = 128;

/** Why bytes are not JSON, or not JSON that we read. */
export type JsonFault = 'syntax' | 'depth';

/**
 * Walks over JSON (RFC 8259) in a buffer without making values of it. What it accepts is exactly what JSON.parse accepts of
 * valid UTF-8, up to `maximumDepth`; a property test compares them. Methods return false at a fault and leave `fault` set.
 */
export class JsonCursor {
  readonly bytes: Buffer;
  at: number;
  fault: JsonFault | undefined;
  /** Whether the last string had a backslash in it. */
  isEscaped = false;
  private readonly end: number;

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /** Steps over white space, and returns the byte that follows; 0 at the end. */
  peek(): number {
    const { bytes, end } = this;
    let at = this.at;
    for (; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte > 0x20 || (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) {
        this.at = at;
        return byte;
      }
    }
    this.at = at;
    return 0;
  }

  /** True when only white space is left. */
  isAtEnd(): boolean {
    this.peek();
    return this.at === this.end;
  }

  /** Steps over one byte that has to be there, after white space. */
  take(byte: number): boolean {
    if (this.peek() !== byte) return this.fail('syntax');
    this.at += 1;
    return true;
  }

  /** Steps over a string; it begins at the present byte, which has to be a quote. */
  string(): boolean {
    const { bytes, end } = this;
    this.isEscaped = false;
    if (bytes[this.at] !== quote) return this.fail('syntax');
    let at = this.at + 1;
    while (at < end) {
      const byte = bytes[at] ?? 0;
      if (byte === quote) {
        this.at = at + 1;
        return true;
      }
      if (byte === backslash) {
        this.isEscaped = true;
        const length = escapeLength(bytes, at + 1, end);
        if (length === 0) return this.fail('syntax');
        at += 1 + length;
      } else if (byte < 0x20) return this.fail('syntax');
      else at += 1;
    }
    return this.fail('syntax');
  }

  /** Steps over one value of any kind. `depth` is the number of levels around it. */
  value(depth: number): boolean {
    switch (this.peek()) {
      case quote:
        return this.string();
      case openBrace:
        return this.object(depth + 1);
      case openBracket:
        return this.array(depth + 1);
      case 0x74:
        return this.literal('true');
      case 0x66:
        return this.literal('false');
      case 0x6e:
        return this.literal('null');
      default:
        return this.number();
    }
  }

  /** Notes a fault and returns false. The first one counts. */
  fail(fault: JsonFault): false {
    this.fault ??= fault;
    return false;
  }

  private object(depth: number): boolean {
    if (depth > maximumDepth) return this.fail('depth');
    this.at += 1;
    if (this.peek() === closeBrace) {
      this.at += 1;
      return true;
    }
    for (;;) {
      if (this.peek() !== quote) return this.fail('syntax');
      if (!this.string() || !this.take(colon) || !this.value(depth)) return false;
      const next = this.peek();
      this.at += 1;
      if (next === closeBrace) return true;
      if (next !== comma) return this.fail('syntax');
    }
  }

  private array(depth: number): boolean {
    if (depth > maximumDepth) return this.fail('depth');
    this.at += 1;
    if (this.peek() === closeBracket) {
      this.at += 1;
      return true;
    }
    for (;;) {
      if (!this.value(depth)) return false;
      const next = this.peek();
      this.at += 1;
      if (next === closeBracket) return true;
      if (next !== comma) return this.fail('syntax');
    }
  }

  private literal(word: string): boolean {
    const { bytes, at } = this;
    if (at + word.length > this.end) return this.fail('syntax');
    for (let index = 0; index < word.length; index += 1) {
      if (bytes[at + index] !== word.charCodeAt(index)) return this.fail('syntax');
    }
    this.at = at + word.length;
    return true;
  }

  private number(): boolean {
    const { bytes, end } = this;
    let at = this.at;
    const digits = (): boolean => {
      const start = at;
      while (at < end && isDigit(bytes[at])) at += 1;
      return at > start;
    };
    if (bytes[at] === 0x2d) at += 1;
    if (at < end && bytes[at] === 0x30) at += 1;
    else if (!digits()) return this.fail('syntax');
    if (at < end && bytes[at] === 0x2e) {
      at += 1;
      if (!digits()) return this.fail('syntax');
    }
    if (at < end && (bytes[at] === 0x65 || bytes[at] === 0x45)) {
      at += 1;
      if (at < end && (bytes[at] === 0x2b || bytes[at] === 0x2d)) at += 1;
      if (!digits()) return this.fail('syntax');
    }
    this.at = at;
    return true;
  }
}

export const quote = 0x22;
export const comma = 0x2c;
export const colon = 0x3a;
export const openBracket = 0x5b;
export const closeBracket = 0x5d;
export const openBrace = 0x7b;
export const closeBrace = 0x7d;
const backslash = 0x5c;

/** Letters that may follow a backslash, other than u. */
const shortEscapes: ReadonlySet<number> = new Set(Buffer.from('"\\/bfnrt'));

/** Bytes of an escape after its backslash; 0 when it is not one. */
function escapeLength(bytes: Buffer, at: number, end: number): number {
  const letter = at < end ? (bytes[at] ?? 0) : 0;
  if (shortEscapes.has(letter)) return 1;
  if (letter !== 0x75 || at + 5 > end) return 0;
  for (let index = at + 1; index < at + 5; index += 1) if (!isHexadecimal(bytes[index] ?? 0)) return 0;
  return 5;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isHexadecimal(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

/** The value of a JSON string in a buffer, quotes included in the span. */
export function textOf(bytes: Buffer, { start, end }: Span): string {
  const raw = bytes.toString('utf8', start + 1, end - 1);
  if (!raw.includes('\\')) return raw;
  const value: unknown = JSON.parse(`"${raw}"`);
  return String(value);
}
