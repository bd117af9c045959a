import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { workflowsOf, type Workflow } from '../program/workflows.ts';
import type { Rule } from './rule.ts';
import { templateSyntax } from './template-syntax.ts';
import { workflowComparedTypes } from './workflow-compared-types.ts';
import { workflowCycle } from './workflow-cycle.ts';
import { workflowDefaultResults } from './workflow-default-results.ts';
import { workflowDefaultType } from './workflow-default-type.ts';
import { workflowForeignTemplate } from './workflow-foreign-template.ts';
import { workflowIgnoredQuestion } from './workflow-ignored-question.ts';
import { workflowItemVariable } from './workflow-item-variable.ts';
import { workflowMissingAnswer } from './workflow-missing-answer.ts';
import { workflowMissingDependency } from './workflow-missing-dependency.ts';
import { workflowNestedTemplate } from './workflow-nested-template.ts';
import { workflowPlainText } from './workflow-plain-text.ts';
import { workflowRequiredOutput } from './workflow-required-output.ts';
import { workflowCondition } from './workflow-condition.ts';
import { workflowElicitationForm } from './workflow-elicitation-form.ts';
import { workflowLoopLimit } from './workflow-loop-limit.ts';
import { workflowNeverRuns } from './workflow-never-runs.ts';
import { workflowOutputText } from './workflow-output-text.ts';
import { workflowParametersType } from './workflow-parameters-type.ts';
import { workflowSameStep } from './workflow-same-step.ts';
import { workflowStatusWord } from './workflow-status-word.ts';
import { workflowTimeouts } from './workflow-timeouts.ts';
import { workflowUnreadAnswer } from './workflow-unread-answer.ts';
import { workflowUnusedDefaults } from './workflow-unused-defaults.ts';
import { workflowUnusedParameter } from './workflow-unused-parameter.ts';
import type { WorkflowRule } from './workflow-rule.ts';
import { workflowUnknownData } from './workflow-unknown-data.ts';
import { workflowUnknownDependency } from './workflow-unknown-dependency.ts';
import { workflowUnknownParameter } from './workflow-unknown-parameter.ts';
import { workflowUnknownResult } from './workflow-unknown-result.ts';
import { workflowUnknownStep } from './workflow-unknown-step.ts';

/** Every check of a workflow by itself. */
const workflowRules: readonly WorkflowRule[] = [
  templateSyntax,
  workflowComparedTypes,
  workflowCycle,
  workflowDefaultResults,
  workflowDefaultType,
  workflowForeignTemplate,
  workflowIgnoredQuestion,
  workflowItemVariable,
  workflowMissingAnswer,
  workflowMissingDependency,
  workflowNestedTemplate,
  workflowCondition,
  workflowElicitationForm,
  workflowLoopLimit,
  workflowNeverRuns,
  workflowOutputText,
  workflowParametersType,
  workflowSameStep,
  workflowStatusWord,
  workflowTimeouts,
  workflowUnreadAnswer,
  workflowUnusedDefaults,
  workflowUnusedParameter,
  workflowPlainText,
  workflowRequiredOutput,
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
