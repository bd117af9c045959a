import type { Command, FieldName, Operand, Pipeline } from './ast.ts';
import { functionTable } from './function-table.ts';
import type { Token } from './lexer.ts';
import { numberOf } from './number-literal.ts';
import type { TokenReader } from './token-reader.ts';

/** How deep parentheses may nest. */
const maximumDepth = 100;

const keywords = new Set(['if', 'else', 'end', 'range', 'with', 'define', 'block', 'template', 'break', 'continue']);

/** Parses the commands of an action up to its end, which is left to the caller. Problems are kept by the reader. */
export function parsePipeline(reader: TokenReader, context: 'action' | 'if' | 'with' | 'range' | 'group'): Pipeline {
  const start = reader.peek().start;
  const { variables, declares } =
    context === 'group' ? { variables: [], declares: false } : parseVariables(reader, context);
  const commands: Command[] = [];
  for (;;) {
    const command = parseCommand(reader, commands.length > 0);
    if (command === undefined) break;
    commands.push(command);
    if (reader.peek().kind !== 'pipe') break;
    reader.next();
  }
  // A variable is known behind the value it takes, not in it.
  if (declares) for (const name of variables) reader.declare(name);
  return { commands, variables, declares, start, end: reader.previous.end };
}

function parseVariables(
  reader: TokenReader,
  context: string,
): { readonly variables: string[]; readonly declares: boolean } {
  const none = { variables: [], declares: false };
  const first = reader.peek();
  if (first.kind !== 'variable') return none;
  const follower = reader.after();
  if (follower.kind === 'comma') {
    reader.next();
    const comma = reader.next();
    if (context !== 'range') reader.fail('only range declares two variables', comma);
    const second = reader.next();
    if (second.kind !== 'variable') reader.unexpected(second);
    return taken(reader, [first, second]);
  }
  if (follower.kind !== 'declare' && follower.kind !== 'assign') return none;
  reader.next();
  return taken(reader, [first]);
}

function taken(
  reader: TokenReader,
  tokens: readonly Token[],
): { readonly variables: string[]; readonly declares: boolean } {
  const operator = reader.next();
  if (operator.kind !== 'declare' && operator.kind !== 'assign') reader.unexpected(operator);
  const declares = operator.kind === 'declare';
  for (const token of tokens) if (!declares) mustKnow(reader, token);
  return { variables: tokens.map(({ value }) => value), declares };
}

function mustKnow(reader: TokenReader, token: Token): void {
  if (!reader.knows(token.value)) {
    reader.fail(`the variable ${token.value} is not declared`, token, `declare it first: {{${token.value} := …}}`);
  }
}

/** One command; `isPiped` when it takes the result of the one before. Undefined after a problem. */
function parseCommand(reader: TokenReader, isPiped: boolean): Command | undefined {
  const operands: Operand[] = [];
  const start = reader.peek().start;
  for (;;) {
    const token = reader.peek();
    if (token.kind === 'close' || token.kind === 'right' || token.kind === 'pipe' || token.kind === 'end') break;
    if (operands.length > 0 && !token.afterSpace) {
      reader.unexpected(token);
      return undefined;
    }
    const operand = parseOperand(reader);
    if (operand === undefined) return undefined;
    operands.push(operand);
  }
  const [head, ...rest] = operands;
  if (head === undefined) {
    reader.unexpected(reader.peek());
    return undefined;
  }
  checkCall(reader, head, rest, isPiped);
  return { operands, start, end: reader.previous.end };
}

/** Problems that Go reports when the template runs: calls of values that are not functions, and wrong numbers of arguments. */
function checkCall(reader: TokenReader, head: Operand, rest: readonly Operand[], isPiped: boolean): void {
  const [second] = rest;
  if (head.kind !== 'function') {
    if (second !== undefined) {
      reader.fail('only a function takes arguments', second, 'begin with the function: "eq a b"');
    } else if (isPiped) {
      reader.fail('what follows "|" is a function', head, 'pass a value on to a function: "value | json"');
    }
  } else {
    checkCount(reader, head, rest.length + (isPiped ? 1 : 0));
  }
  for (const operand of rest) if (operand.kind === 'function') checkCount(reader, operand, 0);
}

function checkCount(reader: TokenReader, call: Operand & { readonly kind: 'function' }, count: number): void {
  const arity = functionTable.get(call.name);
  if (arity === undefined || (count >= arity.least && count <= arity.most)) return;
  const { least, most } = arity;
  const wanted = least === most ? String(least) : count < least ? `at least ${least}` : `at most ${most}`;
  const plural = (count < least ? least : most) === 1 ? 'argument' : 'arguments';
  const hint =
    count === 0
      ? `give it what it works on, in parentheses where it is an argument itself: (${call.name} .x)`
      : undefined;
  reader.fail(`${call.name} takes ${wanted} ${plural}, not ${count}`, call, hint);
}

function parseOperand(reader: TokenReader): Operand | undefined {
  const token = reader.next();
  const { start, end } = token;
  const withPath = (): { readonly path: FieldName[]; readonly start: number; readonly end: number } => {
    const path = parseFields(reader);
    return { path, start, end: reader.previous.end };
  };
  switch (token.kind) {
    case 'dot':
      return { kind: 'dot', start, end };
    case 'field': {
      const rest = withPath();
      return { ...rest, kind: 'field', path: [{ name: token.value, start: start + 1, end }, ...rest.path] };
    }
    case 'variable':
      mustKnow(reader, token);
      return { kind: 'variable', name: token.value, ...withPath() };
    case 'string':
      return { kind: 'literal', value: token.value, start, end };
    case 'character':
      // A character constant of Go is its number.
      return { kind: 'literal', value: token.value.codePointAt(0) ?? 0, start, end };
    case 'number': {
      const value = numberOf(token.value);
      if (value === undefined) reader.fail('not a valid number', token);
      return { kind: 'literal', value: value ?? 0, start, end };
    }
    case 'left': {
      if (++reader.depth > maximumDepth) reader.fail('parentheses are nested too deeply', token);
      const pipeline = parsePipeline(reader, 'group');
      reader.depth--;
      const close = reader.next();
      if (close.kind !== 'right') reader.fail('the parenthesis is not closed', token, 'end it with ")"');
      return { kind: 'group', pipeline, ...withPath() };
    }
    case 'word':
      return parseWord(reader, token);
    default:
      reader.unexpected(token);
      return undefined;
  }
}

function parseWord(reader: TokenReader, token: Token): Operand | undefined {
  const { value, start, end } = token;
  if (value === 'true' || value === 'false') return { kind: 'literal', value: value === 'true', start, end };
  if (value === 'nil') return { kind: 'nil', start, end };
  if (functionTable.has(value)) return { kind: 'function', name: value, start, end };
  if (keywords.has(value)) reader.fail(`"${value}" has to come first in an action`, token);
  else reader.fail(`there is no function "${value}"`, token, hintFor(reader, value), value);
  return undefined;
}

function hintFor(reader: TokenReader, word: string): string {
  const isData = reader.peek().kind === 'field' && !reader.peek().afterSpace;
  return isData ? `a field begins with a dot: .${word}` : `the functions are ${[...functionTable.keys()].join(', ')}`;
}

/** The fields that follow an operand without white space. */
function parseFields(reader: TokenReader): FieldName[] {
  const path: FieldName[] = [];
  for (;;) {
    const token = reader.peek();
    if (token.kind !== 'field' || token.afterSpace) return path;
    reader.next();
    path.push({ name: token.value, start: token.start + 1, end: token.end });
  }
}
