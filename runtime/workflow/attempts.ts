import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import { CancelScope } from './cancel-scope.ts';
import type { WorkflowClock } from './workflow-host.ts';
import { milliseconds } from './milliseconds.ts';
import { failedForGood, type StepOutcome } from './step-outcome.ts';
import { stepError } from './workflow-error.ts';

/** The pause between attempts where the step names none (schemas, StepErrorHandling.retryDelay). */
const usualPause = 1000;

/**
 * Does the work of a step within its timeout, and again after a fixed pause where `onError` says so (spec 2, StepErrorHandling); the timeout
 * covers all attempts and pauses. A failure of all attempts is the last one's.
 *
 * @param item position in the collection, inside a forEach
 */
export async function attempts(
  { id, timeout, onError }: WorkflowStepConfigWithDefaults,
  item: number | undefined,
  outer: CancelScope,
  clock: WorkflowClock,
  work: (scope: CancelScope) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  const scope = new CancelScope(outer);
  if (timeout !== undefined) scope.limit(clock, milliseconds(timeout));
  const again = onError?.action === 'retry' ? (onError.retryCount ?? 1) : 0;
  const pause = onError?.retryDelay === undefined ? usualPause : milliseconds(onError.retryDelay);
  const stopped = (): StepOutcome => {
    const reason = scope.reason ?? 'over';
    if (reason !== 'timeout') return { kind: 'stopped', reason };
    return failedForGood(stepError('step-timeout', id, item, `it did not end within ${timeout ?? 'its time'}`));
  };
  try {
    for (let attempt = 0; ; attempt++) {
      const outcome = await work(scope);
      if (outcome.kind === 'stopped') return stopped();
      if (outcome.kind !== 'failed' || !outcome.isRepeatable || attempt >= again) return afterAll(outcome, attempt);
      await scope.pause(clock, pause);
      if (scope.reason !== undefined) return stopped();
    }
  } finally {
    scope.end();
  }
}

function afterAll(outcome: StepOutcome, retries: number): StepOutcome {
  if (outcome.kind !== 'failed' || retries === 0) return outcome;
  const { error } = outcome;
  return { ...outcome, error: { ...error, message: `${error.message} (after ${retries + 1} attempts)` } };
}
