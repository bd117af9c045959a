import type { ConfigMap, Deployment, Secret, Service } from '../../../generated/kubernetes/types.ts';
import type { VirtualMCPServerSpecWithDefaults } from '../../../generated/defaults/virtual-mcp-server.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import { configMap } from '../pod/config-map.ts';
import { gracefulStop } from '../pod/graceful-stop.ts';
import { labelsOf, selectorOf, type Component } from '../../objects/labels.ts';
import type { PodAdditions } from '../pod/pod-additions.ts';
import { customizedTemplate } from '../pod/pod-template.ts';
import { defaultsBeside, type ServerDefaults } from '../server-defaults.ts';
import { serverPod } from '../workload/server-pod.ts';
import { containerNames, podFolders, podPorts } from '../../objects/layout.ts';

/** Name of the configuration document in the ConfigMap. */
export const aggregatorFile = 'config.json';

const container = containerNames.gateway;

/** What is special about one virtual server. */
export interface AggregatorWorkload {
  /** Name of the Deployment, the Service and the ConfigMap. */
  readonly name: string;
  readonly component: Component;
  readonly image: string;
  readonly account: PodAccount;
  readonly mountToken: boolean;
  readonly spec: VirtualMCPServerSpecWithDefaults;
  readonly defaults: ServerDefaults;
  /** Path of the embedded authorization server's configuration, where there is one. */
  readonly authServerFile: string | undefined;
  /** The configuration and everything it refers to. */
  readonly additions: PodAdditions;
}

/** The ConfigMap that holds a virtual server's configuration and the files beside it. */
export function aggregatorConfigMap({ name, component, additions }: AggregatorWorkload): ConfigMap {
  return configMap(name, component, additions.files);
}

/** The Secret for values that the resource itself spells out; none where it spells out none. */
export function aggregatorSecret(
  { name, component }: AggregatorWorkload,
  values: Readonly<Record<string, string>>,
): Secret[] {
  if (Object.keys(values).length === 0) return [];
  const encoded = Object.entries(values).map(([key, value]) => [key, Buffer.from(value).toString('base64')] as const);
  const metadata = { name, labels: labelsOf(component) };
  // As data, since a server-side apply would find stringData changed every time.
  return [{ apiVersion: 'v1', kind: 'Secret', metadata, type: 'Opaque', data: Object.fromEntries(encoded) }];
}

/** The Deployment of the aggregation server, container `vmcp`. Replicas that nobody wrote are left to an autoscaler. */
export function aggregatorDeployment(aggregator: AggregatorWorkload): Deployment {
  const { name, component, spec, authServerFile } = aggregator;
  const defaults = defaultsBeside(spec.podTemplateSpec, container, aggregator.defaults);
  const stop = gracefulStop(true, defaults);
  const template = serverPod({
    component,
    container,
    image: aggregator.image,
    args: [
      'aggregator',
      'serve',
      '--config',
      `${podFolders.config}/${aggregatorFile}`,
      ...(authServerFile === undefined ? [] : ['--auth-server-config', authServerFile]),
      ...stop.args,
    ],
    port: podPorts.gateway,
    terminationGracePeriodSeconds: stop.terminationGracePeriodSeconds,
    defaults,
    account: aggregator.account,
    mountToken: aggregator.mountToken,
    config: { configMap: name, folder: podFolders.config },
    additions: aggregator.additions,
  });
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labelsOf(component) },
    spec: {
      ...(spec.replicas === undefined ? {} : { replicas: spec.replicas }),
      selector: { matchLabels: selectorOf(component) },
      strategy: stop.strategy,
      template: customizedTemplate(template, spec.podTemplateSpec, component),
    },
  };
}

/** The Service that clients reach the virtual server by. */
export function aggregatorService({ name, component, spec }: AggregatorWorkload): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labelsOf(component) },
    spec: {
      type: spec.serviceType,
      selector: selectorOf(component),
      sessionAffinity: spec.sessionAffinity,
      ports: [{ name: 'http', port: podPorts.gateway, targetPort: 'http', protocol: 'TCP' }],
    },
  };
}
