import { policySetsOf } from '../../facts/policies/policy-sets.ts';
import type { Rule } from '../contracts/rule.ts';

/** A ConfigMap that a server takes its policies from holds an authorization document (spec 3, AuthzConfigRef). */
export const authzDocument: Rule = async (program, report) => {
  const { findings } = await policySetsOf(program);
  for (const finding of findings) report(finding);
};
