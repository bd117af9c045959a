// Generated from schemas/config/plan.json by npm run generate. Do not edit.

import type { PlanWorkload } from './plan-workload.ts';

/** What the resources resolve to: who may call which tools under which names, with which credentials and where to. It holds no secret value. */
export interface Plan {
  /** Version of this format. */
  readonly planVersion: 'v1';
  /** Everything that runs or is called, by namespace, kind and name. */
  readonly workloads: readonly PlanWorkload[];
  /** What the cluster has to provide: it is referred to and not in the input. */
  readonly externals: readonly PlanExternal[];
  /** What the input does not decide, and what the plan takes for granted. */
  readonly assumptions: readonly PlanAssumption[];
}

/** An object outside of the input. */
export interface PlanExternal {
  /** Its kind, such as Secret. */
  readonly kind: string;
  /** Its namespace, if set. */
  readonly namespace?: string;
  /** Its name. */
  readonly name: string;
  /** The keys of it that are read. */
  readonly keys?: readonly string[];
  /** The resources that refer to it. */
  readonly usedBy: readonly string[];
}

/** One thing taken for granted. */
export interface PlanAssumption {
  /** What it is about: a resource by kind and name, or the input. */
  readonly about: string;
  /** What is taken for granted. */
  readonly text: string;
}
