import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { Span } from '../../../runtime/diagnostics/span.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const wildcardName = defineDiagnostic<{ entity: string; type: string; pattern: string; forbids: boolean }>({
  code: 'cedar/wildcard-in-name',
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

export const comparedPattern = defineDiagnostic<{ pattern: string; forbids: boolean }>({
  code: 'cedar/wildcard-compared',
  severity: 'warning',
  isError: ({ forbids }) => forbids,
  summary:
    'A Cedar policy that compares a name with a pattern by "==" or "contains". Nothing is called so, and only "like" has wildcards. An error in a forbid, which then stops nothing.',
  message: ({ pattern, forbids }) =>
    `nothing is named ${JSON.stringify(pattern)}, so this never holds${forbids ? ' and forbids nothing' : ''}: only like knows wildcards`,
  hint: ({ pattern }) => `write resource.name like ${JSON.stringify(pattern)}`,
});

/** A name that is compared with a string, in either order; other strings and comments are passed over. */
const comparison =
  /\/\/[^\n]*|\bresource\s*\.\s*name\s*==\s*"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"\s*==\s*resource\s*\.\s*name\b|\[([^\]]*)\]\s*\.\s*contains\s*\(\s*resource\s*\.\s*name\s*\)|"(?:[^"\\]|\\.)*"/g;

/** Entities have names; only `like` has wildcards (Cedar, entity references and the operator `like`). */
export const cedarWildcard: PolicyRule = ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (!text.includes('*') || checked.problems.length > 0) continue;
    checkCompared(text, placesInside(part, path, text), report);
    for (const { 0: written, 1: type, 2: name = '', index } of text.matchAll(entity)) {
      // A template of resources may have one in its braces (RFC 6570).
      if (type === undefined || !name.replaceAll(/\{[^}]*\}/g, '').includes('*')) continue;
      const pattern = name.replaceAll('.*', '*').replaceAll(/^\^|\$$/g, '');
      const place = placesInside(part, path, text)(index, index + written.length);
      report(wildcardName({ entity: written, type, pattern, forbids: isForbid(text.slice(0, index)) }, place));
    }
  }
};

/** Reports the patterns that a policy compares the name of what is asked for with. */
function checkCompared(text: string, placeOf: (start: number, end: number) => Span | undefined, report: Report): void {
  for (const { 0: all, 1: after, 2: before, 3: list, index } of text.matchAll(comparison)) {
    const names = [after, before, ...(list?.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((one) => one.slice(1, -1))];
    for (const pattern of names) {
      if (pattern?.includes('*') !== true) continue;
      const start = index + all.indexOf(`"${pattern}"`);
      const place = placeOf(start, start + pattern.length + 2);
      report(comparedPattern({ pattern, forbids: isForbid(text.slice(0, index)) }, place));
    }
  }
}

/** Whether the last policy of a string forbids. */
function isForbid(before: string): boolean {
  return [...before.matchAll(/\b(permit|forbid)\s*\(/g)].at(-1)?.[1] === 'forbid';
}
