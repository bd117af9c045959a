import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { workflowsOf, type Workflow } from '../../facts/workflows/workflows.ts';
import type { Rule } from '../contracts/rule.ts';
import { templateSyntax } from '../../rules/template/syntax.ts';
import { workflowComparedTypes } from '../../rules/workflow/compared-types.ts';
import { workflowCycle } from '../../rules/workflow/cycle.ts';
import { workflowMissingDefaultResult } from '../../rules/workflow/missing-default-result.ts';
import { workflowUnfitDefault } from '../../rules/workflow/unfit-default.ts';
import { workflowForeignTemplate } from '../../rules/workflow/foreign-template.ts';
import { workflowIgnoredQuestion } from '../../rules/workflow/ignored-question.ts';
import { workflowItemHidesData } from '../../rules/workflow/item-hides-data.ts';
import { workflowAnswerMayBeMissing } from '../../rules/workflow/answer-may-be-missing.ts';
import { workflowMissingDependency } from '../../rules/workflow/missing-dependency.ts';
import { templateNotExpanded } from '../../rules/template/not-expanded.ts';
import { workflowPlainText } from '../../rules/workflow/plain-text.ts';
import { workflowUnknownRequiredOutput } from '../../rules/workflow/unknown-required-output.ts';
import { workflowConditionNotTruth } from '../../rules/workflow/condition-not-truth.ts';
import { workflowElicitationForm } from '../../rules/workflow/elicitation-form.ts';
import { workflowTooManyItems } from '../../rules/workflow/too-many-items.ts';
import { workflowNeverRuns } from '../../rules/workflow/never-runs.ts';
import { workflowOutputText } from '../../rules/workflow/output-text.ts';
import { workflowParametersNotObject } from '../../rules/workflow/parameters-not-object.ts';
import { workflowSameStep } from '../../rules/workflow/same-step.ts';
import { workflowStatusWord } from '../../rules/workflow/status-word.ts';
import { workflowTimeout } from '../../rules/workflow/timeout.ts';
import { workflowUnreadAnswer } from '../../rules/workflow/unread-answer.ts';
import { workflowUnusedDefaultResults } from '../../rules/workflow/unused-default-results.ts';
import { workflowUnusedParameter } from '../../rules/workflow/unused-parameter.ts';
import type { WorkflowRule } from '../contracts/workflow-rule.ts';
import { workflowUnknownData } from '../../rules/workflow/unknown-data.ts';
import { workflowUnknownDependency } from '../../rules/workflow/unknown-dependency.ts';
import { workflowUnknownParameter } from '../../rules/workflow/unknown-parameter.ts';
import { workflowUnknownResult } from '../../rules/workflow/unknown-result.ts';
import { workflowUnknownStep } from '../../rules/workflow/unknown-step.ts';

/** Every check of a workflow by itself. */
const workflowRules: readonly WorkflowRule[] = [
  templateSyntax,
  workflowComparedTypes,
  workflowCycle,
  workflowMissingDefaultResult,
  workflowUnfitDefault,
  workflowForeignTemplate,
  workflowIgnoredQuestion,
  workflowItemHidesData,
  workflowAnswerMayBeMissing,
  workflowMissingDependency,
  templateNotExpanded,
  workflowConditionNotTruth,
  workflowElicitationForm,
  workflowTooManyItems,
  workflowNeverRuns,
  workflowOutputText,
  workflowParametersNotObject,
  workflowSameStep,
  workflowStatusWord,
  workflowTimeout,
  workflowUnreadAnswer,
  workflowUnusedDefaultResults,
  workflowUnusedParameter,
  workflowPlainText,
  workflowUnknownRequiredOutput,
  workflowUnknownData,
  workflowUnknownDependency,
  workflowUnknownParameter,
  workflowUnknownResult,
  workflowUnknownStep,
];

/** Workflows are fit to run (spec 2, composite tool workflows). */
export const workflows: Rule = (program, report) => checkWorkflows(workflowsOf(program), report);

/** Reports what is wrong with workflows, each by itself. */
export async function checkWorkflows(found: readonly Workflow[], report: Report): Promise<void> {
  for (const workflow of found) for (const rule of workflowRules) await rule(workflow, report);
}
