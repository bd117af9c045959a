import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownDependency = defineDiagnostic<{
  step: string;
  dependency: string;
  suggestion: string | undefined;
  known: readonly string[];
}>({
  code: 'workflow/unknown-dependency',
  severity: 'error',
  summary: 'A step waits for a step that the workflow does not have.',
  message: ({ step, dependency }) => `step "${step}" depends on "${dependency}", which is not a step of this workflow`,
  hint: ({ suggestion, known }) =>
    suggestion !== undefined
      ? `did you mean "${suggestion}"?`
      : known.length === 0
        ? 'there is no other step'
        : `the other steps are ${known.join(', ')}`,
});

/** `dependsOn` names steps of the same workflow (spec 2, WorkflowStepConfig). */
export const workflowUnknownDependency: WorkflowRule = ({ part, steps }, report) => {
  for (const [id, { config, path }] of steps) {
    for (const [index, dependency] of (config.dependsOn ?? []).entries()) {
      if (steps.has(dependency)) continue;
      const known = [...steps.keys()].filter((other) => other !== id);
      report(
        unknownDependency(
          { step: id, dependency, suggestion: suggest(dependency, known), known },
          placeOf(part, [...path, 'dependsOn', index], 'value'),
        ),
      );
    }
  }
};
