import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { findContradictions } from '../../../runtime/language/cedar-contradictions.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

export const impossiblePolicy = defineDiagnostic<{ readonly message: string; readonly hint: string | undefined }>({
  code: 'cedar/impossible',
  severity: 'warning',
  summary: 'A Cedar policy whose conditions exclude each other. It never applies.',
  message: ({ message }) => `this policy never applies: ${message}`,
  hint: ({ hint }) => hint,
});

/** A policy does not want one claim to be two texts at once (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarImpossible: PolicyRule = async ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (checked.problems.length > 0) continue;
    for (const { message, hint, start, end } of await findContradictions(text))
      report(impossiblePolicy({ message, hint }, placesInside(part, path, text)(start, end)));
  }
};
