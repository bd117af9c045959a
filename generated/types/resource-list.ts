// Generated from schemas/shared/workload/resource-list.json by npm run generate. Do not edit.

import type { Quantity } from './quantity.ts';

/** Amounts of CPU and memory. */
export interface ResourceList {
  /** Amount of CPU. */
  readonly cpu?: Quantity;
  /** Amount of memory. */
  readonly memory?: Quantity;
}
