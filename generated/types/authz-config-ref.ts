// Generated from schemas/shared/access/authz-config-ref.json by npm run generate. Do not edit.

import type { DataKey } from './data-key.ts';
import type { ObjectName } from './object-name.ts';

/** Where the authorization policies are. */
export type AuthzConfigRef =
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    type?: 'configMap';
    /** The ConfigMap of the same namespace that holds an authorization file. */
    configMap: AuthzConfigMapRef;
    inline?: never;
  }
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    type: 'inline';
    /** Policies written here. */
    inline: InlineAuthzConfig;
    configMap?: never;
  };

/** The ConfigMap of the same namespace that holds an authorization file. */
export interface AuthzConfigMapRef {
  /** Name of the ConfigMap. */
  name: ObjectName;
  /**
   * Key that holds the authorization file.
   * Default: "authz.json".
   */
  key?: DataKey;
}

/** Policies written here. */
export interface InlineAuthzConfig {
  /** Cedar policies. */
  policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  entitiesJson?: string;
}
