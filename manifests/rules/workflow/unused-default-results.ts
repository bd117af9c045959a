import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Workflow, WorkflowStep } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unusedDefaults = defineDiagnostic<{ step: string }>({
  code: 'workflow/unused-default-results',
  severity: 'warning',
  summary: 'A step has defaultResults although it can neither be skipped nor fail without ending the workflow.',
  message: ({ step }) => `nothing ever uses the defaultResults of step "${step}"`,
  hint: () => 'set onError.action to continue if the workflow should go on without the step, or remove defaultResults',
});

/** Default results take the place of results that a step may not have (spec 2, `defaultResults`). */
export const workflowUnusedDefaultResults: WorkflowRule = (workflow, report) => {
  for (const step of workflow.steps.values()) {
    if (step.config.defaultResults === undefined || mayLackResults(step, workflow)) continue;
    const place = placeOf(workflow.part, [...step.path, 'defaultResults'], 'key');
    report(unusedDefaults({ step: step.config.id }, place));
  }
};

/** A question that is declined has no answer, and may skip whatever is left. */
function mayLackResults({ config }: WorkflowStep, { steps }: Workflow): boolean {
  const skips = [...steps.values()].some(
    ({ config: { onDecline, onCancel } }) =>
      onDecline?.action === 'skip_remaining' || onCancel?.action === 'skip_remaining',
  );
  return (
    config.condition !== undefined || config.onError?.action === 'continue' || config.type === 'elicitation' || skips
  );
}
