import { placesInside } from '../../runtime/config/places-inside.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { checkClaimsExpression } from '../../runtime/language/cel.ts';
import type { LanguageCheck } from './language-check.ts';

export const matcherProblem = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'role-mapping/matcher',
  severity: 'error',
  summary: 'A matcher of a role mapping that is no CEL expression over claims, or does not come out as true or false.',
  message: ({ message }) => `not a matcher: ${message}`,
  hint: ({ hint }) => hint,
});

/** A matcher is a CEL expression over the variable `claims` (spec 3, RoleMapping). */
export const roleMatcher: LanguageCheck = async (part, path, value, report) => {
  if (typeof value !== 'string') return;
  const problem = await checkClaimsExpression(value);
  if (problem === undefined) return;
  const { start, end, ...said } = problem;
  report(matcherProblem(said, placesInside(part, path, value)(start, end)));
};
