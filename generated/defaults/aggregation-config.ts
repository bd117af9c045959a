// Generated from schemas/shared/aggregation/aggregation-config.json by npm run generate. Do not edit.

import type { AggregationConfig, ConflictResolutionConfig, WorkloadToolConfig } from '../types/aggregation-config.ts';

/** Which tools of the backends are shown to clients, and under which names. */
export interface AggregationConfigWithDefaults {
  /**
   * What to do with equal tool names: prefix them, let the first workload win, or demand a rename by hand.
   * Default: "prefix".
   */
  readonly conflictResolution: 'prefix' | 'priority' | 'manual';
  /** Settings of the chosen way. */
  readonly conflictResolutionConfig?: ConflictResolutionConfigWithDefaults;
  /** Settings by workload. */
  readonly tools?: readonly WorkloadToolConfig[];
  /** Shows no backend tool at all; they stay callable from workflows. */
  readonly excludeAllTools?: boolean;
}

/** Settings of the chosen way. */
export interface ConflictResolutionConfigWithDefaults {
  /**
   * Prefix of a tool's name, with {workload} where the name of its workload goes.
   * Default: "{workload}_".
   */
  readonly prefixFormat: string;
  /** Workloads in the order in which they win. For priority. */
  readonly priorityOrder?: readonly string[];
}

/** Fills in the static defaults of AggregationConfig, below what is present; the input is not changed. */
export function withAggregationConfigDefaults(value: AggregationConfig): AggregationConfigWithDefaults {
  const others: Omit<AggregationConfig, 'conflictResolutionConfig'> = value;
  const filled: { -readonly [Key in keyof AggregationConfigWithDefaults]: AggregationConfigWithDefaults[Key] } = {
    ...others,
    conflictResolution: value.conflictResolution ?? 'prefix',
  };
  if (value.conflictResolutionConfig !== undefined) filled.conflictResolutionConfig = withConflictResolutionConfigDefaults(value.conflictResolutionConfig);
  return filled;
}

/** Fills in the static defaults of ConflictResolutionConfig, below what is present; the input is not changed. */
export function withConflictResolutionConfigDefaults(value: ConflictResolutionConfig): ConflictResolutionConfigWithDefaults {
  return {
    ...value,
    prefixFormat: value.prefixFormat ?? '{workload}_',
  };
}
