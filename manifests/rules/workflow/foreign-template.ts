import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const foreignTemplate = defineDiagnostic<{ text: string; cure: string }>({
  code: 'workflow/foreign-template',
  severity: 'warning',
  summary: 'A string that reads data of a workflow in the braces of another language, so it is not expanded.',
  message: ({ text }) => `"${text}" is not expanded: templates have two braces`,
  hint: ({ cure }) => `write "${cure}"`,
});

/** `{ .params.x }`, `${params.x}` and the like; an expression in two braces is none of them. */
const foreign = /(?<!\{)\$?\{\s*\$?\.?((?:params|steps|workflow)\.[\w.-]+)\s*\}(?!\})/g;

/** Data of a workflow is read in templates (spec 2, workflow templates). */
export const workflowForeignTemplate: WorkflowRule = ({ templates }, report) => {
  for (const { text, placeOf } of templates) {
    for (const { 0: whole, 1: path = '', index } of text.matchAll(foreign)) {
      report(foreignTemplate({ text: whole, cure: `{{.${path}}}` }, placeOf(index, index + whole.length)));
    }
  }
};
