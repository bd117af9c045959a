import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { FieldName } from '../../../runtime/language/go-template/ast.ts';
import type { Workflow, WorkflowTemplate } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const answerMayBeMissing = defineDiagnostic<{ step: string; field: string; on: string }>({
  code: 'workflow/answer-may-be-missing',
  severity: 'warning',
  summary: 'A step reads the answer of an elicitation, but the workflow continues without one.',
  message: ({ step, field, on }) =>
    `"${field}" is not set if the user does not answer step "${step}", and ${on} lets the workflow continue`,
  hint: ({ step, on }) =>
    `add a condition to the step that reads it: {{eq .steps.${step}.output.action "accept"}}; or remove ${on}`,
});

/** Without an answer there are no fields of one, only what the user did (spec 2, onDecline and onCancel; MCP, elicitation). */
export const workflowAnswerMayBeMissing: WorkflowRule = (workflow, report) => {
  for (const { config } of workflow.steps.values()) {
    if (config.type !== 'elicitation') continue;
    const { id, defaultResults = {} } = config;
    const on = (['onDecline', 'onCancel'] as const).find((field) => config[field]?.action === 'continue');
    if (on === undefined) continue;
    // Whoever looks at what the user did knows that there may be no answer.
    if (workflow.templates.some(({ reads }) => reads.some((path) => isOf(path, id) && path[3]?.name === 'action')))
      continue;
    for (const { field, template } of plainReads(workflow, id)) {
      if (Object.hasOwn(defaultResults, field.name)) continue;
      report(answerMayBeMissing({ step: id, field: field.name, on }, template.placeOf(field.start, field.end)));
    }
  }
};

function isOf(path: readonly FieldName[], step: string): boolean {
  return path[0]?.name === 'steps' && path[1]?.name === step && path[2]?.name === 'output';
}

/** Fields of an answer that are alone in braces: a field that is compared or tested may be missing. */
function plainReads({ templates }: Workflow, step: string): { field: FieldName; template: WorkflowTemplate }[] {
  return templates.flatMap((template) => {
    if (template.hasFallback || template.itemVar === 'steps') return [];
    return (template.template?.body ?? []).flatMap((node) => {
      if (node.kind !== 'action' || node.pipeline.variables.length > 0 || node.pipeline.commands.length > 1) return [];
      const [operand, ...more] = node.pipeline.commands[0]?.operands ?? [];
      if (operand?.kind !== 'field' || more.length > 0 || !isOf(operand.path, step)) return [];
      const field = operand.path[3];
      return field === undefined || field.name === 'content' ? [] : [{ field, template }];
    });
  });
}
