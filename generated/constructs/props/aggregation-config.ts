// Generated from schemas/shared/aggregation/aggregation-config.json by npm run generate. Do not edit.

import type { ToolConfigRefProps } from './tool-config-ref.ts';
import type { ConflictResolutionConfig } from '../../types/aggregation-config.ts';
import type { WorkloadToolOverride } from '../../types/workload-tool-override.ts';

/** Which tools of the backends are shown to clients, and under which names. */
export interface AggregationConfigProps {
  /**
   * What to do with equal tool names: prefix them, let the first workload win, or demand a rename by hand.
   * Default: "prefix".
   */
  readonly conflictResolution?: 'prefix' | 'priority' | 'manual';
  /** Settings of the chosen way. */
  readonly conflictResolutionConfig?: ConflictResolutionConfig;
  /** Settings by workload. */
  readonly tools?: readonly WorkloadToolConfigProps[];
  /** Shows no backend tool at all; they stay callable from workflows. */
  readonly excludeAllTools?: boolean;
}

/** Which tools of one workload are shown, and how. */
export interface WorkloadToolConfigProps {
  /** Name of the backend workload. */
  readonly workload: string;
  /** Shared tool configuration, in a cluster only. It takes the place of filter and overrides. */
  readonly toolConfigRef?: ToolConfigRefProps;
  /** Names of the tools to show. Hidden tools stay callable from workflows. */
  readonly filter?: readonly string[];
  /** Replacements by the tool's own name, made before conflicts are resolved. */
  readonly overrides?: Readonly<Record<string, WorkloadToolOverride>>;
  /** Shows none of the workload's tools; they stay callable from workflows. */
  readonly excludeAll?: boolean;
}
