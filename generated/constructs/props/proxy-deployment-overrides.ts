// Generated from schemas/shared/workload/proxy-deployment-overrides.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { Annotations } from '../../types/annotations.ts';
import type { EnvVar } from '../../types/env-var.ts';
import type { Labels } from '../../types/labels.ts';
import type { ResourceMetadataOverrides } from '../../types/resource-metadata-overrides.ts';

/** Changes to the Deployment of a proxy. */
export interface ProxyDeploymentOverridesProps {
  /** Annotations to add to the Deployment. */
  annotations?: Annotations;
  /** Labels to add to the Deployment. */
  labels?: Labels;
  /** Labels and annotations to add to the pods. */
  podTemplateMetadataOverrides?: ResourceMetadataOverrides;
  /** Environment of the proxy process itself. */
  env?: readonly EnvVar[];
  /** Secrets for pulling the image, on the Deployment and its service account. */
  imagePullSecrets?: readonly LocalObjectReferenceProps[];
}

/** A Secret of the same namespace. */
export interface LocalObjectReferenceProps {
  /** Name of the Secret. */
  name: string | Named;
}
