import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { PolicySet } from '../../facts/policies/policy-sets.ts';

/** A check of one set of policies by itself, wherever it is written: in a resource, a ConfigMap or a configuration document. */
export type PolicyRule = (set: PolicySet, report: Report) => void | Promise<void>;
