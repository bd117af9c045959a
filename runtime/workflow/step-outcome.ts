import type { StopReason } from './cancel-scope.ts';
import type { JsonObject, WorkflowQuestion } from './workflow-host.ts';
import type { WorkflowError } from './workflow-error.ts';

/** How a step, or one item of a forEach, has ended. */
export type StepOutcome =
  | { readonly kind: 'completed'; readonly output: JsonObject; readonly content?: JsonObject }
  /** `isRepeatable`: another attempt may go better. `output`: what there is all the same. */
  | {
      readonly kind: 'failed';
      readonly error: WorkflowError;
      readonly isRepeatable: boolean;
      readonly output?: JsonObject;
    }
  | { readonly kind: 'skipped' }
  /** The run waits for an answer that somebody brings later. */
  | { readonly kind: 'asked'; readonly question: WorkflowQuestion; readonly attempt: number }
  /** The user gives no answer, and the step says what happens then (spec 2, ElicitationResponseConfig). */
  | { readonly kind: 'refused'; readonly then: 'skip_remaining' | 'continue'; readonly output: JsonObject }
  /** The user gives no answer, and that ends the workflow, whatever the step does about errors. */
  | { readonly kind: 'ended'; readonly error: WorkflowError }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

/** A failure that another attempt does not change. */
export function failedForGood(error: WorkflowError): StepOutcome {
  return { kind: 'failed', error, isRepeatable: false };
}
