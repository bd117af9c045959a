import { placeInside } from '../../runtime/config/place-inside.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { checkClaimsExpression } from '../../runtime/language/cel.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const matcherProblem = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'role-mapping/matcher',
  severity: 'error',
  summary: 'A matcher of a role mapping that is no CEL expression over claims, or does not come out as true or false.',
  message: ({ message }) => `not a matcher: ${message}`,
  hint: ({ hint }) => hint,
});

/** A matcher is a CEL expression over the variable `claims` (spec 3, RoleMapping). */
export const roleMatcher: Rule = async (program, report) => {
  for (const config of program.resources) {
    if (!isKind(config, 'MCPExternalAuthConfig')) continue;
    const mappings = config.resource.spec.awsSts?.roleMappings ?? [];
    for (const [index, { matcher }] of mappings.entries()) {
      const problem = matcher === undefined ? undefined : await checkClaimsExpression(matcher);
      if (problem === undefined || matcher === undefined) continue;
      const path = ['spec', 'awsSts', 'roleMappings', index, 'matcher'];
      const { start, end, ...said } = problem;
      report(matcherProblem(said, placeInside(config, path, matcher, start, end)));
    }
  }
};
