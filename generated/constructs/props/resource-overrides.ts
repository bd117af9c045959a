// Generated from schemas/shared/workload/resource-overrides.json by npm run generate. Do not edit.

import type { ProxyDeploymentOverridesProps } from './proxy-deployment-overrides.ts';
import type { ResourceMetadataOverrides } from '../../types/resource-metadata-overrides.ts';

/** Changes to the emitted objects of a proxy. */
export interface ResourceOverridesProps {
  /** Changes to the Deployment. */
  readonly proxyDeployment?: ProxyDeploymentOverridesProps;
  /** Changes to the Service. */
  readonly proxyService?: ResourceMetadataOverrides;
}
