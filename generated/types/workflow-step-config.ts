// Generated from schemas/shared/workflow/workflow-step-config.json by npm run generate. Do not edit.

import type { Duration } from './duration.ts';
import type { ElicitationResponseConfig } from './elicitation-response-config.ts';
import type { PositiveDuration } from './positive-duration.ts';

/** One step of a workflow: a tool call, a question to the user, or a tool call per item of a list. */
export interface WorkflowStepConfig {
  /** Name of the step, unique in the workflow; templates refer to it. */
  readonly id: string;
  /**
   * What the step does.
   * Default: "tool".
   */
  readonly type?: 'tool' | 'elicitation' | 'forEach';
  /** Tool to call, as workload, a dot, and the tool's name. Where the names of workloads have dots, the longest that fits counts. For type tool. */
  readonly tool?: string;
  /** Arguments of the call. Texts directly below are templates over .params and .steps; everything else is passed as it is. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** Template that yields true or false and decides whether the step runs. */
  readonly condition?: string;
  /** Steps that have to be complete first. */
  readonly dependsOn?: readonly string[];
  /** What to do when the step fails. */
  readonly onError?: StepErrorHandling;
  /** Question to put to the user. For type elicitation. */
  readonly message?: string;
  /** JSON Schema of the answer. For type elicitation. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** Longest time the step may take, retries included. */
  readonly timeout?: PositiveDuration;
  /** What to do when the user declines. For type elicitation. */
  readonly onDecline?: ElicitationResponseConfig;
  /** What to do when the user cancels or closes the question. For type elicitation. */
  readonly onCancel?: ElicitationResponseConfig;
  /** Outputs to use, by field name, when the step is skipped or fails with action continue. */
  readonly defaultResults?: Readonly<Record<string, unknown>>;
  /** Template that yields the JSON list to go through. For type forEach. */
  readonly collection?: string;
  /**
   * Name of the current item in templates of the inner step. For type forEach.
   * Default: "item".
   */
  readonly itemVar?: string;
  /**
   * Most items to work on at the same time. For type forEach.
   * Default: 10.
   * At least 1.
   */
  readonly maxParallel?: number;
  /**
   * Most items the list may have. For type forEach.
   * Default: 100.
   * From 1 to 1000.
   */
  readonly maxIterations?: number;
  /** Step to run for each item, of type tool. For type forEach. */
  readonly step?: WorkflowStepConfig;
}

/** What to do when the step fails. */
export interface StepErrorHandling {
  /**
   * Abort the workflow, continue with defaultResults, or retry the step.
   * Default: "abort".
   */
  readonly action?: 'abort' | 'continue' | 'retry';
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
