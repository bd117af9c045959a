import type {
  ConfigMap,
  Container,
  Deployment,
  DeploymentSpec,
  EnvVar,
  ObjectMeta,
  PodSpec,
  Service,
} from '../../../generated/kubernetes/types.ts';
import type { ResourceMetadataOverrides } from '../../../generated/types/resource-metadata-overrides.ts';
import type { ResourceOverrides } from '../../../generated/types/resource-overrides.ts';
import type { ResourceRequirements } from '../../../generated/types/resource-requirements.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import { configHashOf, configMap } from '../pod/config-map.ts';
import { containerResources } from '../pod/container-resources.ts';
import type { Mutable } from '../pod/mutable.ts';
import { gracefulStop, type GracefulStop } from '../pod/graceful-stop.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';
import { temporaryMount, temporaryVolume, type PodAdditions } from '../pod/pod-additions.ts';
import { containerSecurityContext, podSecurityContextOf } from '../../objects/pod-security.ts';
import { httpProbes } from '../pod/probes.ts';
import { topologySpread, type ServerDefaults } from '../server-defaults.ts';
import { accountOfPod } from '../pod/service-account.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

/** What is special about one proxy. */
export interface ProxyWorkload {
  /** Name of the Deployment, the Service and the ConfigMap. */
  readonly name: string;
  readonly component: Component;
  readonly image: string;
  readonly port: number;
  readonly account: PodAccount;
  readonly mountToken: boolean;
  readonly replicas: number | undefined;
  readonly resources: ResourceRequirements | undefined;
  readonly overrides: ResourceOverrides | undefined;
  readonly sessionAffinity: 'ClientIP' | 'None';
  /** Whether two of its pods may run at the same time. */
  readonly mayOverlap: boolean;
  readonly defaults: ServerDefaults;
  /** The run configuration and everything it refers to. */
  readonly additions: PodAdditions;
}

const probes = httpProbes({ port: 'http', live: '/health', ready: '/readyz' });
const configMount = { name: 'config', mountPath: podFolders.config, readOnly: true } as const;

/** The ConfigMap that holds a proxy's run configuration and the files beside it. */
export function proxyConfigMap({ name, component, additions }: ProxyWorkload): ConfigMap {
  return configMap(name, component, additions.files);
}

/** The Deployment that runs `svc run` in front of a backend or a remote server. */
export function proxyDeployment(proxy: ProxyWorkload): Deployment {
  const { name, component, additions, defaults } = proxy;
  const stop = gracefulStop(proxy.mayOverlap, defaults);
  const overrides = proxy.overrides?.proxyDeployment;
  const template = overrides?.podTemplateMetadataOverrides;
  const hash = configHashOf(additions.files);
  const spec: Mutable<DeploymentSpec> = {
    selector: { matchLabels: selectorOf(component) },
    strategy: stop.strategy,
    template: {
      metadata: {
        labels: labelsOf(component, template?.labels),
        annotations: template?.annotations === undefined ? hash : { ...template.annotations, ...hash },
      },
      spec: podOf(proxy, stop),
    },
  };
  if (proxy.replicas !== undefined) spec.replicas = proxy.replicas;
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata: namedMetadata(name, component, overrides), spec };
}

function podOf(proxy: ProxyWorkload, stop: GracefulStop): PodSpec {
  const { name, component, additions, defaults } = proxy;
  const pullSecrets = proxy.overrides?.proxyDeployment?.imagePullSecrets;
  const { serviceAccountName, automountServiceAccountToken } = accountOfPod(proxy.account, proxy.mountToken);
  const pod: Mutable<PodSpec> = {
    serviceAccountName,
    securityContext: podSecurityContextOf(proxy.port),
    containers: [containerOf(proxy, stop)],
    volumes: [{ name: 'config', configMap: { name } }, ...additions.volumes, temporaryVolume],
    terminationGracePeriodSeconds: stop.terminationGracePeriodSeconds,
  };
  if (automountServiceAccountToken !== undefined) pod.automountServiceAccountToken = automountServiceAccountToken;
  if (pullSecrets !== undefined && pullSecrets.length > 0) pod.imagePullSecrets = pullSecrets;
  const { topologySpreadConstraints } = topologySpread(component, defaults);
  if (topologySpreadConstraints !== undefined) pod.topologySpreadConstraints = topologySpreadConstraints;
  return pod;
}

function containerOf(
  { image, port, additions, overrides, resources, defaults }: ProxyWorkload,
  stop: GracefulStop,
): Container {
  const container: Mutable<Container> = {
    name: containerNames.proxy,
    image,
    args: ['run', '--foreground', '--from-config', `${podFolders.config}/run.json`, ...stop.args],
    ports: [{ name: 'http', containerPort: port, protocol: 'TCP' }],
    startupProbe: probes.startupProbe,
    livenessProbe: probes.livenessProbe,
    readinessProbe: probes.readinessProbe,
    securityContext: containerSecurityContext,
    volumeMounts: [configMount, ...additions.mounts, temporaryMount],
  };
  const added = overrides?.proxyDeployment?.env;
  const { env } = environment(added === undefined ? additions.env : [...additions.env, ...added]);
  if (env !== undefined) container.env = env;
  const { resources: amounts } = containerResources(resources ?? defaults.resources);
  if (amounts !== undefined) container.resources = amounts;
  return container;
}

/** The Service that clients and virtual servers reach the proxy through. */
export function proxyService({ name, component, port, sessionAffinity, overrides }: ProxyWorkload): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: namedMetadata(name, component, overrides?.proxyService),
    spec: {
      type: 'ClusterIP',
      selector: selectorOf(component),
      sessionAffinity,
      ports: [{ name: 'http', port, targetPort: 'http', protocol: 'TCP' }],
    },
  };
}

/** Labels and annotations of an object with the user's overrides below the generated ones. */
export function metadataOf(
  component: Component,
  overrides: ResourceMetadataOverrides | undefined,
): { labels: Readonly<Record<string, string>>; annotations?: Readonly<Record<string, string>> } {
  const { labels, annotations } = overrides ?? {};
  const all = labelsOf(component, labels);
  const hasAnnotations = annotations !== undefined && Object.keys(annotations).length > 0;
  return hasAnnotations ? { labels: all, annotations } : { labels: all };
}

function namedMetadata(
  name: string,
  component: Component,
  overrides: ResourceMetadataOverrides | undefined,
): ObjectMeta {
  const { labels, annotations } = metadataOf(component, overrides);
  return annotations === undefined ? { name, labels } : { name, labels, annotations };
}

/** A variable list without repetitions: the last one wins, as it would in a shell. */
export function environment(variables: readonly EnvVar[]): { env?: readonly EnvVar[] } {
  if (variables.length === 0) return {};
  if (variables.length < 16 && !hasRepetition(variables)) return { env: variables };
  const byName = new Map<string, EnvVar>();
  for (const variable of variables) byName.set(variable.name, variable);
  return { env: byName.size === variables.length ? variables : [...byName.values()] };
}

/** Looks at every pair: of the few variables that a pod has, that costs less than a map of them. */
function hasRepetition(variables: readonly EnvVar[]): boolean {
  return variables.some(({ name }, index) => {
    for (let before = 0; before < index; before++) if (variables[before]?.name === name) return true;
    return false;
  });
}
