import type { PlanWorkload } from '../../generated/types/plan-workload.ts';

/** What one kind adds to the plan of a workload. */
export type Section = Partial<Omit<PlanWorkload, 'kind' | 'namespace' | 'name'>>;

/** A field, or nothing where there is no value. */
export function filled<K extends keyof Section>(name: K, value: Section[K] | undefined): Pick<Section, K> | object {
  return value === undefined ? {} : { [name]: value };
}
