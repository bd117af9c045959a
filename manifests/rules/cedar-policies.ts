import { placeInside } from '../../runtime/config/place-inside.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { policySetsOf } from '../program/policy-sets.ts';
import type { Rule } from './rule.ts';

export const policySyntax = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'cedar/syntax',
  severity: 'error',
  summary: 'A Cedar policy that does not parse. A server with such a policy does not start.',
  message: ({ message }) => `not a Cedar policy: ${message}`,
  hint: ({ hint }) => hint,
});

/** Every policy that stands in the input parses (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarPolicies: Rule = async (program, report) => {
  const { sets } = await policySetsOf(program);
  for (const { part, policies } of sets) {
    for (const { path, text, checked } of policies) {
      for (const { message, hint, start, end } of checked.problems) {
        report(policySyntax({ message, hint }, placeInside(part, path, text, start, end)));
      }
    }
  }
};
