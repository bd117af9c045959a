import type { ServerDefaults } from '../lower/server-defaults.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import { loweringContext, lowerResource } from '../lower/lower.ts';
import type { AnyResource } from '../program/resource.ts';
import { Assumptions } from './assumptions.ts';
import { emittedObjects, type EmittedObject } from './emitted.ts';
import { allProxySettings } from './tools/offered-tools.ts';
import type { ToolLists } from './tools/tool-lists.ts';
import type { PlanContext } from './plan-context-type.ts';

/** Lowers what the plan asks for, so that it says what is really emitted. */
export function planContext(program: CheckedProgram, toolLists: ToolLists, programs: ServerDefaults): PlanContext {
  // A plan shows neither the image of the programs of svc nor the contents of files.
  const lowering = loweringContext(program, { image: '', outline: true, programs });
  // Only the last: a plan asks resource by resource, and the objects of all of them at once would be most of its memory.
  let last: { readonly resource: AnyResource; readonly objects: readonly EmittedObject[] } | undefined;
  return {
    program,
    lowering,
    toolLists,
    toolSettings: allProxySettings(program),
    assumptions: new Assumptions(),
    objectsOf: (resource) => {
      if (last?.resource !== resource) {
        last = { resource, objects: emittedObjects(resource, lowerResource(resource, lowering)) };
      }
      return last.objects;
    },
  };
}
