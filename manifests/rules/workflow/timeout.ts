import type { WorkflowStepConfigWithDefaults } from '../../../generated/defaults/workflow-step-config.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { readDuration } from '../../../runtime/language/duration.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const timeoutWithoutEffect = defineDiagnostic<{ step: string; own: string; outer: string; limit: string }>({
  code: 'workflow/timeout-without-effect',
  severity: 'warning',
  summary: 'A step may take longer than what it is a part of, so that its own limit has no effect.',
  message: ({ step, own, outer, limit }) =>
    `step "${step}" may take ${own}, but the ${outer} around it ends after ${limit}`,
  hint: ({ outer }) => `give the step less time, or the ${outer} more`,
});

export const retriesBeyondTimeout = defineDiagnostic<{ step: string; limit: string; count: number; pauses: string }>({
  code: 'workflow/timeout-before-retries',
  severity: 'warning',
  summary:
    'The pauses between the attempts of a step take longer than the step may, so that the last ones never happen.',
  message: ({ step, limit, count, pauses }) =>
    `step "${step}" ends after ${limit}, before its ${count} ${count === 1 ? 'retry' : 'retries'} with pauses of ${pauses} are done`,
  hint: () => 'allow more time, fewer retries, or shorter pauses',
});

/** A limit of time, and what it limits. */
interface Limit {
  readonly what: 'workflow' | 'loop' | 'step';
  readonly text: string;
  readonly nanoseconds: bigint;
}

/** Limits of time fit into the limits around them, and retries into both (spec 2, `timeout` and StepErrorHandling). */
export const workflowTimeout: WorkflowRule = ({ part, config, steps }, report) => {
  const whole = limitOf('workflow', config.timeout);
  for (const { config: step, path } of steps.values()) {
    const own = checkStep(step, path, whole, part, report);
    const loop = own === undefined ? whole : { ...own, what: 'loop' as const };
    if (step.step !== undefined) checkStep(step.step, [...path, 'step'], loop, part, report);
  }
};

/** Returns the limit that holds inside the step: its own, or that around it. */
function checkStep(
  step: WorkflowStepConfigWithDefaults,
  path: DocumentPath,
  outer: Limit | undefined,
  part: Part,
  report: Report,
): Limit | undefined {
  const { id, timeout, onError } = step;
  const own = limitOf('step', timeout);
  if (own !== undefined && outer !== undefined && own.nanoseconds > outer.nanoseconds) {
    const said = { step: id, own: own.text, outer: outer.what, limit: outer.text };
    report(timeoutWithoutEffect(said, placeOf(part, [...path, 'timeout'], 'value')));
  }
  const limit = shorter(own, outer);
  const pauses = onError?.retryDelay ?? '1s';
  const pause = limitOf('step', pauses);
  const count = onError?.retryCount ?? 0;
  if (limit !== undefined && pause !== undefined && pause.nanoseconds * BigInt(count) >= limit.nanoseconds) {
    const place = placeOf(part, [...path, 'onError', 'retryCount'], 'value');
    if (count > 0) report(retriesBeyondTimeout({ step: id, limit: limit.text, count, pauses }, place));
  }
  return limit;
}

function shorter(own: Limit | undefined, outer: Limit | undefined): Limit | undefined {
  if (own === undefined || outer === undefined) return own ?? outer;
  return own.nanoseconds <= outer.nanoseconds ? own : outer;
}

function limitOf(what: Limit['what'], text: string | undefined): Limit | undefined {
  if (text === undefined) return undefined;
  const read = readDuration(text);
  return 'problem' in read ? undefined : { what, text, nanoseconds: read.nanoseconds };
}
