import type { PolicySet } from './policy-sets.ts';

const statement =
  /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\b(?<effect>permit|forbid)\s*\((?<scope>(?:"(?:[^"\\]|\\.)*"|\/\/[^\n]*|[^")])*)\)/g;
const oneTool = /\bresource\s*==\s*Tool\s*::\s*"(?<tool>[^"\\]*)"/;
const actions = /\bAction\s*::\s*"(?<action>[^"\\]*)"/g;

/**
 * The tools that a set of policies lets anybody call, where each of them is named in the head of a policy (Cedar: nothing is
 * permitted by itself). Undefined where a policy permits more than that, where one does not parse, and where none permits a call.
 */
export function permittedTools({ policies }: PolicySet): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const { text, checked } of policies) {
    if (checked.problems.length > 0) return undefined;
    for (const { groups = {} } of text.matchAll(statement)) {
      const { effect, scope = '' } = groups;
      if (effect !== 'permit') continue;
      const named = [...scope.matchAll(actions)].map((match) => match.groups?.['action']);
      if (named.length > 0 && !named.includes('call_tool')) continue;
      const one = oneTool.exec(scope)?.groups?.['tool'];
      // Any other head, and conditions alone, may match any tool.
      if (one === undefined) return undefined;
      found.add(one);
    }
  }
  return found.size === 0 ? undefined : found;
}
