import type { LoweringContext } from '../lower/lowering.ts';
import type { CheckedProgram } from '../program/check.ts';
import { loweringContext, lower } from '../program/lower.ts';
import type { LoweredObject } from '../program/lowered-object.ts';
import type { AnyResource } from '../program/resource.ts';
import { Assumptions } from './assumptions.ts';
import type { ToolLists } from './tool-lists.ts';

/** What the plan of one resource asks for. */
export interface PlanContext {
  readonly program: CheckedProgram;
  readonly lowering: LoweringContext;
  readonly toolLists: ToolLists;
  readonly assumptions: Assumptions;
  /** The objects that are emitted for a resource. */
  objectsOf(resource: AnyResource): readonly LoweredObject[];
}

/** Lowers a program once, so that the plan says what is really emitted. */
export function planContext(program: CheckedProgram, toolLists: ToolLists): PlanContext {
  // The image of our own programs is no part of a plan.
  const options = { image: '' };
  const byOwner = new Map<LoweredObject['owner'], LoweredObject[]>();
  for (const object of lower(program, options)) {
    const own = byOwner.get(object.owner);
    if (own === undefined) byOwner.set(object.owner, [object]);
    else own.push(object);
  }
  return {
    program,
    lowering: loweringContext(program, options),
    toolLists,
    assumptions: new Assumptions(),
    objectsOf: (resource) => byOwner.get(resource) ?? [],
  };
}
