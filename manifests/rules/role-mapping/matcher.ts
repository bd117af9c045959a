import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { checkClaimsExpression } from '../../../runtime/language/cel.ts';
import { misusedListsInClaims } from '../../../runtime/language/list-claims.ts';
import type { LanguageCheck } from '../../check/contracts/language-check.ts';

export const matcherProblem = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'role-mapping/matcher-invalid',
  severity: 'error',
  summary:
    'A matcher of a role mapping that is not a CEL expression over claims, or does not evaluate to true or false.',
  message: ({ message }) => `not a matcher: ${message}`,
  hint: ({ hint }) => hint,
});

export const matcherOfList = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'role-mapping/matcher-of-list-claim',
  severity: 'warning',
  summary: 'A matcher of a role mapping that uses a list claim as a string, so it matches no caller.',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});

/** A matcher is a CEL expression over the variable `claims` (spec 3, RoleMapping). */
export const roleMappingMatcher: LanguageCheck = async (part, path, value, report) => {
  if (typeof value !== 'string') return;
  const problem = await checkClaimsExpression(value);
  const found = problem ?? misusedListsInClaims(value);
  if (found === undefined) return;
  const { start, end, ...said } = found;
  const define = problem === undefined ? matcherOfList : matcherProblem;
  report(define(said, placesInside(part, path, value)(start, end)));
};
