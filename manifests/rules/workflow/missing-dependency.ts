import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { predecessorsOf } from '../../../runtime/workflow/model/step-order.ts';
import { distinctReads } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const missingDependency = defineDiagnostic<{ step: string; source: string; isLater: boolean }>({
  code: 'workflow/missing-dependency',
  severity: 'error',
  summary: 'A step reads the results of a step that may not be complete, since it does not wait for it.',
  message: ({ step, source, isLater }) => {
    if (step === source) return `step "${step}" reads its own results, which are not there yet`;
    return isLater
      ? `step "${step}" reads the results of "${source}", which waits for "${step}"`
      : `step "${step}" reads the results of "${source}", but does not wait for it`;
  },
  hint: ({ step, source, isLater }) =>
    step === source || isLater
      ? 'read the results of an earlier step'
      : `add "${source}" to the dependsOn of "${step}"`,
});

/** A step waits, directly or through others, for each step whose results it reads (spec 2: steps without an order may run at once). */
export const workflowMissingDependency: WorkflowRule = (workflow, report) => {
  const order = predecessorsOf(workflow);
  for (const template of workflow.templates) {
    const { step } = template;
    if (step === undefined || template.itemVar === 'steps') continue;
    const { id } = step.config;
    const before = order.get(id);
    // A mistyped name in dependsOn was reported; it may be the very step that is read.
    if (before === undefined || before.isPartial) continue;
    for (const { path, at } of distinctReads(template, 1)) {
      const source = workflow.steps.get(at.name);
      if (path[0]?.name !== 'steps' || source === undefined || before.ids.has(at.name)) continue;
      const isLater = order.get(at.name)?.ids.has(id) ?? false;
      const span = at.name === id ? undefined : placeOf(workflow.part, [...source.path, 'id'], 'value');
      report(
        missingDependency(
          { step: id, source: at.name, isLater },
          template.placeOf(at.start, at.end),
          span === undefined ? [] : [{ message: 'the step it reads', span }],
        ),
      );
    }
  }
};
