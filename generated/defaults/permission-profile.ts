// Generated from schemas/config/permission-profile.json by npm run generate. Do not edit.

import { type NetworkPermissionsWithDefaults, withNetworkPermissionsDefaults } from './network-permissions.ts';
import type { PermissionProfile } from '../types/permission-profile.ts';

/** What a workload may read, write and reach. Whatever is not listed is not allowed. */
export interface PermissionProfileWithDefaults {
  /** Name of the profile, for messages. */
  readonly name?: string;
  /** Paths the workload may read. */
  readonly read?: readonly string[];
  /** Paths the workload may read and write. */
  readonly write?: readonly string[];
  /** What the workload may reach over the network. */
  readonly network?: NetworkPermissionsWithDefaults;
  /**
   * Runs the container with all rights over the machine.
   * Default: false.
   */
  readonly privileged: boolean;
}

/** Fills in the static defaults of PermissionProfile, below what is present; the input is not changed. */
export function withPermissionProfileDefaults(value: PermissionProfile): PermissionProfileWithDefaults {
  const others: Omit<PermissionProfile, 'network'> = value;
  const filled: { -readonly [Key in keyof PermissionProfileWithDefaults]: PermissionProfileWithDefaults[Key] } = {
    ...others,
    privileged: value.privileged ?? false,
  };
  if (value.network !== undefined) filled.network = withNetworkPermissionsDefaults(value.network);
  return filled;
}
