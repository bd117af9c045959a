import type { WorkflowStepConfigWithDefaults } from '../../../generated/defaults/workflow-step-config.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { stepReads } from '../../facts/workflows/step-reads.ts';
import { predecessorsOf } from '../../../runtime/workflow/model/step-order.ts';
import type { Workflow } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const ignoredQuestion = defineDiagnostic<{
  step: string;
  other: string;
  isContinued: boolean;
}>({
  code: 'workflow/ignored-question',
  severity: 'warning',
  summary: 'A step that asks the user, and other steps that run whatever the answer is, even if the user declines.',
  message: ({ step, other, isContinued }) =>
    isContinued
      ? `step "${other}" runs even if the user declines: onDecline of "${step}" continues, and nothing reads the answer`
      : `step "${other}" does not wait for the answer to "${step}": it runs even if the user declines`,
  hint: ({ step, other, isContinued }) =>
    isContinued
      ? `use skip_remaining or abort in onDecline, or give "${other}" the condition {{eq .steps.${step}.output.action "accept"}}`
      : `add "${step}" to the dependsOn of "${other}"`,
});

/** What the user is asked is waited for, and counts (spec 2, elicitation, `dependsOn` and `onDecline`). */
export const workflowIgnoredQuestion: WorkflowRule = (workflow, report) => {
  for (const { config, path } of workflow.steps.values()) {
    const found = whoIgnores(config, workflow);
    if (found === undefined) continue;
    const at = found.isContinued ? [...path, 'onDecline', 'action'] : [...path, 'id'];
    report(ignoredQuestion({ step: config.id, ...found }, placeOf(workflow.part, at, 'value')));
  }
};

/** A step that runs whatever the user answers to a question, unless the answer counts somewhere, or may. */
export function whoIgnores(
  { id, type, onDecline }: WorkflowStepConfigWithDefaults,
  workflow: Workflow,
): { readonly other: string; readonly isContinued: boolean } | undefined {
  const { config, templates } = workflow;
  // A string that cannot be read may read the answer.
  if (type !== 'elicitation' || templates.some(({ problem }) => problem !== undefined)) return undefined;
  const reads = stepReads(workflow, id);
  if (reads === 'whole' || reads.size > 0) return undefined;
  // Without an output of the workflow, the answer to its last step is what clients get.
  if (config.output === undefined && config.steps.at(-1)?.id === id) return undefined;
  const order = predecessorsOf(workflow);
  // A name of no step may mean the question.
  if ([...order.values()].some(({ isPartial }) => isPartial)) return undefined;
  const waiting = config.steps.find((step) => order.get(step.id)?.ids.has(id));
  if (waiting !== undefined)
    return onDecline?.action === 'continue' ? { other: waiting.id, isContinued: true } : undefined;
  const other = config.steps.find((step) => step.id !== id && order.get(id)?.ids.has(step.id) !== true);
  return other === undefined ? undefined : { other: other.id, isContinued: false };
}
