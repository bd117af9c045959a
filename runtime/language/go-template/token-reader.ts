import type { Extent } from './ast.ts';
import type { Token } from './lexer.ts';
import type { TemplateProblem } from './problem.ts';

/** Variables that a template knows everywhere. */
const everywhere: readonly string[] = ['$'];

/**
 * Reads tokens one after the other, and knows which variables are in scope. The first problem is kept and moves the reader to
 * the end, where every production stops by itself.
 */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #variables: string[] = [...everywhere];
  #problem: TemplateProblem | undefined;
  /** The current depth of parentheses. */
  depth = 0;

  /** The last token is of kind `end`. */
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get problem(): TemplateProblem | undefined {
    return this.#problem;
  }

  /** The token that was read last. */
  get previous(): Token {
    return this.#tokenAt(this.#at - 1);
  }

  peek(): Token {
    return this.#tokenAt(this.#at);
  }

  /** The token behind the one that comes next. */
  after(): Token {
    return this.#tokenAt(this.#at + 1);
  }

  next(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  /** Expects the end of the action. */
  close(): void {
    const token = this.next();
    if (token.kind !== 'close') this.unexpected(token);
  }

  unexpected(token: Token): void {
    const isItem = token.kind === 'number' && token.value.startsWith('.');
    const written = token.kind === 'field' ? `.${token.value}` : token.value;
    this.fail(
      token.kind === 'close' ? 'something is missing before "}}"' : `"${written}" is not expected here`,
      token,
      isItem ? `reach an item with index, as in index .list ${token.value.slice(1)}` : undefined,
    );
  }

  /** Keeps the first problem and stops reading. */
  fail(message: string, { start, end }: Extent, hint?: string, unknownFunction?: string): void {
    this.#problem ??= {
      message,
      start,
      end,
      ...(hint === undefined ? {} : { hint }),
      ...(unknownFunction === undefined ? {} : { unknownFunction }),
    };
    this.#at = this.#tokens.length - 1;
  }

  knows(variable: string): boolean {
    return this.#variables.includes(variable);
  }

  declare(variable: string): void {
    this.#variables.push(variable);
  }

  /** Begins a scope and returns the mark that ends it. */
  openScope(): number {
    return this.#variables.length;
  }

  closeScope(mark: number): void {
    this.#variables.length = mark;
  }

  /** Begins a template of its own, which sees no variables of the outer one; returns those. */
  openTemplate(): string[] {
    const outer = this.#variables;
    this.#variables = [...everywhere];
    return outer;
  }

  closeTemplate(outer: string[]): void {
    this.#variables = outer;
  }

  #tokenAt(index: number): Token {
    const token = this.#tokens[Math.max(0, Math.min(index, this.#tokens.length - 1))];
    if (token === undefined) throw new Error('a template has at least the token that ends it');
    return token;
  }
}
