// Generated from schemas/shared/workload/proxy-deployment-overrides.json by npm run generate. Do not edit.

import type { Annotations } from './annotations.ts';
import type { EnvVar } from './env-var.ts';
import type { Labels } from './labels.ts';
import type { ObjectName } from './object-name.ts';
import type { ResourceMetadataOverrides } from './resource-metadata-overrides.ts';

/** Changes to the Deployment of a proxy. */
export interface ProxyDeploymentOverrides {
  /** Annotations to add to the Deployment. */
  readonly annotations?: Annotations;
  /** Labels to add to the Deployment. */
  readonly labels?: Labels;
  /** Labels and annotations to add to the pods. */
  readonly podTemplateMetadataOverrides?: ResourceMetadataOverrides;
  /** Environment of the proxy process itself. */
  readonly env?: readonly EnvVar[];
  /** Secrets for pulling the image, on the Deployment and its service account. */
  readonly imagePullSecrets?: readonly LocalObjectReference[];
}

/** A Secret of the same namespace. */
export interface LocalObjectReference {
  /** Name of the Secret. */
  readonly name: ObjectName;
}
