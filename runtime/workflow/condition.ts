import type { TemplateValue } from '../language/go-template/print-value.ts';
import { evaluate } from './evaluate.ts';
import type { WorkflowPath } from './model/workflow-model.ts';
import type { RunContext } from './run-context.ts';
import { failedForGood, type StepOutcome } from './step-outcome.ts';
import { stepError } from './workflow-error.ts';

/** Why a step does not run: its condition is false, or yields neither true nor false. Undefined where it runs (spec 2, `condition`). */
export function unmetCondition(
  step: string,
  item: number | undefined,
  path: WorkflowPath,
  data: TemplateValue,
  { workflow, limits }: RunContext,
): StepOutcome | undefined {
  const template = workflow.templateAt([...path, 'condition']);
  if (template === undefined) return undefined;
  const found = evaluate(template, data, limits.templateLength);
  const fail = (reason: string): StepOutcome =>
    failedForGood(stepError('condition', step, item, `its condition ${reason}`));
  if (found.kind === 'problem') return fail(`cannot be evaluated: ${found.message}`);
  if (found.kind === 'nothing')
    return fail(
      `yields nothing, where true or false is needed: what ${template.text.slice(0, 100)} reads is not there; {{if …}}true{{else}}false{{end}} takes that for false`,
    );
  const said = found.text.trim().toLowerCase();
  if (said === 'true') return undefined;
  if (said === 'false') return { kind: 'skipped' };
  return fail(`yields ${JSON.stringify(found.text.slice(0, 100))}, where true or false is needed`);
}
