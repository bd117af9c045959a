// Generated from schemas/shared/access/authz-config-ref.json by npm run generate. Do not edit.

import type { AuthzConfigMapRef, AuthzConfigRef, InlineAuthzConfig } from '../types/authz-config-ref.ts';
import type { DataKey } from '../types/data-key.ts';
import type { ObjectName } from '../types/object-name.ts';

/** Where the authorization policies are. */
export type AuthzConfigRefWithDefaults =
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    readonly type: 'configMap';
    /** The ConfigMap of the same namespace that holds an authorization file. */
    readonly configMap: AuthzConfigMapRefWithDefaults;
    readonly inline?: never;
  }
  | {
    /**
     * Kind of the place.
     * Default: "configMap".
     */
    readonly type: 'inline';
    /** Policies written here. */
    readonly inline: InlineAuthzConfigWithDefaults;
    readonly configMap?: never;
  };

/** The ConfigMap of the same namespace that holds an authorization file. */
export interface AuthzConfigMapRefWithDefaults {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the authorization file.
   * Default: "authz.json".
   */
  readonly key: DataKey;
}

/** Policies written here. */
export interface InlineAuthzConfigWithDefaults {
  /** Cedar policies. */
  readonly policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  readonly entitiesJson: string;
}

/** Fills in the static defaults of AuthzConfigRef, below what is present; the input is not changed. */
export function withAuthzConfigRefDefaults(value: AuthzConfigRef): AuthzConfigRefWithDefaults {
  return {
    ...value,
    type: value.type ?? 'configMap',
    ...(value.configMap === undefined ? {} : { configMap: withAuthzConfigMapRefDefaults(value.configMap) }),
    ...(value.inline === undefined ? {} : { inline: withInlineAuthzConfigDefaults(value.inline) }),
  } as AuthzConfigRefWithDefaults;
}

/** Fills in the static defaults of AuthzConfigMapRef, below what is present; the input is not changed. */
export function withAuthzConfigMapRefDefaults(value: AuthzConfigMapRef): AuthzConfigMapRefWithDefaults {
  return {
    ...value,
    key: value.key ?? 'authz.json',
  };
}

/** Fills in the static defaults of InlineAuthzConfig, below what is present; the input is not changed. */
export function withInlineAuthzConfigDefaults(value: InlineAuthzConfig): InlineAuthzConfigWithDefaults {
  return {
    ...value,
    entitiesJson: value.entitiesJson ?? '[]',
  };
}
