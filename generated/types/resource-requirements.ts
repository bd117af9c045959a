// Generated from schemas/shared/workload/resource-requirements.json by npm run generate. Do not edit.

import type { ResourceList } from './resource-list.ts';

/** Compute resources of a container. */
export interface ResourceRequirements {
  /** The most it may use. */
  readonly limits?: ResourceList;
  /** What is set aside for it. */
  readonly requests?: ResourceList;
}
