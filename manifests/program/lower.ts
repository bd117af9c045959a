import type { KindName } from '../../generated/kinds.ts';
import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import { placeOf } from '../../runtime/config/part.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import type { LowerOptions, LoweringContext } from '../lower/lowering.ts';
import { withMountedInputs } from '../lower/mounted-inputs.ts';
import { withOwnerMetadata } from '../lower/owner-metadata.ts';
import { lowerings } from '../lower/table.ts';
import type { CheckedProgram } from './check.ts';
import * as found from './lower-diagnostics.ts';
import { identityOf, titleOf, type AnyResource, type ForeignObject, type Resource } from './resource.ts';

/** One Kubernetes object and the resource it comes from. */
export interface LoweredObject {
  readonly object: KubernetesObject | Readonly<Record<string, unknown>>;
  readonly owner: AnyResource | ForeignObject;
}

/** Lowers every resource, in a stable order, and passes foreign objects through. Two objects of one identity are an error. */
export function lower(program: CheckedProgram, options: LowerOptions, report: Report): LoweredObject[] {
  const context: LoweringContext = {
    program,
    options,
    report,
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
  const lowered = [
    ...program.resources.flatMap((resource) =>
      lowerOne(resource, context).map((object) => ({
        object: withOwnerMetadata(withMountedInputs(object, resource, program), resource),
        owner: resource,
      })),
    ),
    ...program.foreign.map((foreign) => ({ object: foreign.object, owner: foreign })),
  ];
  reportDuplicates(lowered, report);
  return lowered;
}

function lowerOne(resource: AnyResource, context: LoweringContext): readonly KubernetesObject[] {
  // The table is indexed by the kind of the resource, which the compiler cannot follow through a union.
  const lowering = lowerings[resource.kind] as (
    resource: AnyResource,
    context: LoweringContext,
  ) => readonly KubernetesObject[];
  return lowering(resource, context);
}

function reportDuplicates(lowered: readonly LoweredObject[], report: Report): void {
  const owners = new Map<string, LoweredObject>();
  for (const next of lowered) {
    const { kind, namespace, name } = headOf(next);
    const group = String(Reflect.get(next.object, 'apiVersion')).split('/').slice(0, -1).join('/');
    const identity = `${group}/${identityOf(kind, namespace, name)}`;
    const first = owners.get(identity);
    if (first === undefined) {
      owners.set(identity, next);
      continue;
    }
    const span = placeOf(first.owner, ['metadata', 'name'], 'value');
    report(
      found.duplicateObject(
        { object: `${kind} "${name}"`, owner: titleOf(next.owner), other: titleOf(first.owner) },
        placeOf(next.owner, ['metadata', 'name'], 'value'),
        span === undefined ? [] : [{ message: 'the other resource', span }],
      ),
    );
  }
}

/** Kind, namespace and name of an emitted object. */
export function headOf({ object, owner }: LoweredObject): {
  kind: string;
  namespace: string | undefined;
  name: string;
} {
  const metadata: unknown = Reflect.get(object, 'metadata');
  const text = (name: string): string | undefined => {
    const value: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    kind: String(Reflect.get(object, 'kind')),
    namespace: text('namespace') ?? owner.namespace,
    name: text('name') ?? '',
  };
}
