// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.

import type { EmbeddingResourceOverrides, EmbeddingServer, EmbeddingServerSpec, EmbeddingServerStatus, ModelCacheConfig } from '../types/embedding-server.ts';
import type { EnvVar } from '../types/env-var.ts';
import type { ImageReference } from '../types/image-reference.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { PositiveQuantity } from '../types/positive-quantity.ts';
import type { ResourceRequirements } from '../types/resource-requirements.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';

/** A server that turns texts into vectors, for searching tools. */
export interface EmbeddingServerWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'EmbeddingServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The server and its model. */
  readonly spec: EmbeddingServerSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: EmbeddingServerStatus;
}

/** The server and its model. */
export interface EmbeddingServerSpecWithDefaults {
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
  readonly imagePullPolicy: 'Always' | 'Never' | 'IfNotPresent';
  /**
   * Port of the server.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly port: number;
  /** Further arguments of the server. */
  readonly args?: readonly string[];
  /** Environment of the server. */
  readonly env?: readonly EnvVar[];
  /** Compute resources. */
  readonly resources?: ResourceRequirements;
  /** A volume that keeps the model between starts. Absent means no volume. */
  readonly modelCache?: ModelCacheConfigWithDefaults;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named embedding. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects. */
  readonly resourceOverrides?: EmbeddingResourceOverrides;
  /**
   * Number of servers.
   * Default: 1.
   * From 1 to 2147483647.
   */
  readonly replicas: number;
}

/** A volume that keeps the model between starts. Absent means no volume. */
export interface ModelCacheConfigWithDefaults {
  /**
   * Keep the model on a volume.
   * Default: true.
   */
  readonly enabled: boolean;
  /**
   * Class of the volume.
   * Default: the cluster's default class.
   */
  readonly storageClassName?: string;
  /**
   * Size of the volume.
   * Default: "10Gi".
   */
  readonly size: PositiveQuantity;
  /**
   * How the volume is mounted.
   * Default: "ReadWriteOnce".
   */
  readonly accessMode: 'ReadWriteOnce' | 'ReadWriteMany' | 'ReadOnlyMany';
}

/** Fills in the static defaults of EmbeddingServer, below what is present; the input is not changed. */
export function withEmbeddingServerDefaults(value: EmbeddingServer): EmbeddingServerWithDefaults {
  return {
    ...value,
    spec: withEmbeddingServerSpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of EmbeddingServerSpec, below what is present; the input is not changed. */
export function withEmbeddingServerSpecDefaults(value: EmbeddingServerSpec): EmbeddingServerSpecWithDefaults {
  const others: Omit<EmbeddingServerSpec, 'modelCache'> = value;
  const filled: { -readonly [Key in keyof EmbeddingServerSpecWithDefaults]: EmbeddingServerSpecWithDefaults[Key] } = {
    ...others,
    imagePullPolicy: value.imagePullPolicy ?? 'IfNotPresent',
    port: value.port ?? 8080,
    replicas: value.replicas ?? 1,
  };
  if (value.modelCache !== undefined) filled.modelCache = withModelCacheConfigDefaults(value.modelCache);
  return filled;
}

/** Fills in the static defaults of ModelCacheConfig, below what is present; the input is not changed. */
export function withModelCacheConfigDefaults(value: ModelCacheConfig): ModelCacheConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? true,
    size: value.size ?? '10Gi',
    accessMode: value.accessMode ?? 'ReadWriteOnce',
  };
}
