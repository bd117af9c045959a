import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { functionTable } from '../../../runtime/language/go-template/function-table.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const badTemplate = defineDiagnostic<{ problem: string; hint: string | undefined }>({
  code: 'template/syntax',
  severity: 'error',
  summary: 'A string that is expanded when a workflow runs is not a valid template.',
  message: ({ problem }) => `bad template: ${problem}`,
  hint: ({ hint }) => hint,
});

/** Templates of workflows parse, and call functions that exist with as many arguments as they take (spec 2, WorkflowStepConfig). */
export const templateSyntax: WorkflowRule = (workflow, report) => {
  for (const { problem, placeOf } of workflow.templates) {
    if (problem === undefined) continue;
    const near =
      problem.unknownFunction === undefined ? undefined : suggest(problem.unknownFunction, functionTable.keys());
    const hint = near === undefined ? problem.hint : `did you mean "${near}"?`;
    report(badTemplate({ problem: problem.message, hint }, placeOf(problem.start, problem.end)));
  }
};
