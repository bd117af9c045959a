// Generated from schemas/api/raw-version-list.json by npm run generate. Do not edit.

import type { ListMetadata } from './list-metadata.ts';
import type { RawRegistryVersion } from './raw-registry-version.ts';

/** Every version of every entry of a registry's sources, whatever its claims and the precedence of the sources. */
export interface RawVersionList {
  /** The versions. */
  readonly entries: readonly RawRegistryVersion[];
  /** Position in the list. Only where a limit or a cursor was given. */
  readonly metadata?: ListMetadata;
}
