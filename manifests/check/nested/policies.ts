import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { policySetsOf, type PolicySet } from '../../facts/policies/policy-sets.ts';
import { cedarAction } from '../../rules/cedar/action.ts';
import { cedarImpossible } from '../../rules/cedar/impossible.ts';
import { cedarEffect } from '../../rules/cedar/effect.ts';
import { cedarEmptyGroup } from '../../rules/cedar/empty-group.ts';
import { cedarEntities } from '../../rules/cedar/entities.ts';
import { cedarTypeMismatchInLists } from '../../rules/cedar/type-mismatch-in-lists.ts';
import { cedarSyntax } from '../../rules/cedar/syntax.ts';
import { cedarType } from '../../rules/cedar/type.ts';
import { cedarWildcard } from '../../rules/cedar/wildcard.ts';
import type { PolicyRule } from '../contracts/policy-rule.ts';
import type { Rule } from '../contracts/rule.ts';

/** Every check of a set of policies by itself. */
const policyRules: readonly PolicyRule[] = [
  cedarSyntax,
  cedarAction,
  cedarType,
  cedarImpossible,
  cedarTypeMismatchInLists,
  cedarEntities,
  cedarEmptyGroup,
  cedarWildcard,
  cedarEffect,
];

/** Policies and the entities beside them are fit to decide (spec 3, AuthzConfigRef; spec 2, AuthzConfig). */
export const policies: Rule = async (program, report) => {
  const { sets } = await policySetsOf(program);
  await checkPolicySets(sets, report);
};

/** Reports what is wrong with sets of policies, each by itself. */
export async function checkPolicySets(sets: readonly PolicySet[], report: Report): Promise<void> {
  for (const set of sets) for (const rule of policyRules) await rule(set, report);
}
