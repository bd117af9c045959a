import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { policySetsOf, type PolicySet } from '../program/policy-sets.ts';
import { cedarActions } from './cedar-actions.ts';
import { cedarContradictions } from './cedar-contradictions.ts';
import { cedarEffects } from './cedar-effects.ts';
import { cedarEmptyGroups } from './cedar-empty-groups.ts';
import { cedarEntities } from './cedar-entities.ts';
import { cedarLists } from './cedar-lists.ts';
import { cedarPolicies } from './cedar-policies.ts';
import { cedarTypes } from './cedar-types.ts';
import { cedarWildcards } from './cedar-wildcards.ts';
import type { PolicyRule } from './policy-rule.ts';
import type { Rule } from './rule.ts';

/** Every check of a set of policies by itself. */
const policyRules: readonly PolicyRule[] = [
  cedarPolicies,
  cedarActions,
  cedarTypes,
  cedarContradictions,
  cedarLists,
  cedarEntities,
  cedarEmptyGroups,
  cedarWildcards,
  cedarEffects,
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
