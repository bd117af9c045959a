// Generated from schemas/shared/workflow/workflow-step-config.json by npm run generate. Do not edit.

import { type ElicitationResponseConfigWithDefaults, withElicitationResponseConfigDefaults } from './elicitation-response-config.ts';
import type { Duration } from '../types/duration.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';
import type { StepErrorHandling, WorkflowStepConfig } from '../types/workflow-step-config.ts';

/** One step of a workflow: a tool call, a question to the user, or a tool call per item of a list. */
export interface WorkflowStepConfigWithDefaults {
  /** Name of the step, unique in the workflow; templates refer to it. */
  readonly id: string;
  /**
   * What the step does.
   * Default: "tool".
   */
  readonly type: 'tool' | 'elicitation' | 'forEach';
  /** Tool to call, as workload, a dot, and the tool's name. Where the names of workloads have dots, the longest that fits counts. For type tool. */
  readonly tool?: string;
  /** Arguments of the call. Texts directly below are templates over .params and .steps; everything else is passed as it is. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Template that yields true or false and decides whether the step runs. */
  readonly condition?: string;
  /** Steps that have to be complete first. */
  readonly dependsOn?: readonly string[];
  /** What to do when the step fails. */
  readonly onError?: StepErrorHandlingWithDefaults;
  /** Question to put to the user. For type elicitation. */
  readonly message?: string;
  /** JSON Schema of the answer. For type elicitation. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Longest time the step may take, retries included. */
  readonly timeout?: PositiveDuration;
  /** What to do when the user declines. For type elicitation. */
  readonly onDecline?: ElicitationResponseConfigWithDefaults;
  /** What to do when the user cancels or closes the question. For type elicitation. */
  readonly onCancel?: ElicitationResponseConfigWithDefaults;
  /** Outputs to use, by field name, when the step is skipped or fails with action continue. */
  readonly defaultResults?: Readonly<Record<string, unknown>>;
  /** Template that yields the JSON list to go through. For type forEach. */
  readonly collection?: string;
  /**
   * Name of the current item in templates of the inner step. For type forEach.
   * Default: "item".
   */
  readonly itemVar: string;
  /**
   * Most items to work on at the same time. For type forEach.
   * Default: 10.
   * At least 1.
   */
  readonly maxParallel: number;
  /**
   * Most items the list may have. For type forEach.
   * Default: 100.
   * From 1 to 1000.
   */
  readonly maxIterations: number;
  /** Step to run for each item, of type tool. For type forEach. */
  readonly step?: WorkflowStepConfigWithDefaults;
}

/** What to do when the step fails. */
export interface StepErrorHandlingWithDefaults {
  /**
   * Abort the workflow, continue with defaultResults, or retry the step.
   * Default: "abort".
   */
  readonly action: 'abort' | 'continue' | 'retry';
  /**
   * How often to try again. Needed for action retry.
   * At least 1.
   */
  readonly retryCount?: number;
  /**
   * Pause before each further attempt, for action retry.
   * Default: 1s for action retry.
   */
  readonly retryDelay?: Duration;
}

/** Fills in the static defaults of WorkflowStepConfig, below what is present; the input is not changed. */
export function withWorkflowStepConfigDefaults(value: WorkflowStepConfig): WorkflowStepConfigWithDefaults {
  const others: Omit<WorkflowStepConfig, 'onError' | 'onDecline' | 'onCancel' | 'step'> = value;
  const filled: { -readonly [Key in keyof WorkflowStepConfigWithDefaults]: WorkflowStepConfigWithDefaults[Key] } = {
    ...others,
    type: value.type ?? 'tool',
    itemVar: value.itemVar ?? 'item',
    maxParallel: value.maxParallel ?? 10,
    maxIterations: value.maxIterations ?? 100,
  };
  if (value.onError !== undefined) filled.onError = withStepErrorHandlingDefaults(value.onError);
  if (value.onDecline !== undefined) filled.onDecline = withElicitationResponseConfigDefaults(value.onDecline);
  if (value.onCancel !== undefined) filled.onCancel = withElicitationResponseConfigDefaults(value.onCancel);
  if (value.step !== undefined) filled.step = withWorkflowStepConfigDefaults(value.step);
  return filled;
}

/** Fills in the static defaults of StepErrorHandling, below what is present; the input is not changed. */
export function withStepErrorHandlingDefaults(value: StepErrorHandling): StepErrorHandlingWithDefaults {
  return {
    ...value,
    action: value.action ?? 'abort',
  };
}
