import type { KubernetesObject } from '../../generated/kubernetes/types.ts';
import type { AnyResource, ForeignObject } from './resource.ts';

/** One Kubernetes object and the resource it comes from. */
export interface LoweredObject {
  readonly object: KubernetesObject | Readonly<Record<string, unknown>>;
  readonly owner: AnyResource | ForeignObject;
}

/** Kind, namespace and name of an emitted object. */
export function headOf({ object, owner }: LoweredObject): {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
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
