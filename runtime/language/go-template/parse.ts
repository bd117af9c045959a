import type { Pipeline, Template, TemplateNode } from './ast.ts';
import { lex, type Token } from './lexer.ts';
import { parsePipeline } from './parse-pipeline.ts';
import type { TemplateProblem } from './problem.ts';
import { TokenReader } from './token-reader.ts';

/** The result of parsing a string as a template. */
export type ParsedTemplate = { readonly template: Template } | { readonly problem: TemplateProblem };

/** How deep actions may nest. */
const maximumNesting = 100;

/**
 * Parses Go's text/template, with the functions that workflows know (spec 2, composite tool workflows). What Go would only
 * refuse when a template runs (a wrong number of arguments, a template that nobody defines) is a problem here. Never throws.
 */
export function parseTemplate(text: string): ParsedTemplate {
  const { tokens, problem } = lex(text);
  if (problem !== undefined) return { problem };
  const reader = new TokenReader(tokens);
  const template = new TemplateParser(reader).parse();
  return reader.problem === undefined ? { template } : { problem: reader.problem };
}

/** What ended a list of nodes. */
type Ending = 'end' | 'else' | 'eof';

class TemplateParser {
  readonly #reader: TokenReader;
  readonly #definitions = new Map<string, readonly TemplateNode[]>();
  readonly #calls: { readonly name: string; readonly token: Token }[] = [];
  #nesting = 0;
  #loops = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  parse(): Template {
    const { body, ending } = this.#list();
    if (ending !== 'eof') {
      const token = this.#reader.previous;
      this.#reader.fail(
        `"${token.value}" closes nothing`,
        token,
        `remove it, or add the if, with or range it belongs to`,
      );
    }
    for (const { name, token } of this.#calls) {
      if (!this.#definitions.has(name))
        this.#reader.fail(
          `no template is named "${name}"`,
          token,
          'templates are declared with define or block in the same text',
        );
    }
    return { body, definitions: this.#definitions };
  }

  /** Nodes up to `end`, `else` or the end of the text. The keyword is consumed, what follows it is not. */
  #list(): { readonly body: TemplateNode[]; readonly ending: Ending } {
    const body: TemplateNode[] = [];
    for (;;) {
      const token = this.#reader.next();
      if (token.kind === 'end') return { body, ending: 'eof' };
      if (token.kind === 'text') {
        body.push({ kind: 'text', text: token.value, start: token.start, end: token.end });
        continue;
      }
      // Outside actions there is only text, so this token opens one.
      const word = this.#reader.peek();
      if (word.kind === 'word' && (word.value === 'end' || word.value === 'else')) {
        this.#reader.next();
        return { body, ending: word.value };
      }
      const node = this.#action(token);
      if (node !== undefined) body.push(node);
    }
  }

  /** The node of an action whose opening was read; none for a definition. */
  #action(open: Token): TemplateNode | undefined {
    const reader = this.#reader;
    const word = reader.peek();
    switch (word.kind === 'word' ? word.value : '') {
      case 'if':
      case 'with':
      case 'range':
        reader.next();
        return this.#control(open, word);
      case 'break':
      case 'continue':
        reader.next();
        if (this.#loops === 0) reader.fail(`"${word.value}" is outside of a range`, word);
        reader.close();
        return { kind: word.value === 'break' ? 'break' : 'continue', start: open.start, end: reader.previous.end };
      case 'define':
        reader.next();
        this.#define(word);
        return undefined;
      case 'block':
      case 'template': {
        reader.next();
        return this.#call(open, word);
      }
      default: {
        const pipeline = parsePipeline(reader, 'action');
        reader.close();
        return { kind: 'action', pipeline, start: open.start, end: reader.previous.end };
      }
    }
  }

  #control(open: Token, word: Token): TemplateNode {
    const reader = this.#reader;
    const kind = word.value === 'if' ? 'if' : word.value === 'with' ? 'with' : 'range';
    if (++this.#nesting > maximumNesting) reader.fail('the template is nested too deeply', word);
    const scope = reader.openScope();
    const pipeline = parsePipeline(reader, kind);
    reader.close();
    const inner = reader.openScope();
    if (kind === 'range') this.#loops++;
    const { body, ending } = this.#list();
    if (kind === 'range') this.#loops--;
    reader.closeScope(inner);
    const otherwise = ending === 'else' ? this.#otherwise(open, word) : [];
    if (ending === 'end') reader.close();
    if (ending === 'eof') this.#unclosed(word);
    reader.closeScope(scope);
    this.#nesting--;
    return { kind, pipeline, body, otherwise, start: open.start, end: reader.previous.end };
  }

  /** The part after an `else`, which may begin another condition that shares the `end`. */
  #otherwise(open: Token, owner: Token): TemplateNode[] {
    const reader = this.#reader;
    const word = reader.peek();
    if (word.kind === 'word' && word.value === owner.value && owner.value !== 'range') {
      reader.next();
      return [this.#control(open, word)];
    }
    reader.close();
    const { body, ending } = this.#list();
    if (ending === 'else') reader.fail('a second "else"', reader.previous, 'write "else if" for a further condition');
    if (ending === 'eof') this.#unclosed(owner);
    reader.close();
    return body;
  }

  #unclosed(word: Token): void {
    this.#reader.fail(`"${word.value}" has no end`, word, 'close it with {{end}}');
  }

  #define(word: Token): void {
    const name = this.#templateName(word);
    if (this.#nesting > 0)
      this.#reader.fail('"define" is inside another action', word, 'move it to the top of the template');
    this.#reader.close();
    this.#definition(name, word);
  }

  #call(open: Token, word: Token): TemplateNode {
    const reader = this.#reader;
    const name = this.#templateName(word);
    this.#calls.push({ name, token: reader.previous });
    const pipeline: Pipeline | undefined =
      reader.peek().kind === 'close' && word.value === 'template' ? undefined : parsePipeline(reader, 'action');
    reader.close();
    const end = reader.previous.end;
    if (word.value === 'block') this.#definition(name, word);
    return { kind: 'template', name, pipeline, start: open.start, end };
  }

  #definition(name: string, word: Token): void {
    const reader = this.#reader;
    if (++this.#nesting > maximumNesting) reader.fail('the template is nested too deeply', word);
    const loops = this.#loops;
    this.#loops = 0;
    const scope = reader.openTemplate();
    const { body, ending } = this.#list();
    if (ending === 'else') reader.fail('"else" without "if"', reader.previous);
    if (ending === 'eof') this.#unclosed(word);
    reader.close();
    reader.closeTemplate(scope);
    this.#loops = loops;
    this.#nesting--;
    this.#definitions.set(name, body);
  }

  #templateName(word: Token): string {
    const token = this.#reader.next();
    if (token.kind !== 'string') this.#reader.fail(`"${word.value}" needs the name of a template in quotes`, word);
    return token.value;
  }
}
