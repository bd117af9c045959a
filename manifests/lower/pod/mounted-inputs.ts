import type { Container, KubernetesObject, PodTemplateSpec } from '../../../generated/kubernetes/types.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource } from '../../program/resource.ts';
import { configHash, configHashAnnotation } from '../../objects/config-hash.ts';

/**
 * Folds the ConfigMaps of the input that pods read (policies, CA bundles, what a podTemplateSpec mounts or takes variables from) into the
 * hash of their configuration: a change in them rolls the pods as a change of our own files does, and a key that no pod reads does not.
 * Secrets are left out, since a hash of a short secret in an annotation would give it away.
 */
export function withMountedInputs(
  object: KubernetesObject,
  owner: AnyResource,
  program: LinkedProgram,
): KubernetesObject {
  if ((object.kind !== 'Deployment' && object.kind !== 'StatefulSet') || object.spec === undefined) return object;
  const { template } = object.spec;
  const mounted = configMapsOf(template).flatMap(({ name, keys }) => {
    const data = program.findForeign('ConfigMap', owner, name)?.object;
    return data === undefined ? [] : [{ data: shown(data['data'], keys), binaryData: shown(data['binaryData'], keys) }];
  });
  if (mounted.length === 0) return object;
  const { metadata } = template;
  const own = metadata?.annotations?.[configHashAnnotation];
  const hash = configHash(own === undefined ? mounted : [own, ...mounted]);
  const rolling = {
    ...template,
    metadata: { ...metadata, annotations: { ...metadata?.annotations, [configHashAnnotation]: hash } },
  };
  // Told apart for the compiler alone: both have their pods in the same place.
  return object.kind === 'Deployment'
    ? { ...object, spec: { ...object.spec, template: rolling } }
    : { ...object, spec: { ...object.spec, template: rolling } };
}

/** A ConfigMap that pods read, and the keys they read where those are not all. */
interface ReadConfigMap {
  readonly name: string;
  readonly keys: readonly string[] | undefined;
}

/** What a pod shows as files, and then what it takes variables from. */
function configMapsOf({ spec }: PodTemplateSpec): ReadConfigMap[] {
  const { volumes = [], initContainers = [], containers = [] } = spec ?? {};
  return [
    ...volumes.flatMap(({ configMap, projected }) => [
      ...shownFiles(configMap),
      ...(projected?.sources ?? []).flatMap((source) => shownFiles(source.configMap)),
    ]),
    ...[...initContainers, ...containers].flatMap(variablesFrom),
  ];
}

function shownFiles(
  source: { readonly name?: string; readonly items?: readonly { readonly key: string }[] } | undefined,
): ReadConfigMap[] {
  if (source?.name === undefined) return [];
  const { name, items = [] } = source;
  return [{ name, keys: items.length === 0 ? undefined : items.map(({ key }) => key) }];
}

function variablesFrom({ env = [], envFrom = [] }: Container): ReadConfigMap[] {
  return [
    ...env.flatMap(({ valueFrom }) => {
      const { name, key } = valueFrom?.configMapKeyRef ?? {};
      return name === undefined || key === undefined ? [] : [{ name, keys: [key] }];
    }),
    ...envFrom.flatMap(({ configMapRef }) =>
      configMapRef?.name === undefined ? [] : [{ name: configMapRef.name, keys: undefined }],
    ),
  ];
}

function shown(data: unknown, keys: readonly string[] | undefined): unknown {
  if (keys === undefined || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys.includes(key)));
}
