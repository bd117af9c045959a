import type { ConfigMap, Deployment, EnvVar, Service } from '../../generated/kubernetes/types.ts';
import type { ResourceMetadataOverrides } from '../../generated/types/resource-metadata-overrides.ts';
import type { ResourceOverrides } from '../../generated/types/resource-overrides.ts';
import type { ResourceRequirements } from '../../generated/types/resource-requirements.ts';
import type { PodAccount } from '../program/pod-account.ts';
import { configHashOf, configMap } from './config-map.ts';
import { containerResources } from './container-resources.ts';
import { gracefulStop } from './graceful-stop.ts';
import { labelsOf, selectorOf, type Component } from './labels.ts';
import { temporaryMount, temporaryVolume, type PodParts } from './pod-parts.ts';
import { containerSecurityContext, podSecurityContext } from './pod-security.ts';
import { httpProbes } from './probes.ts';
import { topologySpread, type ProgramDefaults } from './program-defaults.ts';
import { accountOfPod } from './service-account.ts';

/** Folder in which the program finds the files of its ConfigMap. */
export const configFolder = '/etc/svc';

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
  readonly defaults: ProgramDefaults;
  /** The run configuration and everything it refers to. */
  readonly parts: PodParts;
}

const probes = httpProbes({ port: 'http', live: '/health', ready: '/readyz' });
const configMount = { name: 'config', mountPath: configFolder, readOnly: true } as const;

/** The ConfigMap that holds a proxy's run configuration and the files beside it. */
export function proxyConfigMap({ name, component, parts }: ProxyWorkload): ConfigMap {
  return configMap(name, component, parts.files);
}

/** The Deployment that runs `svc run` in front of a backend or a remote server. */
export function proxyDeployment(proxy: ProxyWorkload): Deployment {
  const { name, component, parts, defaults } = proxy;
  const stop = gracefulStop(proxy.mayOverlap, defaults);
  const overrides = proxy.overrides?.proxyDeployment;
  const template = overrides?.podTemplateMetadataOverrides;
  const pullSecrets = overrides?.imagePullSecrets ?? [];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name,
      labels: labelsOf(component, overrides?.labels),
      ...annotationsOf(overrides?.annotations),
    },
    spec: {
      ...(proxy.replicas === undefined ? {} : { replicas: proxy.replicas }),
      selector: { matchLabels: selectorOf(component) },
      strategy: stop.strategy,
      template: {
        metadata: {
          labels: labelsOf(component, template?.labels),
          annotations: { ...template?.annotations, ...configHashOf(parts.files) },
        },
        spec: {
          ...accountOfPod(proxy.account, proxy.mountToken),
          securityContext: podSecurityContext,
          ...(pullSecrets.length === 0 ? {} : { imagePullSecrets: pullSecrets }),
          containers: [
            {
              name: 'proxy',
              image: proxy.image,
              args: ['run', '--foreground', '--from-config', `${configFolder}/run.json`, ...stop.args],
              ports: [{ name: 'http', containerPort: proxy.port, protocol: 'TCP' }],
              ...environment([...parts.env, ...(overrides?.env ?? [])]),
              ...containerResources(proxy.resources ?? defaults.resources),
              ...probes,
              securityContext: containerSecurityContext,
              volumeMounts: [configMount, ...parts.mounts, temporaryMount],
            },
          ],
          volumes: [{ name: 'config', configMap: { name } }, ...parts.volumes, temporaryVolume],
          ...topologySpread(component, defaults),
          terminationGracePeriodSeconds: stop.terminationGracePeriodSeconds,
        },
      },
    },
  };
}

/** The Service that clients and virtual servers reach the proxy through. */
export function proxyService({ name, component, port, sessionAffinity, overrides }: ProxyWorkload): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, ...metadataOf(component, overrides?.proxyService) },
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
  return { labels: labelsOf(component, overrides?.labels), ...annotationsOf(overrides?.annotations) };
}

function annotationsOf(annotations: Readonly<Record<string, string>> | undefined): {
  annotations?: Readonly<Record<string, string>>;
} {
  return annotations === undefined || Object.keys(annotations).length === 0 ? {} : { annotations };
}

/** A variable list without repetitions: the last one wins, as it would in a shell. */
export function environment(variables: readonly EnvVar[]): { env?: readonly EnvVar[] } {
  if (variables.length === 0) return {};
  if (variables.length === 1) return { env: variables };
  const byName = new Map<string, EnvVar>();
  for (const variable of variables) byName.set(variable.name, variable);
  return { env: byName.size === variables.length ? variables : [...byName.values()] };
}
