import { placesInside } from '../../../runtime/config/yaml/places-inside.ts';
import { misusedListsInCedar } from '../../../runtime/language/list-claims.ts';
import { mistypedPolicy } from './type.ts';
import type { PolicyRule } from '../../check/contracts/policy-rule.ts';

/** A claim with a list is asked for its items (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const cedarTypeMismatchInLists: PolicyRule = ({ part, policies }, report) => {
  for (const { path, text, checked } of policies) {
    if (checked.problems.length > 0) continue;
    for (const { message, hint, start, end } of misusedListsInCedar(text))
      report(mistypedPolicy({ message, hint }, placesInside(part, path, text)(start, end)));
  }
};
