import type { Environment } from '@marcbachmann/cel-js';
import { wordAsOperator } from './cel-words.ts';
import type { LanguageProblem } from './language-problem.ts';
import { checkRegularExpression } from './regular-expression.ts';
import { openTable } from '../diagnostics/open-table.ts';

let environment: Environment | undefined;

/**
 * Checks a CEL expression that decides about the claims of a caller (spec 3, RoleMapping): its syntax, its names, its types,
 * and that it comes out as true or false. The only variable is `claims`, a map from names to anything. Gives what is wrong, or undefined.
 */
export async function checkClaimsExpression(text: string): Promise<LanguageProblem | undefined> {
  const cel = await claimsEnvironment();
  if (text.length > longest) {
    const message = `it has ${text.length} characters, more than ${longest}`;
    return { message, hint: hintFor('limit_exceeded'), start: 0, end: text.length };
  }
  const { valid, type, error } = cel.check(text);
  if (!valid) {
    const word = wordAsOperator(text);
    if (word !== undefined) return word;
    const { start, end } = error?.range ?? { start: 0, end: text.length };
    return { message: worded(error?.summary ?? 'it is not valid'), hint: hintFor(error?.code), start, end };
  }
  if (type === 'bool' || type === 'dyn') return patternProblem(cel, text);
  return {
    message: `it comes out as ${type ?? 'something else'}, not as true or false`,
    hint: 'compare it with something, such as claims.role == "admin"',
    start: 0,
    end: text.length,
  };
}

/** The problem of the first literal pattern of `matches` that is not a regular expression; its engine is RE2, as in Kubernetes. */
async function patternProblem(cel: Environment, text: string): Promise<LanguageProblem | undefined> {
  if (!text.includes('matches')) return undefined;
  for (const { pattern, start, end } of patternsIn(cel.parse(text).ast)) {
    const problem = await checkRegularExpression(pattern);
    if (problem === undefined) continue;
    // In a literal with escapes, offsets differ from those in its value.
    const inner = text.slice(start, end).indexOf(pattern);
    const range =
      inner < 0 ? { start, end } : { start: start + inner + problem.start, end: start + inner + problem.end };
    return { message: `no regular expression: ${problem.message}`, hint: problem.hint, ...range };
  }
  return undefined;
}

interface Pattern {
  readonly pattern: string;
  /** Of the literal, with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** The texts that calls of `matches` are given, wherever in a syntax tree. */
function patternsIn(node: unknown): Pattern[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (!isNode(node)) return [];
  const { op, args } = node;
  const below = patternsIn(args);
  if ((op !== 'rcall' && op !== 'call') || !Array.isArray(args) || args[0] !== 'matches') return below;
  const given: unknown = (args as unknown[]).flat().findLast(isNode);
  if (!isNode(given) || given.op !== 'value' || typeof given.args !== 'string') return below;
  return [...below, { pattern: given.args, start: given.start, end: given.end }];
}

interface SyntaxNode {
  readonly op: string;
  readonly args: unknown;
  readonly start: number;
  readonly end: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value && 'start' in value;
}

/** More than any expression that a person writes needs; the limits keep a generated one from exhausting a server. */
const longest = 20_000;
const limits = { maxAstNodes: 2000, maxDepth: 50, maxListElements: 500, maxMapEntries: 100, maxCallArguments: 10 };

async function claimsEnvironment(): Promise<Environment> {
  if (environment === undefined) {
    const { Environment: CelEnvironment } = await import('@marcbachmann/cel-js');
    environment = new CelEnvironment({ enableOptionalTypes: true, limits }).registerVariable(
      'claims',
      'map<string, dyn>',
    );
  }
  return environment;
}

function worded(summary: string): string {
  const limit = /^Exceeded max(\w+) \((\d+)\)$/.exec(summary);
  if (limit !== null) return `it is too large: more than ${limit[2] ?? ''} ${limitNames[limit[1] ?? ''] ?? 'parts'}`;
  const text = summary
    .replaceAll('EOF', 'the end of the text')
    .replaceAll(/\b[RL](?:PAREN|BRACKET|BRACE)\b/g, (token) => brackets[token] ?? token);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const limitNames: Readonly<Record<string, string>> = openTable({
  AstNodes: 'parts',
  Depth: 'levels',
  ListElements: 'items in a list',
  MapEntries: 'entries in a map',
  CallArguments: 'arguments of a call',
});

const brackets: Readonly<Record<string, string>> = openTable({
  LPAREN: '"("',
  RPAREN: '")"',
  LBRACKET: '"["',
  RBRACKET: '"]"',
  LBRACE: '"{"',
  RBRACE: '"}"',
});

function hintFor(code: string | undefined): string | undefined {
  if (code === 'limit_exceeded') return 'write several role mappings, each with a simpler matcher';
  return code === 'unknown_variable' ? 'the only variable is claims: write claims.name or claims["name"]' : undefined;
}
