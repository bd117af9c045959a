import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { distinctReads, type WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const unknownData = defineDiagnostic<{ name: string; owner: string; known: readonly string[] }>({
  code: 'workflow/unknown-data',
  severity: 'error',
  summary: 'A template reads something that workflows do not offer to their templates.',
  message: ({ name, owner }) => `there is no "${owner}.${name}" in a template of a workflow`,
  hint: ({ name, owner, known }) => {
    const near = suggest(name, known);
    return near === undefined
      ? `what can be read here: ${known.map((other) => `${owner}.${other}`).join(', ')}`
      : `did you mean "${owner}.${near}"?`;
  },
});

const aboutRun: readonly string[] = ['id', 'duration_ms', 'step_count', 'status', 'start_time'];

/** Templates read parameters, steps, facts about the run, and inside a forEach the current item (spec 2, WorkflowStepConfig). */
export const workflowUnknownData: WorkflowRule = ({ templates }, report) => {
  for (const template of templates) {
    for (const { at } of distinctReads(template, 0)) {
      const known = rootsOf(template);
      if (!known.includes(at.name))
        report(unknownData({ name: at.name, owner: '', known }, template.placeOf(at.start, at.end)));
    }
    for (const { path, at } of distinctReads(template, 1)) {
      const owner = path[0]?.name ?? '';
      const known = fieldsOf(owner, template);
      if (known !== undefined && !known.includes(at.name)) {
        report(unknownData({ name: at.name, owner: `.${owner}`, known }, template.placeOf(at.start, at.end)));
      }
    }
  }
};

function rootsOf({ itemVar }: WorkflowTemplate): string[] {
  return ['params', 'steps', 'workflow', ...(itemVar === undefined ? [] : [itemVar, 'forEach'])];
}

function fieldsOf(root: string, { itemVar }: WorkflowTemplate): readonly string[] | undefined {
  // An item may take the name of a root, which is reported where it is named.
  if (root === itemVar) return undefined;
  if (root === 'workflow') return aboutRun;
  return root === 'forEach' && itemVar !== undefined ? [itemVar, 'index'] : undefined;
}
