// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import type { InlineOIDCSharedConfigProps } from './inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfigProps } from './kubernetes-service-account-oidc-config.ts';

/** Who clients are, and how their tokens are checked. */
export type MCPOIDCConfigSpecProps =
  | {
    /** Kind of the provider. */
    readonly type: 'kubernetesServiceAccount';
    /** Settings of type kubernetesServiceAccount. */
    readonly kubernetesServiceAccount?: KubernetesServiceAccountOIDCConfigProps;
    readonly inline?: never;
  }
  | {
    /** Kind of the provider. */
    readonly type: 'inline';
    /** Settings of type inline. */
    readonly inline?: InlineOIDCSharedConfigProps;
    readonly kubernetesServiceAccount?: never;
  };
