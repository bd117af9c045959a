// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.

import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { EmbeddingResourceOverrides, ModelCacheConfig } from '../../types/embedding-server.ts';
import type { EnvVar } from '../../types/env-var.ts';
import type { ImageReference } from '../../types/image-reference.ts';
import type { ResourceRequirements } from '../../types/resource-requirements.ts';

/** The server and its model. */
export interface EmbeddingServerSpecProps {
  /**
   * Model of a public model hub.
   * Default: a small English model (schemas/project.json).
   */
  readonly model?: string;
  /** The Secret key that holds the token of the model hub. */
  readonly hfTokenSecretRef?: SecretKeyRefProps;
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
