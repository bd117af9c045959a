// Generated from schemas/config/permission-profile.json by npm run generate. Do not edit.

import type { NetworkPermissions } from './network-permissions.ts';

/** What a workload may read, write and reach. Whatever is not listed is not allowed. */
export interface PermissionProfile {
  /** Name of the profile, for messages. */
  readonly name?: string;
  /** Paths the workload may read. */
  readonly read?: readonly string[];
  /** Paths the workload may read and write. */
  readonly write?: readonly string[];
  /** What the workload may reach over the network. */
  readonly network?: NetworkPermissions;
  /**
   * Runs the container with all rights over the machine.
   * Default: false.
   */
  readonly privileged?: boolean;
}
