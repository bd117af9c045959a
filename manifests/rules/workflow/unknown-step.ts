import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { distinctReads } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownStep = defineDiagnostic<{ step: string; loop: string | undefined; known: readonly string[] }>({
  code: 'workflow/unknown-step',
  severity: 'error',
  summary: 'A template reads the results of a step that the workflow does not have.',
  message: ({ step, loop }) =>
    loop === undefined
      ? `this workflow has no step "${step}"`
      : `"${step}" runs inside step "${loop}" and has no results of its own`,
  hint: ({ step, loop, known }) => {
    if (loop !== undefined) return `read what it returned from .steps.${loop}.output.iterations`;
    const near = suggest(step, known);
    return near === undefined ? `its steps are ${known.join(', ')}` : `did you mean "${near}"?`;
  },
});

/** What templates read below `.steps` is a step of the same workflow (spec 2, WorkflowStepConfig). */
export const workflowUnknownStep: WorkflowRule = ({ steps, templates }, report) => {
  for (const template of templates) {
    for (const { path, at } of distinctReads(template, 1)) {
      if (path[0]?.name !== 'steps' || template.itemVar === 'steps' || steps.has(at.name)) continue;
      const loop = [...steps.values()].find(({ config }) => config.step?.id === at.name)?.config.id;
      report(unknownStep({ step: at.name, loop, known: [...steps.keys()] }, template.placeOf(at.start, at.end)));
    }
  }
};
