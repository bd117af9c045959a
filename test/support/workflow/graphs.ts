import fc from 'fast-check';
import type { CompositeToolConfig } from '../../../generated/types/composite-tool-config.ts';
import type { WorkflowStepConfig } from '../../../generated/types/workflow-step-config.ts';
import type { JsonObject, QuestionAnswer } from '../../../runtime/workflow/workflow-host.ts';

/** A step of a random workflow, with what the world outside makes of it. */
export interface GraphStep {
  readonly id: string;
  readonly kind: 'tool' | 'elicitation' | 'forEach';
  readonly dependsOn: readonly string[];
  readonly condition: 'none' | 'true' | 'false' | 'first-completed';
  readonly onError: 'none' | 'continue' | 'retry';
  /** How often a call fails before it goes well, or how often the user sends what does not match. */
  readonly failures: number;
  readonly items: number;
  readonly maxParallel: number;
  readonly answer: 'accept' | 'decline' | 'cancel';
  readonly onRefusal: 'none' | 'abort' | 'continue' | 'skip_remaining';
}

export const retries = 2;

/** Workflows of up to eight steps; each step depends on some of those before it. `kinds`: what steps may do. */
export function graphs(
  kinds: readonly GraphStep['kind'][] = ['tool', 'tool', 'elicitation', 'forEach'],
): fc.Arbitrary<readonly GraphStep[]> {
  const step = (index: number): fc.Arbitrary<GraphStep> =>
    fc.record({
      id: fc.constant(`s${index}`),
      kind: fc.constantFrom(...kinds),
      dependsOn: fc.subarray(Array.from({ length: index }, (_, before) => `s${before}`)),
      condition: fc.constantFrom('none', 'none', 'none', 'true', 'false', 'first-completed'),
      onError: fc.constantFrom('none', 'continue', 'retry'),
      failures: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
      items: fc.nat(5),
      maxParallel: fc.integer({ min: 1, max: 3 }),
      answer: fc.constantFrom('accept', 'accept', 'accept', 'decline', 'cancel'),
      onRefusal: fc.constantFrom('none', 'abort', 'continue', 'skip_remaining'),
    });
  return fc
    .integer({ min: 1, max: 8 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => step(index))));
}

/** The workflow of a graph: each call receives the outputs of the steps that its step depends on. */
export function workflowOf(graph: readonly GraphStep[]): CompositeToolConfig {
  return {
    name: 'random',
    steps: graph.map(configOf),
    output: {
      properties: {
        all: {
          type: 'object',
          value: `{${graph.map(({ id }) => `"${id}": {{json .steps.${id}}}`).join(', ')}}`,
        },
      },
    },
  };
}

function configOf(step: GraphStep): WorkflowStepConfig {
  const { id, kind, dependsOn, condition, onError, onRefusal, items, maxParallel } = step;
  const [first] = dependsOn;
  const conditions = {
    none: undefined,
    true: 'true',
    false: '{{false}}',
    'first-completed': first === undefined ? undefined : `{{eq .steps.${first}.status "completed"}}`,
  };
  const written = conditions[condition];
  const args = { before: beforeTemplate(dependsOn) };
  const handling =
    onError === 'none'
      ? {}
      : { onError: { action: onError, ...(onError === 'retry' ? { retryCount: retries, retryDelay: '5s' } : {}) } };
  const refusal = onRefusal === 'none' ? {} : { onDecline: { action: onRefusal }, onCancel: { action: onRefusal } };
  const head = {
    id,
    dependsOn,
    defaultResults: { value: `default of ${id}` },
    ...(written === undefined ? {} : { condition: written }),
    ...handling,
  };
  if (kind === 'tool') return { ...head, tool: `w.${id}`, arguments: args };
  if (kind === 'elicitation')
    return { ...head, type: kind, message: `${id}?`, schema: { type: 'object', required: ['value'] }, ...refusal };
  const list = JSON.stringify(Array.from({ length: items }, (_, index) => index));
  return {
    ...head,
    type: kind,
    collection: list,
    maxParallel,
    step: { id: 'inner', tool: `w.${id}`, arguments: { ...args, item: '{{.item}}' } },
  };
}

/** The template that gives a call the outputs of the steps before its own. */
function beforeTemplate(dependsOn: readonly string[]): string {
  return dependsOn.map((id) => `${id}={{json .steps.${id}.output}}`).join(';');
}

/** What a tool gives for its arguments, when it does not fail. */
export function resultOf(name: string, parameters: JsonObject): JsonObject {
  return { value: `${name} ${JSON.stringify(parameters)}`.slice(0, 60) };
}

/** What the user does about a question, the first time and later. */
export function answerOf(step: GraphStep, attempt: number): QuestionAnswer {
  if (step.answer !== 'accept') return { action: step.answer };
  return { action: 'accept', content: attempt <= step.failures ? {} : { value: `answer to ${step.id}` } };
}
