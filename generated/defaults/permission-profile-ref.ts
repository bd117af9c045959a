// Generated from schemas/shared/workload/permission-profile-ref.json by npm run generate. Do not edit.

import type { DataKey } from '../types/data-key.ts';
import type { PermissionProfileRef } from '../types/permission-profile-ref.ts';

/** What the server may reach. */
export interface PermissionProfileRefWithDefaults {
  /**
   * Where the profile comes from.
   * Default: "builtin".
   */
  readonly type: 'builtin' | 'configmap';
  /** With type builtin none or network; with type configmap the name of the ConfigMap. */
  readonly name: string;
  /** Key of the ConfigMap that holds the profile. */
  readonly key?: DataKey;
}

/** Fills in the static defaults of PermissionProfileRef, below what is present; the input is not changed. */
export function withPermissionProfileRefDefaults(value: PermissionProfileRef): PermissionProfileRefWithDefaults {
  return {
    ...value,
    type: value.type ?? 'builtin',
  };
}
