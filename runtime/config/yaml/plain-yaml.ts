import { keyIn } from './known-keys.ts';
import { isText, plainWord, refused } from './plain-word.ts';

/** A value in a plain document. */
type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Most levels of nested collections that are read here; documents that people write by hand nest less. */
const deepest = 40;

const space = 0x20;
const lineFeed = 0x0a;
const doubleQuote = 0x22;
const hash = 0x23;
const singleQuote = 0x27;
const hyphen = 0x2d;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const openBrace = 0x7b;
const lastPrintable = 0x7e;

/** A key without quotes that is longer is an error to some readers. */
const longestKey = 500;

/** Letters, digits and marks that keys are written with, without quotes. */
const inKey = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-')
  inKey[letter.charCodeAt(0)] = 1;

/**
 * Reads one document (a range of the text) in the plain form that most have: block maps and lists with a plain or quoted scalar on each
 * line, printable ASCII, whole lines of comment. Everything else yields `refused`, and another reader decides; an accepted document has the
 * value that every reader of YAML 1.2 gives it, and deserves no finding. Several times as fast as a full reader.
 */
export function readPlain(text: string, start: number, end: number): unknown {
  return new PlainReader(text, start, end).document();
}

/** Thrown away after one document: a position in the text, and the column at which the next content begins. */
class PlainReader {
  readonly #text: string;
  readonly #end: number;
  #at: number;
  /** Column of the content at `#at`; -1 behind the last. */
  #column = 0;

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.#at = start;
    this.#end = end;
  }

  document(): Value | typeof refused {
    if (this.#text.startsWith('---\n', this.#at)) this.#at += 4;
    this.#nextLine();
    if (this.#column !== 0) return refused;
    const value = this.#block(0, 0);
    // What follows the root at another column is for others to judge.
    return this.#isDone() ? value : refused;
  }

  #isDone(): boolean {
    return this.#column === -1;
  }

  /** The map or list that begins at `#at`, at a column. */
  #block(column: number, depth: number): Value | typeof refused {
    if (depth > deepest) return refused;
    return this.#isItem() ? this.#list(column, depth) : this.#map(column, depth);
  }

  #map(column: number, depth: number): Value | typeof refused {
    const map: { [key: string]: Value } = {};
    do {
      const key = this.#key();
      if (key === undefined || key in map) return refused;
      const value = this.#atLineEnd() ? this.#below(column, depth) : this.#scalarLine();
      if (value === refused) return refused;
      map[key] = value;
    } while (this.#column === column && !this.#isItem());
    // A list item in the column of the keys, or a line further in, belongs to nothing here.
    return this.#column >= column ? refused : map;
  }

  /** What a key without a value on its line holds: the lines further in, a list in its own column, or nothing. */
  #below(column: number, depth: number): Value | typeof refused {
    this.#nextLine();
    if (this.#column > column) return this.#block(this.#column, depth + 1);
    if (this.#column === column && this.#isItem()) return this.#list(column, depth + 1, true);
    return null;
  }

  #list(column: number, depth: number, isInKeyColumn = false): Value | typeof refused {
    const list: Value[] = [];
    do {
      this.#at += 2;
      let inner = column + 2;
      while (this.#at < this.#end && this.#text.charCodeAt(this.#at) === space) {
        this.#at++;
        inner++;
      }
      if (this.#isItem() || this.#atLineEnd()) return refused;
      this.#column = inner;
      const item = this.#isKey() ? (depth > deepest ? refused : this.#map(inner, depth + 1)) : this.#scalarLine();
      if (item === refused) return refused;
      list.push(item);
    } while (this.#column === column && this.#isItem());
    // A list that grew has room for more than what most hold.
    return this.#column > column || (this.#column === column && !isInKeyColumn) ? refused : list.slice();
  }

  /** Whether `- ` is next. */
  #isItem(): boolean {
    return this.#text.charCodeAt(this.#at) === hyphen && this.#text.charCodeAt(this.#at + 1) === space;
  }

  #atLineEnd(): boolean {
    return this.#at >= this.#end || this.#text.charCodeAt(this.#at) === lineFeed;
  }

  /** Whether a key and its colon are next. */
  #isKey(): boolean {
    const behind = this.#behindKey();
    return behind !== this.#at && this.#text.charCodeAt(behind) === colon && this.#endsKey(behind);
  }

  #behindKey(): number {
    let index = this.#at;
    while (index < this.#end && inKey[this.#text.charCodeAt(index)] === 1) index++;
    return index;
  }

  /** Whether a space or the end of the line follows the colon of a key. */
  #endsKey(at: number): boolean {
    const next = at + 1 >= this.#end ? lineFeed : this.#text.charCodeAt(at + 1);
    return next === space || next === lineFeed;
  }

  /** Reads a key, its colon, and the spaces after it; undefined for a key that is not a plain word. */
  #key(): string | undefined {
    const start = this.#at;
    const behind = this.#behindKey();
    if (
      behind === start ||
      behind - start > longestKey ||
      this.#text.charCodeAt(behind) !== colon ||
      !this.#endsKey(behind)
    )
      return undefined;
    if (!isText(this.#text, start, behind)) return undefined;
    const word = keyIn(this.#text, start, behind);
    this.#at = behind + 1;
    while (this.#at < this.#end && this.#text.charCodeAt(this.#at) === space) this.#at++;
    return word;
  }

  /** The scalar that is all there is up to the end of the line. */
  #scalarLine(): Value | typeof refused {
    const text = this.#text;
    const start = this.#at;
    let index = start;
    let previous = space;
    for (; index < this.#end; index++) {
      const code = text.charCodeAt(index);
      if (code === lineFeed) break;
      // Not for us: other characters, a comment after the value, and what looks like another key.
      if (!isPrintable(code) || (code === hash && previous === space)) return refused;
      if (previous === colon && code === space) return refused;
      previous = code;
    }
    if (previous === space || previous === colon) return refused;
    const value = this.#scalar(start, index);
    this.#at = index;
    if (value !== refused) this.#nextLine();
    return value;
  }

  #scalar(start: number, end: number): Value | typeof refused {
    const text = this.#text;
    const first = text.charCodeAt(start);
    if (first === doubleQuote || first === singleQuote) {
      for (let index = start + 1; index < end - 1; index++) {
        const code = text.charCodeAt(index);
        if (code === first || (first === doubleQuote && code === backslash)) return refused;
      }
      return end - start > 1 && text.charCodeAt(end - 1) === first ? text.slice(start + 1, end - 1) : refused;
    }
    if (first === openBracket || first === openBrace) return this.#flow(start, end);
    return plainWord(text, start, end);
  }

  /** `[]`, `{}`, and a list of plain words on one line. */
  #flow(start: number, end: number): Value | typeof refused {
    const text = this.#text.slice(start, end);
    if (text === '{}') return {};
    if (!text.startsWith('[') || !text.endsWith(']')) return refused;
    const list: Value[] = [];
    let at = start + 1;
    while (at < end - 1) {
      const from = at;
      while (inKey[this.#text.charCodeAt(at)] === 1) at++;
      const word = plainWord(this.#text, from, at);
      if (word === refused) return refused;
      list.push(word);
      if (at === end - 1) break;
      if (!this.#text.startsWith(', ', at)) return refused;
      at += 2;
      if (at >= end - 1) return refused;
    }
    return list;
  }

  /** Goes to the next line that says something, and its first character that does. */
  #nextLine(): void {
    const text = this.#text;
    let index = this.#at;
    while (index < this.#end) {
      if (text.charCodeAt(index) === lineFeed) index++;
      const lineStart = index;
      while (index < this.#end && text.charCodeAt(index) === space) index++;
      const code = index < this.#end ? text.charCodeAt(index) : lineFeed;
      if (code === hash) {
        // A character that is none to us ends the line too soon, and what begins there is no key.
        while (index < this.#end && isPrintable(text.charCodeAt(index))) index++;
        if (index < this.#end && text.charCodeAt(index) !== lineFeed) {
          this.#at = index;
          this.#column = Infinity;
          return;
        }
      } else if (code !== lineFeed) {
        this.#at = index;
        this.#column = index - lineStart;
        return;
      }
    }
    this.#at = this.#end;
    this.#column = -1;
  }
}

function isPrintable(code: number): boolean {
  return code >= space && code <= lastPrintable;
}
