import type { KubernetesObject, PodTemplateSpec } from '../../generated/kubernetes/types.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { AnyResource } from '../program/resource.ts';
import { configHash } from './config-hash.ts';
import { configHashAnnotation } from './config-map.ts';

/**
 * Folds the ConfigMaps of the input that one of our programs mounts (policies, CA bundles) into the hash of its
 * configuration: a change in them rolls the pods as a change of our own files does, and a key that no volume shows does not. Secrets are left out, since
 * a hash of a short secret in an annotation would give it away.
 */
export function withMountedInputs(
  object: KubernetesObject,
  owner: AnyResource,
  program: LinkedProgram,
): KubernetesObject {
  if (object.kind !== 'Deployment' || object.spec === undefined) return object;
  const { template } = object.spec;
  const own = template.metadata?.annotations?.[configHashAnnotation];
  if (own === undefined) return object;
  const mounted = mountedConfigMaps(template).flatMap(({ name, keys }) => {
    const data = program.findForeign('ConfigMap', owner, name)?.object;
    return data === undefined ? [] : [{ data: shown(data['data'], keys), binaryData: shown(data['binaryData'], keys) }];
  });
  if (mounted.length === 0) return object;
  const annotations = { ...template.metadata?.annotations, [configHashAnnotation]: configHash([own, ...mounted]) };
  return {
    ...object,
    spec: { ...object.spec, template: { ...template, metadata: { ...template.metadata, annotations } } },
  };
}

/** A ConfigMap that a volume shows, and the keys it shows where those are not all. */
interface MountedConfigMap {
  readonly name: string;
  readonly keys: readonly string[] | undefined;
}

function mountedConfigMaps(template: PodTemplateSpec): MountedConfigMap[] {
  return (template.spec?.volumes ?? []).flatMap(({ configMap }): MountedConfigMap[] => {
    if (configMap?.name === undefined) return [];
    const { name, items = [] } = configMap;
    return [{ name, keys: items.length === 0 ? undefined : items.map(({ key }) => key) }];
  });
}

function shown(data: unknown, keys: readonly string[] | undefined): unknown {
  if (keys === undefined || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys.includes(key)));
}
