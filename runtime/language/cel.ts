import type { Environment } from '@marcbachmann/cel-js';
import type { LanguageProblem } from './language-problem.ts';

let environment: Environment | undefined;

/**
 * Checks a CEL expression that decides about the claims of a caller (spec 3, RoleMapping): its syntax, its names, its types,
 * and that it comes out as true or false. The only variable is `claims`, a map from names to anything. Gives what is wrong, or undefined.
 */
export async function checkClaimsExpression(text: string): Promise<LanguageProblem | undefined> {
  const cel = await claimsEnvironment();
  const { valid, type, error } = cel.check(text);
  if (!valid) {
    const { start, end } = error?.range ?? { start: 0, end: text.length };
    return { message: worded(error?.summary ?? 'it is not valid'), hint: hintFor(error?.code), start, end };
  }
  if (type === 'bool' || type === 'dyn') return undefined;
  return {
    message: `it comes out as ${type ?? 'something else'}, not as true or false`,
    hint: 'compare it with something, such as claims.role == "admin"',
    start: 0,
    end: text.length,
  };
}

/** An expression of a person has no use for more; the limits keep one of a machine from taking a server down. */
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
  const text = summary
    .replaceAll('EOF', 'the end of the text')
    .replaceAll(/\b[RL](?:PAREN|BRACKET|BRACE)\b/g, (token) => brackets[token] ?? token);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const brackets: Readonly<Record<string, string>> = {
  LPAREN: '"("',
  RPAREN: '")"',
  LBRACKET: '"["',
  RBRACKET: '"]"',
  LBRACE: '"{"',
  RBRACE: '"}"',
};

function hintFor(code: string | undefined): string | undefined {
  return code === 'unknown_variable' ? 'the only variable is claims: write claims.name or claims["name"]' : undefined;
}
