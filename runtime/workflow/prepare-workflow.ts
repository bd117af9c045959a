import { createHash } from 'node:crypto';
import type { CompositeToolConfigWithDefaults } from '../../generated/defaults/composite-tool-config.ts';
import { valueCheck, type ValueCheck } from '../language/json-schema/value-check.ts';
import type { JsonObject } from './workflow-host.ts';
import { predecessorsOf } from './model/step-order.ts';
import { workflowModel, type ModelTemplate, type WorkflowModel, type WorkflowPath } from './model/workflow-model.ts';

/** A workflow that can run: its templates are parsed, its schemas compiled, and its steps have an order. */
export interface PreparedWorkflow {
  readonly model: WorkflowModel;
  /** Tells configurations apart: a run that waits goes on only under the one it began with. */
  readonly digest: string;
  templateAt(path: WorkflowPath): ModelTemplate | undefined;
  /** The parameters with the defaults of their schema, or why they do not match it (spec 2, CompositeToolConfig.parameters). */
  withDefaults(params: JsonObject): { readonly params: JsonObject } | { readonly problem: string };
  /** Why the answer to a step does not match its schema; undefined where it does. */
  checkAnswer(step: string, answer: JsonObject): string | undefined;
}

/** Prepares a workflow of a configuration that was checked. What would keep it from running is returned, in words. */
export async function prepareWorkflow(
  config: CompositeToolConfigWithDefaults,
): Promise<{ readonly workflow: PreparedWorkflow } | { readonly problems: readonly string[] }> {
  const model = workflowModel(config);
  const problems = [...orderProblems(model), ...templateProblems(model)];
  const compiled = async (schema: unknown, owner: string, fillsDefaults: boolean): Promise<ValueCheck> => {
    const found = await valueCheck(schema, fillsDefaults);
    if ('check' in found) return found.check;
    problems.push(`${owner}: its schema cannot be used: ${found.problem}`);
    return () => undefined;
  };
  const checkParams = await compiled(config.parameters ?? { type: 'object' }, 'parameters', true);
  const answers = new Map<string, ValueCheck>();
  for (const { id, schema } of config.steps)
    if (schema !== undefined) answers.set(id, await compiled(schema, `step "${id}"`, false));
  if (problems.length > 0) return { problems };
  const templates = new Map(model.templates.map((template) => [JSON.stringify(template.path), template]));
  const workflow: PreparedWorkflow = {
    model,
    digest: createHash('sha256').update(JSON.stringify(config)).digest('base64url'),
    templateAt: (path) => templates.get(JSON.stringify(path)),
    withDefaults(params) {
      // Defaults are written into the value, which is the caller's.
      const filled = structuredClone(params);
      const problem = checkParams(filled);
      return problem === undefined ? { params: filled } : { problem };
    },
    checkAnswer: (step, answer) => answers.get(step)?.(answer),
  };
  return { workflow };
}

function orderProblems(model: WorkflowModel): string[] {
  const problems: string[] = [];
  if (model.steps.size < model.config.steps.length) problems.push('two steps have the same id');
  for (const [id, { ids, isPartial }] of predecessorsOf(model)) {
    if (isPartial) problems.push(`step "${id}" depends on a step that does not exist`);
    if (ids.has(id)) problems.push(`step "${id}" depends on itself`);
  }
  return problems;
}

function templateProblems({ templates }: WorkflowModel): string[] {
  return templates.flatMap(({ problem, path }) =>
    problem === undefined ? [] : [`the template at ${path.join('.')} cannot be parsed: ${problem.message}`],
  );
}
