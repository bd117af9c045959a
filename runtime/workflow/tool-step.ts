import type { WorkflowStepConfigWithDefaults } from '../../generated/defaults/workflow-step-config.ts';
import type { TemplateValue } from '../language/go-template/print-value.ts';
import type { CancelScope } from './cancel-scope.ts';
import { coerceArgument } from './coerce-argument.ts';
import type { JsonObject } from './workflow-host.ts';
import { evaluate } from './evaluate.ts';
import { jsonSize } from './json-size.ts';
import type { WorkflowPath } from './model/workflow-model.ts';
import type { RunContext } from './run-context.ts';
import { failedForGood, type StepOutcome } from './step-outcome.ts';
import { toolResult } from './tool-result.ts';
import { stepError } from './workflow-error.ts';

/** A call that a step makes, or that a forEach makes for one item. */
export interface PlannedCall {
  /** Id of the step, for messages. */
  readonly step: string;
  readonly item: number | undefined;
  /** The step that names the tool. */
  readonly config: WorkflowStepConfigWithDefaults;
  readonly path: WorkflowPath;
  /** What its templates read. */
  readonly data: TemplateValue;
}

/** Calls the tool of a step once. */
export async function callTool(call: PlannedCall, scope: CancelScope, context: RunContext): Promise<StepOutcome> {
  const { step, item, config } = call;
  const { doors, limits } = context;
  const name = config.tool ?? '';
  const tool = doors.tool(name);
  if (tool === undefined) {
    const error = stepError('tool-not-found', step, item, `there is no tool ${name}, or its server cannot be reached`);
    return { kind: 'failed', error, isRepeatable: true };
  }
  const prepared = argumentsOf(call, tool.inputSchema, context);
  if ('problem' in prepared) return failedForGood(stepError('template', step, item, prepared.problem));
  const onProgress = (progress: number, total: number | undefined): void => {
    if (item === undefined && total !== undefined && total > 0) context.advanced(step, progress / total);
  };
  const given = await scope.until(
    doors.callTool(name, prepared.arguments, { step, item, signal: scope.signal, onProgress }),
  );
  if ('stopped' in given) return { kind: 'stopped', reason: given.stopped };
  const fail = (reason: string): StepOutcome => ({
    kind: 'failed',
    error: stepError('tool-failed', step, item, `tool ${name} failed: ${reason}`),
    isRepeatable: true,
  });
  if ('problem' in given.value) return fail(given.value.problem);
  if (jsonSize(given.value.result) > limits.resultBytes) {
    const reason = `the result of ${name} has more than ${limits.resultBytes} bytes`;
    return failedForGood(stepError('too-large', step, item, reason));
  }
  const { output, content, failure } = toolResult(given.value.result);
  return failure === undefined ? { kind: 'completed', output, content } : fail(failure);
}

/** The arguments of a call: texts expanded and coerced by the schema of the tool, other values as they are (spec 2, arguments). */
function argumentsOf(
  { config, path, data }: PlannedCall,
  schema: unknown,
  { workflow, limits }: RunContext,
): { readonly arguments: JsonObject } | { readonly problem: string } {
  const given: [string, TemplateValue][] = [];
  for (const [name, written] of Object.entries(config.arguments ?? {})) {
    const template = workflow.templateAt([...path, 'arguments', name]);
    if (template === undefined) {
      given.push([name, written as TemplateValue]);
      continue;
    }
    const found = evaluate(template, data, limits.templateLength);
    if (found.kind === 'problem') return { problem: `argument "${name}": ${found.message}` };
    // What is not there is not sent: the tool then uses its own default, or says that it needs the argument.
    if (found.kind === 'text')
      given.push([name, coerceArgument(found.text, found.value, propertyOf(schema, name), schema)]);
  }
  return { arguments: Object.fromEntries(given) };
}

function propertyOf(schema: unknown, name: string): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const properties: unknown = Reflect.get(schema, 'properties');
  if (typeof properties !== 'object' || properties === null || !Object.hasOwn(properties, name)) return undefined;
  return Reflect.get(properties, name);
}
