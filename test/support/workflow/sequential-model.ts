import type { JsonObject } from '../../../runtime/workflow/workflow-host.ts';
import { resultOf, retries, type GraphStep } from './graphs.ts';

/** The outcome of one step, if all steps run one after the other in the order of the document. */
export interface ModelledStep {
  readonly status: 'completed' | 'failed' | 'skipped';
  readonly output: JsonObject;
  /** Calls that the step makes, all attempts together. */
  readonly calls: number;
}

/** How a workflow ends by the simple model. */
export interface Modelled {
  /** Steps that end the workflow where they are reached. */
  readonly fatal: ReadonlySet<string>;
  /** Whether a step lets the rest be skipped: which steps that are depends on time. */
  readonly skips: boolean;
  readonly steps: ReadonlyMap<string, ModelledStep>;
}

/** Runs a graph one step after the other, without templates, promises or time. */
export function modelled(graph: readonly GraphStep[]): Modelled {
  const steps = new Map<string, ModelledStep>();
  const fatal = new Set<string>();
  let skips = false;
  for (const step of graph) {
    const first = steps.get(step.dependsOn[0] ?? '');
    const isOff =
      step.condition === 'false' ||
      (step.condition === 'first-completed' && first !== undefined && first.status !== 'completed');
    const fallback = { value: `default of ${step.id}` };
    if (isOff) steps.set(step.id, { status: 'skipped', output: fallback, calls: 0 });
    else if (step.kind === 'elicitation' && step.answer !== 'accept') {
      if (step.onRefusal === 'none' || step.onRefusal === 'abort') fatal.add(step.id);
      if (step.onRefusal === 'skip_remaining') skips = true;
      const output = { ...fallback, action: step.answer, content: {} };
      steps.set(step.id, { status: 'completed', output, calls: 1 });
    } else steps.set(step.id, ran(step, steps, fatal, fallback));
  }
  return { fatal, skips, steps };
}

function ran(
  step: GraphStep,
  steps: ReadonlyMap<string, ModelledStep>,
  fatal: Set<string>,
  fallback: JsonObject,
): ModelledStep {
  const { id, kind, dependsOn, failures, items, onError } = step;
  const before = dependsOn.map((other) => `${other}=${JSON.stringify(steps.get(other)?.output)}`).join(';');
  const allowed = onError === 'retry' ? retries + 1 : 1;
  const isFailed = kind === 'forEach' ? items > 0 && failures >= allowed : failures >= allowed;
  const calls = Math.min(failures + 1, allowed);
  if (isFailed && onError !== 'continue') fatal.add(id);
  if (kind === 'forEach') return loop(step, before, isFailed, fallback);
  if (isFailed) return { status: 'failed', output: fallback, calls };
  if (kind === 'tool') return { status: 'completed', output: resultOf(`w.${id}`, { before }), calls };
  const content = { value: `answer to ${id}` };
  return { status: 'completed', output: { ...content, action: 'accept', content }, calls };
}

/** Items of a loop fail all together and always, or not at all. */
function loop({ id, items }: GraphStep, before: string, isFailed: boolean, fallback: JsonObject): ModelledStep {
  const iterations = Array.from({ length: items }, (_, index) =>
    isFailed
      ? {
          index,
          item: index,
          status: 'failed',
          output: {},
          error: `step "${id}", item ${index}: tool w.${id} failed: no`,
        }
      : { index, item: index, status: 'completed', output: resultOf(`w.${id}`, { before, item: String(index) }) },
  );
  const own = { iterations, count: items, completed: isFailed ? 0 : items, failed: isFailed ? items : 0 };
  const output = isFailed ? { ...fallback, ...own } : own;
  return { status: isFailed ? 'failed' : 'completed', output, calls: items };
}
