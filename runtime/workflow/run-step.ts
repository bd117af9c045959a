import { attempts } from './attempts.ts';
import type { CancelScope } from './cancel-scope.ts';
import { unmetCondition } from './condition.ts';
import { runLoop } from './loop-step.ts';
import type { ModelStep } from './model/workflow-model.ts';
import { askUser, questionOf } from './question-step.ts';
import type { RunContext } from './run-context.ts';
import type { StepOutcome } from './step-outcome.ts';
import { callTool } from './tool-step.ts';

/** Runs a step whose dependencies have ended: its condition, then what its type says, as often as `onError` allows. */
export async function runStep(
  { config, path }: ModelStep,
  scope: CancelScope,
  context: RunContext,
): Promise<StepOutcome> {
  const { id, type } = config;
  const { doors } = context;
  const { clock } = doors;
  const data = context.data.root();
  const unmet = unmetCondition(id, undefined, path, data, context);
  if (unmet !== undefined) return unmet;
  if (type === 'tool')
    return attempts(config, undefined, scope, clock, (inner) =>
      callTool({ step: id, item: undefined, config, path, data }, inner, context),
    );
  if (type === 'forEach')
    return attempts(config, undefined, scope, clock, (inner) => runLoop(config, path, inner, context));
  const question = questionOf(config, path, context);
  if ('kind' in question) return question;
  if (doors.elicit === undefined) return { kind: 'asked', question, attempt: 1 };
  return attempts(config, undefined, scope, clock, (inner) => askUser(config, question, inner, context));
}
