import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const sameStep = defineDiagnostic<{ id: string }>({
  code: 'workflow/same-step',
  severity: 'error',
  summary: 'The inner step of a forEach has the id of another step, so that results of both have one name.',
  message: ({ id }) => `another step of this workflow has the id "${id}"`,
  hint: () => 'give each step an id of its own, the inner steps of forEach too',
});

/** A step id is unique in its workflow (spec 2, WorkflowStepConfig.id). The schema holds the outer steps apart, this rule the inner ones. */
export const workflowSameStep: WorkflowRule = ({ part, steps }, report) => {
  const first = new Map<string, DocumentPath>([...steps].map(([id, { path }]) => [id, [...path, 'id']]));
  for (const { config, path } of steps.values()) {
    const { id } = config.step ?? {};
    if (id === undefined) continue;
    const own = [...path, 'step', 'id'];
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, own);
      continue;
    }
    const span = placeOf(part, other, 'value');
    report(
      sameStep({ id }, placeOf(part, own, 'value'), span === undefined ? [] : [{ message: 'the other step', span }]),
    );
  }
};
