// Generated from schemas/shared/workflow/composite-tool-config.json by npm run generate. Do not edit.

import type { OutputConfig } from './output-config.ts';
import type { PositiveDuration } from './positive-duration.ts';
import type { WorkflowStepConfig } from './workflow-step-config.ts';

/** A workflow of several tool calls that clients see as one tool. */
export interface CompositeToolConfig {
  /** Name of the tool that clients see. */
  readonly name: string;
  /** What the tool does, for the model that chooses it. */
  readonly description?: string;
  /** JSON Schema of the tool's arguments, of type object. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Longest time the whole workflow may take. */
  readonly timeout?: PositiveDuration;
  /** Steps of the workflow. Steps that do not depend on each other may run at the same time. */
  readonly steps: readonly WorkflowStepConfig[];
  /**
   * The result to return.
   * Default: The output of the last step.
   */
  readonly output?: OutputConfig;
}
