import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const stepNeverRuns = defineDiagnostic<{ step: string }>({
  code: 'workflow/never-runs',
  severity: 'warning',
  summary: 'A step whose condition is always false.',
  message: ({ step }) => `step "${step}" never runs: its condition is always false`,
  hint: () => 'remove the step, or write a condition that depends on something',
});

const never = /^(?:false|False|FALSE|\{\{-?\s*false\s*-?\}\})$/;

/** A step can run (spec 2, `condition`). */
export const workflowNeverRuns: WorkflowRule = ({ part, templates }, report) => {
  for (const { path, text, step } of templates) {
    if (path.at(-1) !== 'condition' || path.at(-2) === 'arguments' || !never.test(text)) continue;
    const { config } = step ?? {};
    const inner = path.at(-2) === 'step' ? config?.step : config;
    report(stepNeverRuns({ step: inner?.id ?? '' }, placeOf(part, path, 'value')));
  }
};
