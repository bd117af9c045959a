import type { KindName } from '../../generated/kinds.ts';
import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import type { LowerOptions, LoweringContext } from './lowering.ts';
import { withMountedInputs } from './pod/mounted-inputs.ts';
import { withOwnerMetadata } from './owner-metadata.ts';
import { lowerings } from './table.ts';
import type { CheckedProgram } from '../program/checked-program.ts';
import type { LoweredObject } from './lowered-object.ts';
import type { AnyResource, Resource } from '../program/resource.ts';

/** What to lower of a program. */
type Picked = Pick<CheckedProgram, 'resources' | 'foreign'>;

/**
 * Lowers resources (all of the program, unless some are picked), in a stable order, and passes foreign objects through. Pure:
 * whatever may be wrong was found before, so an unresolved reference throws.
 */
export function lower(
  program: CheckedProgram,
  options: LowerOptions,
  { resources, foreign }: Picked = program,
): LoweredObject[] {
  const context = loweringContext(program, options);
  return [
    ...resources.flatMap((resource) =>
      lowerResource(resource, context).map((object) => ({
        object:
          options.outline === true ? object : withOwnerMetadata(withMountedInputs(object, resource, program), resource),
        owner: resource,
      })),
    ),
    ...foreign.map((owner) => ({ object: owner.object, owner })),
  ];
}

/** What lowerings of a program ask for: its references have to resolve, or following one throws. */
export function loweringContext(program: CheckedProgram, options: LowerOptions): LoweringContext {
  return {
    program,
    options,
    follow: <K extends KindName>(
      kind: K,
      from: { readonly namespace: string | undefined },
      name: string,
    ): Resource<K> => {
      const target = program.find(kind, from, name);
      if (target === undefined) throw new Error(`${kind} "${name}" was not resolved before lowering`);
      return target;
    },
  };
}

/** The objects of one resource, without what marks them as its own. */
export function lowerResource(resource: AnyResource, context: LoweringContext): readonly KubernetesObject[] {
  // The table is indexed by the kind of the resource, which the compiler cannot follow through a union.
  const lowering = lowerings[resource.kind] as (
    resource: AnyResource,
    context: LoweringContext,
  ) => readonly KubernetesObject[];
  return lowering(resource, context);
}
