import type {
  EmbeddingServerSpecWithDefaults,
  ModelCacheConfigWithDefaults,
} from '../../../generated/defaults/embedding-server.ts';
import type {
  PersistentVolumeClaim,
  PodTemplateSpec,
  Service,
  StatefulSet,
} from '../../../generated/kubernetes/types.ts';
import { project } from '../../../generated/project.ts';
import type { Resource } from '../../program/resource.ts';
import { containerResources } from '../pod/container-resources.ts';
import { selectorOf, type Component } from '../../objects/labels.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { secretVariable, temporaryMount, temporaryVolume } from '../pod/pod-additions.ts';
import { containerSecurityContext, podSecurityContextOf } from '../../objects/pod-security.ts';
import { customizedTemplate } from '../pod/pod-template.ts';
import { httpProbes } from '../pod/probes.ts';
import { environment, metadataOf } from './proxy-workload.ts';
import { serviceUrl } from '../../../runtime/resources/service-address.ts';
import { containerNames, podFolders } from '../../objects/layout.ts';

/** Name of the volume that models are kept in. */
const cacheVolume = 'model-cache';

/** The server answers only once its model is downloaded and loaded; a large one takes its time. */
const modelLoadSeconds = 1800;

/** What is special about one embedding server. */
export interface EmbeddingWorkload {
  /** Name of the StatefulSet and the Service. */
  readonly name: string;
  readonly component: Component;
  readonly spec: EmbeddingServerSpecWithDefaults;
}

/** Base URL that other programs reach an embedding server by. */
export function embeddingUrl(server: Resource<'EmbeddingServer'>): string {
  return serviceUrl(objectNames.embedding(server.name), server.namespace, server.resource.spec.port);
}

/** The Service in front of the replicas: each answers for itself, so any of them will do. */
export function embeddingService({ name, component, spec }: EmbeddingWorkload): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, ...metadataOf(component, spec.resourceOverrides?.service) },
    spec: {
      type: 'ClusterIP',
      selector: selectorOf(component),
      ports: [{ name: 'http', port: spec.port, targetPort: 'http', protocol: 'TCP' }],
    },
  };
}

/** The replicas, each with a model cache of its own where the resource asks for one. */
export function embeddingStatefulSet(workload: EmbeddingWorkload): StatefulSet {
  const { name, component, spec } = workload;
  const cache = cacheOf(spec);
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name, ...metadataOf(component, spec.resourceOverrides?.statefulSet) },
    spec: {
      serviceName: name,
      replicas: spec.replicas,
      // Replicas know nothing of each other: one that downloads its model does not hold up the next.
      podManagementPolicy: 'Parallel',
      selector: { matchLabels: selectorOf(component) },
      template: customizedTemplate(podTemplate(workload), spec.podTemplateSpec, component),
      ...(cache === undefined ? {} : { volumeClaimTemplates: [cacheClaim(workload, cache)] }),
    },
  };
}

function podTemplate({ component, spec }: EmbeddingWorkload): PodTemplateSpec {
  const overrides = spec.resourceOverrides?.statefulSet?.podTemplateMetadataOverrides;
  const cache = cacheOf(spec);
  return {
    metadata: metadataOf(component, overrides),
    spec: {
      automountServiceAccountToken: false,
      securityContext: podSecurityContextOf(spec.port, spec.podTemplateSpec),
      containers: [
        {
          name: containerNames.embedding,
          image: spec.image ?? project.embedding.image,
          imagePullPolicy: spec.imagePullPolicy,
          args: [
            '--model-id',
            spec.model ?? project.embedding.model,
            '--port',
            String(spec.port),
            ...(spec.args ?? []),
          ],
          ...environment([
            { name: 'HF_HOME', value: podFolders.models },
            // Kubernetes sets it to the pod's name, which the server would take for the one address to listen on.
            { name: 'HOSTNAME', value: '0.0.0.0' },
            ...(spec.hfTokenSecretRef === undefined ? [] : [secretVariable('HF_TOKEN', spec.hfTokenSecretRef)]),
            ...(spec.env ?? []),
          ]),
          ports: [{ name: 'http', containerPort: spec.port, protocol: 'TCP' }],
          ...containerResources(spec.resources),
          ...httpProbes({ port: 'http', live: '/health', ready: '/health', startWithinSeconds: modelLoadSeconds }),
          securityContext: containerSecurityContext,
          volumeMounts: [
            {
              name: cacheVolume,
              mountPath: podFolders.models,
              ...(cache?.accessMode === 'ReadOnlyMany' ? { readOnly: true } : {}),
            },
            temporaryMount,
          ],
        },
      ],
      volumes: [
        // The root file system is read-only: without a persistent cache the model is downloaded into an empty folder.
        ...(cache === undefined ? [{ name: cacheVolume, emptyDir: {} }] : []),
        temporaryVolume,
      ],
    },
  };
}

/** The persistent cache, where the resource has one and does not switch it off. */
function cacheOf(spec: EmbeddingServerSpecWithDefaults): ModelCacheConfigWithDefaults | undefined {
  return spec.modelCache?.enabled === true ? spec.modelCache : undefined;
}

function cacheClaim(
  { component, spec }: EmbeddingWorkload,
  cache: ModelCacheConfigWithDefaults,
): PersistentVolumeClaim {
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: cacheVolume, ...metadataOf(component, spec.resourceOverrides?.persistentVolumeClaim) },
    spec: {
      accessModes: [cache.accessMode],
      resources: { requests: { storage: cache.size } },
      ...(cache.storageClassName === undefined ? {} : { storageClassName: cache.storageClassName }),
    },
  };
}
