import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import { groupOf } from '../program/known-kinds.ts';
import type { AnyResource, ForeignObject } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';

/** One Kubernetes object and the resource it comes from. */
export interface LoweredObject {
  readonly object: KubernetesObject | Readonly<Record<string, unknown>>;
  readonly owner: AnyResource | ForeignObject;
}

/** Where an emitted object is in the cluster, and its kind. */
interface Place {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** What an emitted object is called in the cluster. */
interface Head extends Place {
  /** API group; that of core objects is empty. */
  readonly group: string;
}

/** API group, kind, namespace and name of an emitted object. */
export function headOf(lowered: LoweredObject): Head {
  return { ...placeOfObject(lowered), group: groupOf(shownValue(lowered.object.apiVersion)) };
}

/** Kind, namespace and name of an emitted object. */
export function placeOfObject({ object, owner }: LoweredObject): Place {
  const { kind, metadata } = object;
  return {
    kind: shownValue(kind),
    // Whether an object that is not ours has a namespace was decided when it was read.
    namespace: 'object' in owner ? owner.namespace : (textOf(metadata, 'namespace') ?? owner.namespace),
    // An object whose name the cluster generates has none to go by.
    name: textOf(metadata, 'name') ?? owner.name,
  };
}

function textOf(metadata: unknown, name: string): string | undefined {
  const text = propertyOf(metadata, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
