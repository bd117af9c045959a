import { unquote } from './go-string.ts';
import type { TemplateProblem } from './problem.ts';
import { openTable } from '../../diagnostics/open-table.ts';

/** The smallest pieces of a template. `open` and `close` are the delimiters of an action. */
export type TokenKind =
  | 'text'
  | 'open'
  | 'close'
  | 'word'
  | 'field'
  | 'variable'
  | 'dot'
  | 'number'
  | 'string'
  | 'character'
  | 'pipe'
  | 'left'
  | 'right'
  | 'comma'
  | 'assign'
  | 'declare'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** Its meaning: text as it is printed, a field without its dot, a string without its quotes. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Whether white space precedes it: it distinguishes `$x.a` from `$x .a`. */
  readonly afterSpace: boolean;
}

/** What a template is made of, up to the end or to the first problem. */
export interface Tokens {
  readonly tokens: readonly Token[];
  readonly problem?: TemplateProblem;
}

const comparison: Readonly<Record<string, string>> = openTable({
  '==': 'eq',
  '!=': 'ne',
  '<=': 'le',
  '>=': 'ge',
  '<': 'lt',
  '>': 'gt',
  '&&': 'and',
  '||': 'or',
  '!': 'not',
});
const numberPattern =
  /[+-]?(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?)/y;
const namePattern = /[\p{L}_][\p{L}\p{Nd}_]*/uy;
const blank = /[ \t\r\n]/;

/** Splits a string into the tokens of Go's text/template, without comments and with trim markers applied. */
export function lex(text: string): Tokens {
  return new Lexer(text).lex();
}

class Lexer {
  readonly #text: string;
  readonly #tokens: Token[] = [];
  #problem: TemplateProblem | undefined;
  /** Whether the white space behind the last action goes away. */
  #trimsNext = false;
  /** Where the action begins that is being read. */
  #open = 0;

  constructor(text: string) {
    this.#text = text;
  }

  lex(): Tokens {
    const text = this.#text;
    let at = 0;
    while (at < text.length && this.#problem === undefined) {
      const open = text.indexOf('{{', at);
      const trims = open >= 0 && text.charAt(open + 2) === '-' && blank.test(text.charAt(open + 3));
      this.#lexText(at, open < 0 ? text.length : open, trims);
      if (open < 0) break;
      this.#open = open;
      this.#trimsNext = false;
      const inside = open + (trims ? 4 : 2);
      at = text.startsWith('/*', inside) ? this.#skipComment(inside) : this.#lexAction(inside);
    }
    this.#push('end', '', text.length, text.length, false);
    return this.#problem === undefined ? { tokens: this.#tokens } : { tokens: this.#tokens, problem: this.#problem };
  }

  #push(kind: TokenKind, value: string, start: number, end: number, afterSpace: boolean): number {
    this.#tokens.push({ kind, value, start, end, afterSpace });
    return end;
  }

  /** Keeps the problem and goes to the end of the text. */
  #fail(message: string, start: number, end: number, hint?: string): number {
    this.#problem = { message, start, end, ...(hint === undefined ? {} : { hint }) };
    return this.#text.length;
  }

  #lexText(start: number, end: number, trimsEnd: boolean): void {
    let value = this.#text.slice(start, end);
    if (this.#trimsNext) value = value.replace(/^[ \t\r\n]+/, '');
    if (trimsEnd) value = trimmedEnd(value);
    if (value !== '') this.#push('text', value, start, end, false);
  }

  #skipComment(start: number): number {
    const close = this.#text.indexOf('*/', start + 2);
    if (close < 0) return this.#fail('the comment is not closed', this.#open, start + 2, 'end it with "*/}}"');
    const ending = /^(?:\}\}|[ \t\r\n]-\}\})/.exec(this.#text.slice(close + 2, close + 6))?.[0];
    if (ending === undefined) {
      const hint = 'write "}}" right behind "*/", and what follows in an action of its own';
      return this.#fail('a comment fills its action', this.#open, close + 2, hint);
    }
    this.#trimsNext = ending.length > 2;
    return close + 2 + ending.length;
  }

  /** Reads an action up to its end and returns the offset behind it. */
  #lexAction(start: number): number {
    const text = this.#text;
    this.#push('open', '{{', this.#open, start, false);
    let at = start;
    while (this.#problem === undefined) {
      const begin = at;
      while (blank.test(text.charAt(at))) at++;
      const afterSpace = at > begin || (at > 0 && blank.test(text.charAt(at - 1)));
      if (at >= text.length) return this.#unclosed();
      const trims = afterSpace && text.startsWith('-}}', at);
      if (trims || text.startsWith('}}', at)) {
        this.#trimsNext = trims;
        return this.#push('close', '}}', at, at + (trims ? 3 : 2), afterSpace);
      }
      at = this.#lexToken(at, afterSpace);
    }
    return text.length;
  }

  /** Reads one token inside an action and returns the offset behind it. */
  #lexToken(start: number, afterSpace: boolean): number {
    const text = this.#text;
    const character = text.charAt(start);
    const operator = /^(?:==|!=|<=|>=|&&|\|\||<|>|!)/.exec(text.slice(start, start + 2))?.[0];
    if (operator !== undefined) return this.#noOperator(operator, start);
    const single = singles[character];
    if (single !== undefined) return this.#push(single, character, start, start + 1, afterSpace);
    if (text.startsWith(':=', start)) return this.#push('declare', ':=', start, start + 2, afterSpace);
    if (character === '"' || character === "'" || character === '`')
      return this.#lexQuoted(start, character, afterSpace);
    if (/^(?:\d|[-+.]\d|[-+]\.\d)/.test(text.slice(start, start + 3))) return this.#lexNumber(start, afterSpace);
    return this.#lexName(start, afterSpace);
  }

  /** A function, field or variable. */
  #lexName(start: number, afterSpace: boolean): number {
    const first = this.#text.charAt(start);
    const kind = first === '.' ? 'field' : first === '$' ? 'variable' : 'word';
    const nameStart = kind === 'word' ? start : start + 1;
    namePattern.lastIndex = nameStart;
    const name = namePattern.exec(this.#text)?.[0] ?? '';
    const end = nameStart + name.length;
    if ((name === '' && kind === 'word') || !this.#endsAt(end)) {
      const next = this.#text.charAt(end);
      return next === '}' || next === '{' ? this.#unclosed() : this.#badCharacter(end);
    }
    if (kind === 'field' && name === '') return this.#push('dot', '.', start, end, afterSpace);
    return this.#push(kind, kind === 'variable' ? `$${name}` : name, start, end, afterSpace);
  }

  #lexNumber(start: number, afterSpace: boolean): number {
    numberPattern.lastIndex = start;
    const end = start + (numberPattern.exec(this.#text)?.[0].length ?? 1);
    if (this.#endsAt(end)) return this.#push('number', this.#text.slice(start, end), start, end, afterSpace);
    const hint = 'a name begins with a letter; reach other keys with index, as in index .steps "2nd"';
    return this.#fail('not a valid number', start, end, hint);
  }

  #lexQuoted(start: number, quote: '"' | "'" | '`', afterSpace: boolean): number {
    const whole = quotedPatterns[quote];
    whole.lastIndex = start;
    const end = start + (whole.exec(this.#text)?.[0].length ?? 0);
    if (end === start) return this.#fail('the text is not closed', start, start + 1, `end it with ${quote}`);
    const inner = this.#text.slice(start + 1, end - 1);
    if (quote === '`') return this.#push('string', inner, start, end, afterSpace);
    const value = unquote(inner, quote);
    if (quote === "'" && (value === undefined || Array.from(value).length !== 1)) {
      return this.#fail('single quotes hold one character', start, end, `write a string as "${inner}" or \`${inner}\``);
    }
    if (value === undefined) {
      return this.#fail('the text has an escape that Go does not know', start, end, 'write a backslash as "\\\\"');
    }
    return this.#push(quote === "'" ? 'character' : 'string', value, start, end, afterSpace);
  }

  /** Whether something else may begin at an offset. */
  #endsAt(end: number): boolean {
    const next = this.#text.charAt(end);
    return next === '' || /[ \t\r\n.,|:=)(]/.test(next) || this.#text.startsWith('}}', end);
  }

  #noOperator(operator: string, start: number): number {
    const name = comparison[operator] ?? '';
    const hint = name === 'not' ? 'write "not x"' : `use the function ${name}, which comes first: "${name} a b"`;
    return this.#fail(`templates have no operator "${operator}"`, start, start + operator.length, hint);
  }

  #unclosed(): number {
    return this.#fail('the action is not closed', this.#open, this.#open + 2, 'end it with "}}"');
  }

  #badCharacter(offset: number): number {
    const character = String.fromCodePoint(this.#text.codePointAt(offset) ?? 0xfffd);
    return this.#fail(
      `"${character}" is not allowed here`,
      offset,
      offset + character.length,
      characterHints[character],
    );
  }
}

const characterHints: Readonly<Record<string, string>> = openTable({
  '-': 'a name with "-" cannot be used as a field: reach it with index, as in index .steps "my-step"',
  '[': 'reach an item with index, as in index .list 0',
});

const quotedPatterns = {
  '"': /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y,
  "'": /'[^'\\\n]*(?:\\.[^'\\\n]*)*'/y,
  '`': /`[^`]*`/y,
} as const;

const singles: Readonly<Record<string, TokenKind>> = openTable({
  '|': 'pipe',
  '(': 'left',
  ')': 'right',
  ',': 'comma',
  '=': 'assign',
});

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && blank.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
