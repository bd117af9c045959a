import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { predecessorsOf, type Predecessors } from '../../../runtime/workflow/model/step-order.ts';
import type { Workflow } from '../../facts/workflows/workflows.ts';
import type { WorkflowRule } from '../../check/contracts/workflow-rule.ts';

export const cyclicSteps = defineDiagnostic<{ cycle: readonly string[] }>({
  code: 'workflow/cycle',
  severity: 'error',
  summary: 'Steps of a workflow wait for each other in a circle, so none of them can begin.',
  message: ({ cycle }) =>
    cycle.length === 2
      ? `step "${cycle[0] ?? ''}" depends on itself`
      : `steps wait for each other: ${cycle.join(' → ')}`,
  hint: ({ cycle }) =>
    cycle.length === 2
      ? 'remove it from its own dependsOn'
      : 'remove one of these names from the dependsOn of the step before it',
});

/** The steps of a workflow can be put in an order (spec 2, `dependsOn`). Each circle is reported once. */
export const workflowCycle: WorkflowRule = (workflow, report) => {
  const order = predecessorsOf(workflow);
  const reported = new Set<string>();
  for (const [id, { config, path }] of workflow.steps) {
    const circle = circleOf(id, order);
    if (circle.size === 0 || reported.has(id)) continue;
    for (const other of circle) reported.add(other);
    const cycle = shortestCycle(workflow, id, circle);
    const index = (config.dependsOn ?? []).indexOf(cycle[1] ?? id);
    report(cyclicSteps({ cycle }, placeOf(workflow.part, [...path, 'dependsOn', index], 'value')));
  }
};

/** The steps that a step waits for and that wait for it; empty when it is in no cycle. */
function circleOf(id: string, order: ReadonlyMap<string, Predecessors>): ReadonlySet<string> {
  const before = order.get(id)?.ids ?? new Set<string>();
  return new Set([...before].filter((other) => order.get(other)?.ids.has(id) === true));
}

/** Names of the steps on a shortest way from a step back to itself, which is at both ends. */
function shortestCycle(workflow: Workflow, id: string, circle: ReadonlySet<string>): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [id];
  for (const at of queue) {
    for (const next of workflow.steps.get(at)?.config.dependsOn ?? []) {
      if (!circle.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  const way = [id];
  for (let at = cameFrom.get(id); at !== undefined && at !== id; at = cameFrom.get(at)) way.unshift(at);
  return [id, ...way];
}
