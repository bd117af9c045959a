import type {
  ConfigMap,
  Deployment,
  PodTemplateSpec,
  Service,
  Volume,
  VolumeMount,
} from '../../../generated/kubernetes/types.ts';
import { apiGroup } from '../../../generated/kinds.ts';
import type { MCPRegistrySpec } from '../../../generated/types/mcp-registry.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import { isBelow } from '../../facts/registry/registry-files.ts';
import { configMap } from '../pod/config-map.ts';
import { gracefulStop, type GracefulStop } from '../pod/graceful-stop.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';
import { lowerPgpass } from './pgpass.ts';
import { joinAdditions, noAdditions, podAdditions, type PodAdditions } from '../pod/pod-additions.ts';
import { customizedTemplate } from '../pod/pod-template.ts';
import { defaultsBeside, type ServerDefaults } from '../server-defaults.ts';
import { serverPod } from '../workload/server-pod.ts';
import { containerNames, podFolders, podPorts } from '../../objects/layout.ts';

const container = containerNames.registry;

/** Name of the configuration file (spec 3). */
const configFile = 'config.yaml';

/** What is special about one registry. */
export interface RegistryWorkload {
  /** Name of the Deployment, the Service and the ConfigMap. */
  readonly name: string;
  readonly component: Component;
  readonly image: string;
  readonly account: PodAccount;
  readonly mountToken: boolean;
  /** Folder of the embedded database, or undefined with PostgreSQL. */
  readonly dataFolder: string | undefined;
  readonly spec: MCPRegistrySpec;
  readonly defaults: ServerDefaults;
}

/** The registry's configuration, byte for byte as authored. */
export function registryConfigMap({ name, component, spec }: RegistryWorkload): ConfigMap {
  return configMap(name, component, filesOf(spec));
}

/**
 * The Deployment of the registry server, container `registry-api`. A changed pod takes over once it is ready, and the one before
 * answers until nobody asks it any more. Only where the file of an embedded database outlives its pod, the old pod goes before
 * the new one comes: one process at a time may have that file.
 */
export function registryDeployment(registry: RegistryWorkload): Deployment {
  const { name, component, spec } = registry;
  const defaults = defaultsBeside(spec.podTemplateSpec, container, registry.defaults);
  const templateWith = (stop: GracefulStop): PodTemplateSpec =>
    customizedTemplate(podOf(registry, stop, defaults), spec.podTemplateSpec, component);
  const rolling = gracefulStop(true, defaults);
  const keepsFile = outlivesPod(registry.dataFolder, templateWith(rolling));
  const stop = keepsFile ? gracefulStop(false, defaults) : rolling;
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labelsOf(component), ...titleOf(spec) },
    spec: {
      selector: { matchLabels: selectorOf(component) },
      strategy: stop.strategy,
      template: templateWith(stop),
    },
  };
}

function podOf(registry: RegistryWorkload, stop: GracefulStop, defaults: ServerDefaults): PodTemplateSpec {
  const { component, spec } = registry;
  const pgpass =
    spec.pgpassSecretRef === undefined
      ? undefined
      : lowerPgpass(spec.pgpassSecretRef, registry.image, defaults.resources);
  return serverPod({
    component,
    container,
    image: registry.image,
    args: [
      'registry',
      'serve',
      '--config',
      `${podFolders.registryConfig}/${configFile}`,
      '--internal-address',
      `:${podPorts.registryInternal}`,
      ...stop.args,
    ],
    port: podPorts.registry,
    internalPort: podPorts.registryInternal,
    terminationGracePeriodSeconds: stop.terminationGracePeriodSeconds,
    defaults,
    account: registry.account,
    mountToken: registry.mountToken,
    config: { configMap: registry.name, folder: podFolders.registryConfig },
    additions: joinAdditions(
      podAdditions({ files: filesOf(spec) }),
      pgpass?.additions ?? noAdditions,
      dataAdditions(registry),
      ownAdditions(spec),
    ),
    ...(pgpass === undefined ? {} : { initContainers: [pgpass.initContainer] }),
  });
}

/** The Service that consumers and publishers reach the registry by. */
export function registryService({ name, component, spec }: RegistryWorkload): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(component), ...titleOf(spec) },
    spec: {
      type: 'ClusterIP',
      selector: selectorOf(component),
      ports: [{ name: 'http', port: podPorts.registry, targetPort: 'http', protocol: 'TCP' }],
    },
  };
}

function filesOf(spec: MCPRegistrySpec): Readonly<Record<string, string>> {
  return { [configFile]: spec.configYAML };
}

function titleOf({ displayName }: MCPRegistrySpec): { annotations?: Readonly<Record<string, string>> } {
  return displayName === undefined ? {} : { annotations: { [`${apiGroup}/display-name`]: displayName } };
}

/** A folder for the embedded database, unless a volume of the user is mounted there, or above, and keeps it beyond the pod's life. */
function dataAdditions({ dataFolder, spec }: RegistryWorkload): PodAdditions {
  if (dataFolder === undefined) return noAdditions;
  const isMounted = (spec.volumeMounts ?? []).some(
    ({ mountPath }) => typeof mountPath === 'string' && isBelow(dataFolder, mountPath),
  );
  return isMounted
    ? noAdditions
    : podAdditions({
        volumes: [{ name: 'registry-data', emptyDir: {} }],
        mounts: [{ name: 'registry-data', mountPath: dataFolder }],
      });
}

/** The user's own volumes and mounts; one that Kubernetes could not take was stopped by a rule. */
function ownAdditions(spec: MCPRegistrySpec): PodAdditions {
  return podAdditions({
    volumes: (spec.volumes ?? []).filter(isVolume),
    mounts: (spec.volumeMounts ?? []).filter(isVolumeMount),
  });
}

/** Whether two pods could meet in the folder of the embedded database: an `emptyDir` is each pod's own. */
function outlivesPod(dataFolder: string | undefined, { spec }: PodTemplateSpec): boolean {
  if (dataFolder === undefined) return false;
  const own = spec?.containers?.find(({ name }) => name === container);
  const mounts = (own?.volumeMounts ?? []).filter(({ mountPath }) => isBelow(dataFolder, mountPath));
  return mounts.some(({ name }) => spec?.volumes?.find((volume) => volume.name === name)?.emptyDir === undefined);
}

type JsonMap = Readonly<Record<string, unknown>>;

function isVolume(value: JsonMap): value is JsonMap & Volume {
  return typeof value['name'] === 'string';
}

function isVolumeMount(value: JsonMap): value is JsonMap & VolumeMount {
  return typeof value['name'] === 'string' && typeof value['mountPath'] === 'string';
}
