import type { LanguageProblem } from './language-problem.ts';

/**
 * Finds policies that require one claim or argument to equal two different strings at once, so that they never apply. The text has to
 * parse. Loads Cedar only where the text compares one attribute with two strings.
 */
export async function findContradictions(text: string): Promise<readonly LanguageProblem[]> {
  if (!comparesTwice(text)) return [];
  const cedar = await import('@cedar-policy/cedar-wasm/nodejs');
  const parts = cedar.policySetTextToParts(text);
  if (parts.type === 'failure') return [];
  const found: LanguageProblem[] = [];
  let from = 0;
  for (const policy of parts.policies) {
    const start = Math.max(text.indexOf(policy, from), from);
    const end = start + policy.length;
    from = end;
    const answer = cedar.policyToJson(policy);
    if (answer.type === 'failure') continue;
    const compared = answer.json.conditions.flatMap(({ kind, body }) => (kind === 'when' ? comparisonsIn(body) : []));
    const problem = contradiction(compared);
    if (problem === undefined) continue;
    // The last of the two is the one that somebody added.
    const at = text.lastIndexOf(JSON.stringify(problem.second), end);
    const range = at < start ? { start, end } : { start: at, end: at + JSON.stringify(problem.second).length };
    found.push({
      message: `${problem.what} cannot be ${JSON.stringify(problem.first)} and ${JSON.stringify(problem.second)} at once`,
      hint: 'for one or the other write "||", or [...].contains(...)',
      ...range,
    });
  }
  return found;
}

function comparesTwice(text: string): boolean {
  const names = [...text.matchAll(/([\w"\]]+)\s*==\s*"/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}

interface Comparison {
  readonly what: string;
  readonly value: string;
}

/** The comparisons of attributes with texts that all have to hold where a condition does. */
function comparisonsIn(condition: unknown): Comparison[] {
  const both = propertyOf(condition, '&&');
  if (both !== undefined)
    return [...comparisonsIn(propertyOf(both, 'left')), ...comparisonsIn(propertyOf(both, 'right'))];
  const equal = propertyOf(condition, '==');
  const what = attributeIn(propertyOf(equal, 'left'));
  const value = propertyOf(propertyOf(equal, 'right'), 'Value');
  return what === undefined || typeof value !== 'string' ? [] : [{ what, value }];
}

/** An attribute of the caller, the resource or the context, as it is written in a policy. */
function attributeIn(expression: unknown): string | undefined {
  const access = propertyOf(expression, '.');
  const owner = propertyOf(propertyOf(access, 'left'), 'Var');
  const name = propertyOf(access, 'attr');
  return typeof owner === 'string' && typeof name === 'string' ? `${owner}.${name}` : undefined;
}

function contradiction(
  compared: readonly Comparison[],
): { readonly what: string; readonly first: string; readonly second: string } | undefined {
  const wanted = new Map<string, string>();
  for (const { what, value } of compared) {
    const first = wanted.get(what) ?? value;
    if (first !== value) return { what, first, second: value };
    wanted.set(what, value);
  }
  return undefined;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
