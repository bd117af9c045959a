import type { WorkflowModel } from './workflow-model.ts';

type Steps = Pick<WorkflowModel, 'steps'>;

/** What has to be complete before a step begins. */
export interface Predecessors {
  readonly ids: ReadonlySet<string>;
  /** Whether a name on the path is not a step, so that some steps may be unknown. */
  readonly isPartial: boolean;
}

/** What a step depends on, through however many others, by step. A step of a cycle is among its own predecessors. */
export function predecessorsOf(workflow: Steps): ReadonlyMap<string, Predecessors> {
  return new Map([...workflow.steps.keys()].map((id) => [id, collect(workflow, id)]));
}

function collect(workflow: Steps, from: string): Predecessors {
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

/** The level of each step by id, from 1: what it depends on is on earlier ones. Steps of a cycle have some level. */
export function levelsOf({ steps }: Steps): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (id: string): number => {
    const known = levels.get(id);
    if (known !== undefined) return known;
    // A rule rejects cycles and unknown steps; this prevents a loop if a bug lets one through.
    levels.set(id, 1);
    const before = (steps.get(id)?.config.dependsOn ?? []).filter((other) => steps.has(other)).map(levelOf);
    const level = Math.max(0, ...before) + 1;
    levels.set(id, level);
    return level;
  };
  for (const id of steps.keys()) levelOf(id);
  return levels;
}
