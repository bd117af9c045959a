import { placesInside } from '../../runtime/config/places-inside.ts';
import { findContradictions } from '../../runtime/language/cedar-contradictions.ts';
import { impossiblePolicy } from './cedar-types.ts';
import type { PolicyRule } from './policy-rule.ts';

/** A policy does not want one claim to be two texts at once (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarContradictions: PolicyRule = async ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (checked.problems.length > 0) continue;
    for (const { message, hint, start, end } of await findContradictions(text))
      report(impossiblePolicy({ message, hint }, placesInside(part, path, text)(start, end)));
  }
};
