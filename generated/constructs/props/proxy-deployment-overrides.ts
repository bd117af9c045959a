// Generated from schemas/shared/workload/proxy-deployment-overrides.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { Annotations } from '../../types/annotations.ts';
import type { EnvVar } from '../../types/env-var.ts';
import type { Labels } from '../../types/labels.ts';
import type { ResourceMetadataOverrides } from '../../types/resource-metadata-overrides.ts';

/** Changes to the Deployment of a proxy. */
export interface ProxyDeploymentOverridesProps {
  /** Annotations to add to the Deployment. */
  readonly annotations?: Annotations;
  /** Labels to add to the Deployment. */
  readonly labels?: Labels;
  /** Labels and annotations to add to the pods. */
  readonly podTemplateMetadataOverrides?: ResourceMetadataOverrides;
  /** Environment of the proxy process itself. */
  readonly env?: readonly EnvVar[];
  /** Secrets for pulling the image, on the Deployment and its service account. */
  readonly imagePullSecrets?: readonly LocalObjectReferenceProps[];
}

/** A Secret of the same namespace. */
export interface LocalObjectReferenceProps {
  /** Name of the Secret. */
  readonly name: string | Named;
}
