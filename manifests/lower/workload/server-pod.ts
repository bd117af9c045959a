import type { Container, PodTemplateSpec } from '../../../generated/kubernetes/types.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import { configHashOf } from '../pod/config-map.ts';
import { containerResources } from '../pod/container-resources.ts';
import { labelsOf, type Component } from '../../objects/labels.ts';
import { temporaryMount, temporaryVolume, type PodAdditions } from '../pod/pod-additions.ts';
import { containerSecurityContext, podSecurityContext } from '../../objects/pod-security.ts';
import { httpProbes } from '../pod/probes.ts';
import { topologySpread, type ServerDefaults } from '../server-defaults.ts';
import { environment } from './proxy-workload.ts';
import { accountOfPod } from '../pod/service-account.ts';

/** What runs in the pod of one of our own servers. */
export interface ServerPod {
  readonly component: Component;
  /** Documented name of the container, which a podTemplateSpec refers to. */
  readonly container: string;
  readonly image: string;
  readonly args: readonly string[];
  readonly port: number;
  /** A second port, named `internal`, that the probes ask instead; it is on no Service. */
  readonly internalPort?: number;
  readonly terminationGracePeriodSeconds: number;
  readonly defaults: ServerDefaults;
  readonly account: PodAccount;
  readonly mountToken: boolean;
  /** The ConfigMap of the files, and the folder they are in. */
  readonly config: { readonly configMap: string; readonly folder: string };
  /** The files, and everything they refer to. */
  readonly additions: PodAdditions;
  readonly initContainers?: readonly Container[];
}

/**
 * The pod template of one of our own servers: one container, probed over HTTP, with its files mounted read-only and
 * a writable /tmp beside the read-only root. The hash of the files is an annotation, so that a change rolls the pods.
 */
export function serverPod(pod: ServerPod): PodTemplateSpec {
  const { component, config, additions, initContainers = [], internalPort, defaults } = pod;
  const internal = { name: 'internal', containerPort: internalPort ?? 0, protocol: 'TCP' } as const;
  return {
    metadata: { labels: labelsOf(component), annotations: configHashOf(additions.files) },
    spec: {
      ...accountOfPod(pod.account, pod.mountToken),
      securityContext: podSecurityContext,
      ...(initContainers.length === 0 ? {} : { initContainers }),
      containers: [
        {
          name: pod.container,
          image: pod.image,
          args: pod.args,
          ...environment(additions.env),
          ports: [
            { name: 'http', containerPort: pod.port, protocol: 'TCP' },
            ...(internalPort === undefined ? [] : [internal]),
          ],
          ...httpProbes({
            port: internalPort === undefined ? 'http' : internal.name,
            live: '/health',
            ready: '/readyz',
          }),
          ...containerResources(defaults.resources),
          securityContext: containerSecurityContext,
          volumeMounts: [
            { name: 'config', mountPath: config.folder, readOnly: true },
            ...additions.mounts,
            temporaryMount,
          ],
        },
      ],
      volumes: [{ name: 'config', configMap: { name: config.configMap } }, ...additions.volumes, temporaryVolume],
      ...topologySpread(component, defaults),
      terminationGracePeriodSeconds: pod.terminationGracePeriodSeconds,
    },
  };
}
