import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import { isList, type TemplateValue } from '../language/go-template/print-value.ts';
import type { CancelScope } from './cancel-scope.ts';
import type { JsonObject, QuestionAnswer, WorkflowQuestion } from './workflow-host.ts';
import { evaluate } from './evaluate.ts';
import { jsonSize } from './json-size.ts';
import { milliseconds } from './milliseconds.ts';
import type { WorkflowPath } from './model/workflow-model.ts';
import type { RunContext } from './run-context.ts';
import type { OpenQuestion } from './run-snapshot.ts';
import { failedForGood, type StepOutcome } from './step-outcome.ts';
import { stepError } from './workflow-error.ts';

/** The form of a question that asks only for a yes or no. */
export const anyForm = { type: 'object', properties: {} };

/** The question that an elicitation puts, or why it cannot be put. */
export function questionOf(
  { id, schema }: WorkflowStepConfigWithDefaults,
  path: WorkflowPath,
  { workflow, data, limits }: RunContext,
): WorkflowQuestion | StepOutcome {
  const template = workflow.templateAt([...path, 'message']);
  const found = template === undefined ? undefined : evaluate(template, data.root(), limits.templateLength);
  if (found?.kind === 'text') return { step: id, message: found.text, schema: schema ?? anyForm };
  const reason = found?.kind === 'problem' ? found.message : 'it yields nothing';
  return failedForGood(stepError('template', id, undefined, `its message cannot be built: ${reason}`));
}

/** Asks the user and waits for the answer. A question that is not answered within the timeout counts as one that was closed. */
export async function askUser(
  config: WorkflowStepConfigWithDefaults,
  question: WorkflowQuestion,
  scope: CancelScope,
  context: RunContext,
): Promise<StepOutcome> {
  const asked = context.doors.elicit?.(question, scope.signal);
  if (asked === undefined) return { kind: 'asked', question, attempt: 1 };
  const given = await scope.until(asked);
  if ('value' in given) return judgeAnswer(config, given.value, context);
  return given.stopped === 'timeout'
    ? judgeAnswer(config, 'unanswered', context)
    : { kind: 'stopped', reason: given.stopped };
}

/**
 * What an answer that somebody brings means for a question that waits; undefined while the question stays open, `asked` where it is put again
 * because the answer does not match its schema and the step retries.
 */
export function answerBrought(
  config: WorkflowStepConfigWithDefaults,
  { message, askedAt, attempt }: OpenQuestion,
  answer: QuestionAnswer | undefined,
  context: RunContext,
): StepOutcome | undefined {
  const { id, timeout, schema, onError } = config;
  const isLate = timeout !== undefined && context.doors.clock.now() - askedAt >= milliseconds(timeout);
  if (isLate) return judgeAnswer(config, 'unanswered', context);
  if (answer === undefined) return undefined;
  const outcome = judgeAnswer(config, answer, context);
  const retries = onError?.action === 'retry' ? (onError.retryCount ?? 1) : 0;
  if (outcome.kind !== 'failed' || !outcome.isRepeatable || attempt > retries) return outcome;
  const question = { step: id, message, schema: schema ?? anyForm, problem: outcome.error.message };
  return { kind: 'asked', question, attempt: attempt + 1 };
}

/** What an answer means for its step (spec 2, elicitation; MCP, elicitation: accept, decline, cancel). */
export function judgeAnswer(
  config: WorkflowStepConfigWithDefaults,
  answer: QuestionAnswer | 'unanswered',
  { workflow, limits }: RunContext,
): StepOutcome {
  const { id, onDecline, onCancel, defaultResults = {}, timeout } = config;
  if (answer === 'unanswered' && onCancel === undefined)
    return failedForGood(stepError('unanswered', id, undefined, `no answer within ${timeout ?? 'the time'}`));
  if (answer === 'unanswered' || ('action' in answer && answer.action !== 'accept')) {
    const action = answer === 'unanswered' ? 'cancel' : answer.action;
    const then = (action === 'decline' ? onDecline : onCancel)?.action ?? 'abort';
    if (then !== 'abort')
      return { kind: 'refused', then, output: { ...(defaultResults as JsonObject), action, content: {} } };
    const error =
      action === 'decline'
        ? stepError('declined', id, undefined, 'the user declined')
        : stepError('dismissed', id, undefined, 'the user closed the question without an answer');
    return { kind: 'ended', error };
  }
  if ('problem' in answer) {
    const error = stepError('cannot-ask', id, undefined, answer.problem);
    return { kind: 'failed', error, isRepeatable: true };
  }
  const content = answer.content ?? {};
  const problem = jsonSize(content) > limits.answerBytes ? `has more than ${limits.answerBytes} bytes` : undefined;
  const refuse = (reason: string): StepOutcome => ({
    kind: 'failed',
    error: stepError('invalid-answer', id, undefined, `the answer ${reason}`),
    isRepeatable: true,
  });
  if (problem !== undefined) return refuse(problem);
  if (!isObject(content)) return refuse('is not an object');
  const mismatch = workflow.checkAnswer(id, content);
  if (mismatch !== undefined) return refuse(`does not match its schema: ${mismatch}`);
  return { kind: 'completed', output: { ...content, action: 'accept', content }, content };
}

function isObject(value: TemplateValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
