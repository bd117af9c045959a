// Generated from schemas/shared/access/kubernetes-service-account-oidc-config.json by npm run generate. Do not edit.

import type { ObjectName } from './object-name.ts';
import type { WebAddress } from './web-address.ts';

/** Clients are service accounts of the cluster. */
export interface KubernetesServiceAccountOIDCConfig {
  /**
   * Service account whose tokens are accepted.
   * Default: the pod's account.
   */
  readonly serviceAccount?: ObjectName;
  /**
   * Namespace of that account.
   * Default: the workload's namespace.
   */
  readonly namespace?: string;
  /**
   * Issuer of service account tokens.
   * Default: the cluster's in-cluster issuer address.
   */
  readonly issuer?: WebAddress;
  /**
   * Address of the signing keys.
   * Default: discovered when empty.
   */
  readonly jwksUrl?: string;
  /**
   * Address of the introspection endpoint.
   * Default: discovered when empty.
   */
  readonly introspectionUrl?: string;
  /**
   * Use the cluster's CA bundle and the token mounted in the pod.
   * Default: true.
   */
  readonly useClusterAuth?: boolean;
}
