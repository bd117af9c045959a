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
    readonly type?: 'configMap';
    /** The ConfigMap of the same namespace that holds an authorization file. */
    readonly configMap: AuthzConfigMapRef;
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
export interface AuthzConfigMapRef {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the authorization file.
   * Default: "authz.json".
   */
  readonly key?: DataKey;
}

/** Policies written here. */
export interface InlineAuthzConfig {
  /** Cedar policies. */
  readonly policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  readonly entitiesJson?: string;
}
