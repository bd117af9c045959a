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
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'EmbeddingServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The server and its model. */
  readonly spec: EmbeddingServerSpec;
  /** What was observed of the resource. */
  readonly status?: EmbeddingServerStatus;
}

/** The server and its model. */
export interface EmbeddingServerSpec {
  /**
   * Model of a public model hub.
   * Default: a small English model (schemas/project.json).
   */
  readonly model?: string;
  /** The Secret key that holds the token of the model hub. */
  readonly hfTokenSecretRef?: SecretKeyRef;
  /**
   * Image of the text embeddings inference server.
   * Default: its CPU build (schemas/project.json).
   */
  readonly image?: ImageReference;
  /**
   * When the image is pulled.
   * Default: "IfNotPresent".
   */
  readonly imagePullPolicy?: 'Always' | 'Never' | 'IfNotPresent';
  /**
   * Port of the server.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly port?: number;
  /** Further arguments of the server. */
  readonly args?: readonly string[];
  /** Environment of the server. */
  readonly env?: readonly EnvVar[];
  /** Compute resources. */
  readonly resources?: ResourceRequirements;
  /** A volume that keeps the model between starts. Absent means no volume. */
  readonly modelCache?: ModelCacheConfig;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named embedding. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects. */
  readonly resourceOverrides?: EmbeddingResourceOverrides;
  /**
   * Number of servers.
   * Default: 1.
   * From 1 to 2147483647.
   */
  readonly replicas?: number;
}

/** A volume that keeps the model between starts. Absent means no volume. */
export interface ModelCacheConfig {
  /**
   * Keep the model on a volume.
   * Default: true.
   */
  readonly enabled?: boolean;
  /**
   * Class of the volume.
   * Default: the cluster's default class.
   */
  readonly storageClassName?: string;
  /**
   * Size of the volume.
   * Default: "10Gi".
   */
  readonly size?: PositiveQuantity;
  /**
   * How the volume is mounted.
   * Default: "ReadWriteOnce".
   */
  readonly accessMode?: 'ReadWriteOnce' | 'ReadWriteMany' | 'ReadOnlyMany';
}

/** Changes to the emitted objects. */
export interface EmbeddingResourceOverrides {
  /** Changes to the StatefulSet. */
  readonly statefulSet?: EmbeddingStatefulSetOverrides;
  /** Labels and annotations to add to the Service. */
  readonly service?: ResourceMetadataOverrides;
  /** Labels and annotations to add to the volume claim. */
  readonly persistentVolumeClaim?: ResourceMetadataOverrides;
}

/** Changes to the StatefulSet. */
export interface EmbeddingStatefulSetOverrides {
  /** Annotations to add. */
  readonly annotations?: Annotations;
  /** Labels to add. */
  readonly labels?: Labels;
  /** Labels and annotations to add to the pods. */
  readonly podTemplateMetadataOverrides?: ResourceMetadataOverrides;
}

/** What was observed of the resource. */
export interface EmbeddingServerStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** State of the resource. */
  readonly phase?: 'Pending' | 'Downloading' | 'Ready' | 'Failed' | 'Terminating';
  /** A sentence for people. */
  readonly message?: string;
  /** Address inside the cluster. */
  readonly url?: string;
  /** Pods that answer their readiness probe. */
  readonly readyReplicas?: number;
  /** The generation this status describes. */
  readonly observedGeneration?: number;
}

/** A list of EmbeddingServer resources. */
export interface EmbeddingServerList {
  readonly apiVersion: EmbeddingServer['apiVersion'];
  readonly kind: 'EmbeddingServerList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly EmbeddingServer[];
}
