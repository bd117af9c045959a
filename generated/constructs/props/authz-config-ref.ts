// Generated from schemas/shared/access/authz-config-ref.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { InlineAuthzConfig } from '../../types/authz-config-ref.ts';
import type { DataKey } from '../../types/data-key.ts';

/** Where the authorization policies are. */
export type AuthzConfigRefProps =
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    readonly type?: 'configMap';
    /** The ConfigMap of the same namespace that holds an authorization file. */
    readonly configMap: AuthzConfigMapRefProps;
    readonly inline?: never;
  }
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    readonly type: 'inline';
    /** Policies written here. */
    readonly inline: InlineAuthzConfig;
    readonly configMap?: never;
  };

/** The ConfigMap of the same namespace that holds an authorization file. */
export interface AuthzConfigMapRefProps {
  /** Name of the ConfigMap. */
  readonly name: string | Named;
  /**
   * Key that holds the authorization file.
   * Default: "authz.json".
   */
  readonly key?: DataKey;
}
