import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const policySyntax = defineDiagnostic<{ message: string; hint: string | undefined }>({
  code: 'cedar/syntax',
  severity: 'error',
  summary: 'A Cedar policy that does not parse. A server with such a policy does not start.',
  message: ({ message }) => `not a Cedar policy: ${message}`,
  hint: ({ hint }) => hint,
});

/** Every policy of the input parses (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarSyntax: PolicyRule = ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    for (const { message, hint, start, end } of checked.problems) {
      report(policySyntax({ message, hint }, placesInside(part, path, text)(start, end)));
    }
  }
};
