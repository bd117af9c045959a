import type { KubernetesObject, PodTemplateSpec } from '../../generated/kubernetes/types.ts';
import type { LinkedProgram } from '../program/link.ts';
import type { AnyResource } from '../program/resource.ts';
import { configHash } from './config-hash.ts';
import { configHashAnnotation } from './config-map.ts';

/**
 * Folds the ConfigMaps of the input that one of our programs mounts (policies, CA bundles) into the hash of its
 * configuration: a change in them rolls the pods as a change of our own files does. Secrets are left out, since
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
  const mounted = mountedConfigMaps(template).flatMap((name) => {
    const data = program.findForeign('ConfigMap', owner, name)?.object;
    return data === undefined ? [] : [{ data: data['data'], binaryData: data['binaryData'] }];
  });
  if (mounted.length === 0) return object;
  const annotations = { ...template.metadata?.annotations, [configHashAnnotation]: configHash([own, ...mounted]) };
  return {
    ...object,
    spec: { ...object.spec, template: { ...template, metadata: { ...template.metadata, annotations } } },
  };
}

function mountedConfigMaps(template: PodTemplateSpec): string[] {
  return (template.spec?.volumes ?? []).flatMap(({ configMap }) =>
    configMap?.name === undefined ? [] : [configMap.name],
  );
}
