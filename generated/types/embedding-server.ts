// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.

import type { Annotations } from './annotations.ts';
import type { Condition } from './condition.ts';
import type { EnvVar } from './env-var.ts';
import type { ImageReference } from './image-reference.ts';
import type { Labels } from './labels.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { PositiveQuantity } from './positive-quantity.ts';
import type { ResourceMetadataOverrides } from './resource-metadata-overrides.ts';
import type { ResourceRequirements } from './resource-requirements.ts';
import type { SecretKeyRef } from './secret-key-ref.ts';

/** A server that turns texts into vectors, for searching tools. */
export interface EmbeddingServer {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'EmbeddingServer';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** The server and its model. */
  spec: EmbeddingServerSpec;
  /** What was observed of the resource. */
  status?: EmbeddingServerStatus;
}

/** The server and its model. */
export interface EmbeddingServerSpec {
  /**
   * Model of a public model hub.
   * Default: a small English model (schemas/project.json).
   */
  model?: string;
  /** The Secret key that holds the token of the model hub. */
  hfTokenSecretRef?: SecretKeyRef;
  /**
   * Image of the text embeddings inference server.
   * Default: its CPU build (schemas/project.json).
   */
  image?: ImageReference;
  /**
   * When the image is pulled.
   * Default: "IfNotPresent".
   */
  imagePullPolicy?: 'Always' | 'Never' | 'IfNotPresent';
  /**
   * Port of the server.
   * Default: 8080.
   * From 1 to 65535.
   */
  port?: number;
  /** Further arguments of the server. */
  args?: readonly string[];
  /** Environment of the server. */
  env?: readonly EnvVar[];
  /** Compute resources. */
  resources?: ResourceRequirements;
  /** A volume that keeps the model between starts. Absent means no volume. */
  modelCache?: ModelCacheConfig;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named embedding. */
  podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects. */
  resourceOverrides?: EmbeddingResourceOverrides;
  /**
   * Number of servers.
   * Default: 1.
   * From 1 to 2147483647.
   */
  replicas?: number;
}

/** A volume that keeps the model between starts. Absent means no volume. */
export interface ModelCacheConfig {
  /**
   * Keep the model on a volume.
   * Default: true.
   */
  enabled?: boolean;
  /**
   * Class of the volume.
   * Default: the cluster's default class.
   */
  storageClassName?: string;
  /**
   * Size of the volume.
   * Default: "10Gi".
   */
  size?: PositiveQuantity;
  /**
   * How the volume is mounted.
   * Default: "ReadWriteOnce".
   */
  accessMode?: 'ReadWriteOnce' | 'ReadWriteMany' | 'ReadOnlyMany';
}

/** Changes to the emitted objects. */
export interface EmbeddingResourceOverrides {
  /** Changes to the StatefulSet. */
  statefulSet?: EmbeddingStatefulSetOverrides;
  /** Labels and annotations to add to the Service. */
  service?: ResourceMetadataOverrides;
  /** Labels and annotations to add to the volume claim. */
  persistentVolumeClaim?: ResourceMetadataOverrides;
}

/** Changes to the StatefulSet. */
export interface EmbeddingStatefulSetOverrides {
  /** Annotations to add. */
  annotations?: Annotations;
  /** Labels to add. */
  labels?: Labels;
  /** Labels and annotations to add to the pods. */
  podTemplateMetadataOverrides?: ResourceMetadataOverrides;
}

/** What was observed of the resource. */
export interface EmbeddingServerStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** State of the resource. */
  phase?: 'Pending' | 'Downloading' | 'Ready' | 'Failed' | 'Terminating';
  /** A sentence for people. */
  message?: string;
  /** Address inside the cluster. */
  url?: string;
  /** Pods that answer their readiness probe. */
  readyReplicas?: number;
  /** The generation this status describes. */
  observedGeneration?: number;
}

/** A list of EmbeddingServer resources. */
export interface EmbeddingServerList {
  apiVersion: EmbeddingServer['apiVersion'];
  kind: 'EmbeddingServerList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly EmbeddingServer[];
}
