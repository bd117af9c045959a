// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import type { InlineOIDCSharedConfigProps } from './inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfigProps } from './kubernetes-service-account-oidc-config.ts';

/** Who clients are, and how their tokens are checked. */
export type MCPOIDCConfigSpecProps =
  | {
    /** Kind of the provider. */
    type: 'kubernetesServiceAccount';
    /** Settings of type kubernetesServiceAccount. */
    kubernetesServiceAccount?: KubernetesServiceAccountOIDCConfigProps;
    inline?: never;
  }
  | {
    /** Kind of the provider. */
    type: 'inline';
    /** Settings of type inline. */
    inline?: InlineOIDCSharedConfigProps;
    kubernetesServiceAccount?: never;
  };
