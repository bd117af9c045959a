// Generated from schemas/shared/workload/resource-overrides.json by npm run generate. Do not edit.

import type { ProxyDeploymentOverrides } from './proxy-deployment-overrides.ts';
import type { ResourceMetadataOverrides } from './resource-metadata-overrides.ts';

/** Changes to the emitted objects of a proxy. */
export interface ResourceOverrides {
  /** Changes to the Deployment. */
  readonly proxyDeployment?: ProxyDeploymentOverrides;
  /** Changes to the Service. */
  readonly proxyService?: ResourceMetadataOverrides;
}
