// Generated from schemas/shared/aggregation/aggregation-config.json by npm run generate. Do not edit.

import type { ToolConfigRef } from './tool-config-ref.ts';
import type { WorkloadToolOverride } from './workload-tool-override.ts';

/** Which tools of the backends are shown to clients, and under which names. */
export interface AggregationConfig {
  /**
   * What to do with equal tool names: prefix them, let the first workload win, or demand a rename by hand.
   * Default: "prefix".
   */
  readonly conflictResolution?: 'prefix' | 'priority' | 'manual';
  /** Settings of the chosen way. */
  readonly conflictResolutionConfig?: ConflictResolutionConfig;
  /** Settings by workload. */
  readonly tools?: readonly WorkloadToolConfig[];
  /** Shows no backend tool at all; they stay callable from workflows. */
  readonly excludeAllTools?: boolean;
}

/** Settings of the chosen way. */
export interface ConflictResolutionConfig {
  /**
   * Prefix of a tool's name, with {workload} where the name of its workload goes.
   * Default: "{workload}_".
   */
  readonly prefixFormat?: string;
  /** Workloads in the order in which they win. For priority. */
  readonly priorityOrder?: readonly string[];
}

/** Which tools of one workload are shown, and how. */
export interface WorkloadToolConfig {
  /** Name of the backend workload. */
  readonly workload: string;
  /** Shared tool configuration, in a cluster only. It takes the place of filter and overrides. */
  readonly toolConfigRef?: ToolConfigRef;
  /** Names of the tools to show. Hidden tools stay callable from workflows. */
  readonly filter?: readonly string[];
  /** Replacements by the tool's own name, made before conflicts are resolved. */
  readonly overrides?: Readonly<Record<string, WorkloadToolOverride>>;
  /** Shows none of the workload's tools; they stay callable from workflows. */
  readonly excludeAll?: boolean;
}
