// Generated from schemas/shared/workflow/composite-tool-config.json by npm run generate. Do not edit.

import { type WorkflowStepConfigWithDefaults, withWorkflowStepConfigDefaults } from './workflow-step-config.ts';
import type { CompositeToolConfig } from '../types/composite-tool-config.ts';
import type { OutputConfig } from '../types/output-config.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';

/** A workflow of several tool calls that clients see as one tool. */
export interface CompositeToolConfigWithDefaults {
  /** Name of the tool that clients see. */
  readonly name: string;
  /** What the tool does, for the model that chooses it. */
  readonly description?: string;
  /** JSON Schema of the tool's arguments, of type object. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Longest time the whole workflow may take. */
  readonly timeout?: PositiveDuration;
  /** Steps of the workflow. Steps that do not depend on each other may run at the same time. */
  readonly steps: readonly WorkflowStepConfigWithDefaults[];
  /**
   * The result to return.
   * Default: The output of the last step.
   */
  readonly output?: OutputConfig;
}

/** Fills in the static defaults of CompositeToolConfig, below what is present; the input is not changed. */
export function withCompositeToolConfigDefaults(value: CompositeToolConfig): CompositeToolConfigWithDefaults {
  return {
    ...value,
    steps: value.steps.map((item) => withWorkflowStepConfigDefaults(item)),
  };
}
