import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import { isList, type TemplateValue } from '../language/go-template/print-value.ts';
import { attempts } from './attempts.ts';
import { CancelScope } from './cancel-scope.ts';
import { unmetCondition } from './condition.ts';
import type { JsonObject } from './workflow-host.ts';
import { evaluate } from './evaluate.ts';
import { jsonSize } from './json-size.ts';
import type { WorkflowPath } from './model/workflow-model.ts';
import type { RunContext } from './run-context.ts';
import { failedForGood, type StepOutcome } from './step-outcome.ts';
import { callTool } from './tool-step.ts';
import { stepError, type WorkflowError } from './workflow-error.ts';
import { mostItems } from './workflow-limits.ts';

/** What came of one item. */
type Iteration = JsonObject & { readonly status: 'completed' | 'failed' | 'skipped' };

/**
 * Runs the inner step of a forEach for each item of its collection, several at a time (spec 2, type forEach). An item that fails ends the
 * loop, unless the inner step or the loop itself continues on errors: then the other items run all the same.
 */
export async function runLoop(
  config: WorkflowStepConfigWithDefaults,
  path: WorkflowPath,
  outer: CancelScope,
  context: RunContext,
): Promise<StepOutcome> {
  const { id, step: inner, itemVar, maxParallel, onError } = config;
  const items = itemsOf(config, path, context);
  if ('kind' in items) return items;
  if (inner === undefined) return failedForGood(stepError('template', id, undefined, 'it has no inner step'));
  const scope = new CancelScope(outer);
  const goesOn = onError?.action === 'continue';
  const iterations: Iteration[] = [];
  let next = 0;
  let finished = 0;
  let size = 0;
  let firstError: WorkflowError | undefined;
  let isEnded = false;
  const end = (error: WorkflowError): void => {
    firstError ??= error;
    isEnded = true;
    scope.stop('withdrawn');
  };
  const workOff = async (): Promise<void> => {
    while (scope.reason === undefined && next < items.list.length) {
      const index = next++;
      const item = items.list[index];
      const data = context.data.root({ [itemVar]: item, forEach: { [itemVar]: item, index } });
      const outcome = await runItem(inner, { step: id, index, path: [...path, 'step'], data }, scope, context);
      if (isEnded || outcome.kind === 'stopped') return;
      const iteration = iterationOf(index, item, outcome, inner);
      iterations[index] = iteration;
      size += jsonSize(iteration);
      context.advanced(id, ++finished / items.list.length);
      if (size > context.limits.totalResultBytes)
        end(
          stepError(
            'too-large',
            id,
            index,
            `the results so far have more than ${context.limits.totalResultBytes} bytes`,
          ),
        );
      else if (outcome.kind === 'failed' && inner.onError?.action !== 'continue') {
        firstError ??= outcome.error;
        if (!goesOn) end(outcome.error);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(maxParallel, items.list.length) }, workOff));
  } catch (error) {
    // A bug of this program: the other items are stopped nevertheless.
    scope.stop('over');
    throw error;
  } finally {
    scope.end();
  }
  if (!isEnded && scope.reason !== undefined) return { kind: 'stopped', reason: scope.reason };
  if (isEnded && firstError !== undefined)
    return { kind: 'failed', error: firstError, isRepeatable: firstError.code !== 'too-large' };
  const count = (status: Iteration['status']): number =>
    iterations.filter((iteration) => iteration.status === status).length;
  const output = { iterations, count: iterations.length, completed: count('completed'), failed: count('failed') };
  if (firstError !== undefined) return { kind: 'failed', error: firstError, isRepeatable: false, output };
  return { kind: 'completed', output };
}

/** The items to go through, or why there are none. */
function itemsOf(
  { id, maxIterations }: WorkflowStepConfigWithDefaults,
  path: WorkflowPath,
  { workflow, data, limits }: RunContext,
): { readonly list: readonly TemplateValue[] } | StepOutcome {
  const template = workflow.templateAt([...path, 'collection']);
  const fail = (reason: string): StepOutcome => failedForGood(stepError('not-a-list', id, undefined, reason));
  if (template === undefined) return fail('it has no collection');
  const found = evaluate(template, data.root(), limits.templateLength);
  if (found.kind === 'problem') return fail(`its collection cannot be evaluated: ${found.message}`);
  if (found.kind === 'nothing') return fail('its collection yields nothing, where a list is needed');
  const list = isList(found.value) ? found.value : parsedList(found.text);
  if (list === undefined) return fail('its collection yields no JSON list');
  const most = Math.min(maxIterations, mostItems);
  if (list.length <= most) return { list };
  const reason = `its collection has ${list.length} items, and maxIterations allows ${most}`;
  return failedForGood(stepError('too-many-items', id, undefined, reason));
}

function parsedList(text: string): readonly TemplateValue[] | undefined {
  try {
    const value = JSON.parse(text) as TemplateValue;
    return isList(value) ? value : undefined;
  } catch {
    // Said by the caller.
    return undefined;
  }
}

interface Item {
  readonly step: string;
  readonly index: number;
  readonly path: WorkflowPath;
  readonly data: TemplateValue;
}

async function runItem(
  config: WorkflowStepConfigWithDefaults,
  { step, index, path, data }: Item,
  scope: CancelScope,
  context: RunContext,
): Promise<StepOutcome> {
  const unmet = unmetCondition(step, index, path, data, context);
  if (unmet !== undefined) return unmet;
  return attempts({ ...config, id: step }, index, scope, context.doors.clock, (inner) =>
    callTool({ step, item: index, config, path, data }, inner, context),
  );
}

function iterationOf(
  index: number,
  item: TemplateValue,
  outcome: StepOutcome,
  { defaultResults = {} }: WorkflowStepConfigWithDefaults,
): Iteration {
  if (outcome.kind === 'completed') return { index, item, status: 'completed', output: outcome.output };
  const output = defaultResults as JsonObject;
  if (outcome.kind !== 'failed') return { index, item, status: 'skipped', output };
  return { index, item, status: 'failed', output, error: outcome.error.message };
}
