import type { registryOperations, RegistryOperationId } from '../../../generated/api/registry-operations.ts';
import type { OperationHandler } from '../../http/operations/register-operations.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogRefresh } from '../catalog-refresh.ts';
import type { CheckEntry } from '../documents/check-entry.ts';
import type { PublicationRoom } from '../quota/publication-room.ts';
import type { RegistryStore } from '../store/registry-store.ts';

/** What the routes work with. */
export interface RegistryService {
  /** What is served; reading it costs no wait. */
  readonly catalog: Catalog;
  readonly store: RegistryStore;
  /** Awaited after each write, so that the writer reads what it wrote. */
  readonly refresh: CatalogRefresh;
  readonly check: CheckEntry;
  /** Keeps what is published within the limits of its source. */
  readonly room: PublicationRoom;
  /** Has a source read soon; false when it is not one that is read. */
  readonly requestSync: (source: string) => boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Answers one operation of the API description. */
export type RegistryHandler<Id extends RegistryOperationId> = OperationHandler<(typeof registryOperations)[Id], Caller>;
