import { placesInside } from '../../runtime/config/places-inside.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { PolicyRule } from './policy-rule.ts';

export const wildcardName = defineDiagnostic<{ entity: string; type: string; pattern: string; forbids: boolean }>({
  code: 'cedar/wildcard',
  severity: 'warning',
  isError: ({ forbids }) => forbids,
  summary:
    'A Cedar policy with a wildcard in the name of an entity. Cedar compares the name as it is written, so the policy never applies. An error in a forbid, which then stops nothing.',
  message: ({ entity, type, forbids }) =>
    `no ${type} has this name, so the policy never applies${forbids ? ' and forbids nothing' : ''}: ${entity} is one name, not a pattern`,
  hint: ({ type, pattern }) => {
    if (type === 'Client') return 'ask for a claim, such as principal.claim_email like "*@example.com"';
    return pattern === '*'
      ? `write resource is ${type} for all of them`
      : `use like in a condition: when { resource.name like ${JSON.stringify(pattern)} }`;
  },
});

const entity = /\/\/[^\n]*|\b(Tool|Prompt|Resource|Client)\s*::\s*"((?:[^"\\]|\\.)*)"|"(?:[^"\\]|\\.)*"/g;

/** Entities have names; only `like` has wildcards (Cedar, entity references and the operator `like`). */
export const cedarWildcards: PolicyRule = ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (!text.includes('*') || checked.problems.length > 0) continue;
    for (const { 0: written, 1: type, 2: name = '', index } of text.matchAll(entity)) {
      // A template of resources may have one in its braces (RFC 6570).
      if (type === undefined || !name.replaceAll(/\{[^}]*\}/g, '').includes('*')) continue;
      const pattern = name.replaceAll('.*', '*').replaceAll(/^\^|\$$/g, '');
      const place = placesInside(part, path, text)(index, index + written.length);
      report(wildcardName({ entity: written, type, pattern, forbids: isForbid(text.slice(0, index)) }, place));
    }
  }
};

/** Whether the last policy of a string forbids. */
function isForbid(before: string): boolean {
  return [...before.matchAll(/\b(permit|forbid)\s*\(/g)].at(-1)?.[1] === 'forbid';
}
