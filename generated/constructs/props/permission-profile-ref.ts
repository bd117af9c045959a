// Generated from schemas/shared/workload/permission-profile-ref.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { DataKey } from '../../types/data-key.ts';

/** What the server may reach. */
export interface PermissionProfileRefProps {
  /**
   * Where the profile comes from.
   * Default: "builtin".
   */
  readonly type?: 'builtin' | 'configmap';
  /** With type builtin none or network; with type configmap the name of the ConfigMap. */
  readonly name: string | Named;
  /** Key of the ConfigMap that holds the profile. */
  readonly key?: DataKey;
}
