import { randomUUID } from 'node:crypto';
import type { JsonObject, QuestionAnswer, WorkflowHost } from './workflow-host.ts';
import type { PreparedWorkflow } from './prepare-workflow.ts';
import type { WorkflowSnapshot } from './run-snapshot.ts';
import type { WorkflowEnd } from './workflow-end.ts';
import { usualLimits, type WorkflowLimits } from './workflow-limits.ts';
import { WorkflowRun } from './workflow-run.ts';

/** How a run is made. */
export interface RunOptions {
  /** Ends the run: calls under way are cancelled, and nothing else begins. */
  readonly signal?: AbortSignal;
  /** Tells runs apart in logs and templates; random by default. */
  readonly id?: string;
  readonly limits?: Partial<WorkflowLimits>;
}

/**
 * Runs a workflow (spec 2, composite tool workflows): each step as soon as what it depends on has ended. What goes wrong in a step or outside
 * is in the result, with the step named; nothing runs any more when the promise is settled, and no timer or listener is left. Rejects only
 * where a door does, which is a bug.
 */
export async function runWorkflow(
  workflow: PreparedWorkflow,
  params: JsonObject,
  doors: WorkflowHost,
  { signal, id = randomUUID(), limits }: RunOptions = {},
): Promise<WorkflowEnd> {
  const given = workflow.withDefaults(params);
  if ('problem' in given) {
    const message = `the parameters do not match the schema of "${workflow.model.config.name}": ${given.problem}`;
    return { kind: 'failed', error: { code: 'invalid-parameters', message } };
  }
  const facts = { id, startedAt: doors.clock.now(), params: given.params };
  return new WorkflowRun(workflow, facts, undefined, doors, { ...usualLimits, ...limits }).go(signal, new Map());
}

/**
 * Goes on with a run that waits, here or in another process, with the answers that are there by now, by step. Questions that are not
 * among them stay open. The snapshot is one that `readSnapshot` has accepted for this workflow.
 */
export function resumeWorkflow(
  workflow: PreparedWorkflow,
  snapshot: WorkflowSnapshot,
  answers: ReadonlyMap<string, QuestionAnswer>,
  doors: WorkflowHost,
  { signal, limits }: Omit<RunOptions, 'id'> = {},
): Promise<WorkflowEnd> {
  return new WorkflowRun(workflow, snapshot, snapshot, doors, { ...usualLimits, ...limits }).go(signal, answers);
}
