import type { PermissionProfile } from '../../generated/types/permission-profile.ts';
import type { LinkedProgram } from './link.ts';
import type { Resource } from './resource.ts';

declare const checked: unique symbol;

/** The permission profiles that ConfigMaps of the input hold, by the server that uses them. */
export type PermissionProfiles = ReadonlyMap<Resource<'MCPServer'>, PermissionProfile>;

/** A linked program that every rule has seen. Only such a program can be lowered. */
export interface CheckedProgram extends LinkedProgram {
  readonly [checked]: true;
  readonly permissionProfiles: PermissionProfiles;
}
