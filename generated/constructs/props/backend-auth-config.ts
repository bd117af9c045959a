// Generated from schemas/shared/credentials/backend-auth-config.json by npm run generate. Do not edit.

import type { ExternalAuthConfigRefProps } from './external-auth-config-ref.ts';

/** How a gateway authenticates toward a backend. */
export type BackendAuthConfigProps =
  | {
    /**
     * Where the authentication comes from.
     * Deprecated value external_auth_config_ref: write externalAuthConfigRef
     */
    readonly type: 'discovered';
    readonly externalAuthConfigRef?: never;
  }
  | {
    /**
     * Where the authentication comes from.
     * Deprecated value external_auth_config_ref: write externalAuthConfigRef
     */
    readonly type: 'externalAuthConfigRef';
    /** The authentication of type externalAuthConfigRef. */
    readonly externalAuthConfigRef?: ExternalAuthConfigRefProps;
  }
  | {
    /**
     * Where the authentication comes from.
     * Deprecated value external_auth_config_ref: write externalAuthConfigRef
     */
    readonly type: 'external_auth_config_ref';
    /** The authentication of type externalAuthConfigRef. */
    readonly externalAuthConfigRef?: ExternalAuthConfigRefProps;
  };
