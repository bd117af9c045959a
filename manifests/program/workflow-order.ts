import type { Workflow } from './workflows.ts';

/** What has to be complete before a step begins. */
export interface Predecessors {
  readonly ids: ReadonlySet<string>;
  /** Whether a name on the way is no step, so that some may be unknown. */
  readonly isPartial: boolean;
}

/** What a step depends on, through however many others, by step. A step of a cycle is among its own predecessors. */
export function predecessorsOf(workflow: Workflow): ReadonlyMap<string, Predecessors> {
  return new Map([...workflow.steps.keys()].map((id) => [id, collect(workflow, id)]));
}

function collect(workflow: Workflow, from: string): Predecessors {
  const ids = new Set<string>();
  let isPartial = false;
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of workflow.steps.get(id)?.config.dependsOn ?? []) {
      if (!workflow.steps.has(next)) isPartial = true;
      else if (!ids.has(next)) {
        ids.add(next);
        open.push(next);
      }
    }
  }
  return { ids, isPartial };
}
