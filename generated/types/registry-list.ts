// Generated from schemas/api/registry-list.json by npm run generate. Do not edit.

import type { RegistryInfo } from './registry-info.ts';

/** The registries that the caller may read. */
export interface RegistryList {
  /** The registries. */
  readonly registries: readonly RegistryInfo[];
}
