import type { RegistryInfo } from '../../../generated/types/registry-info.ts';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import type { SourceInfo } from '../../../generated/types/source-info.ts';
import type { SyncStatus } from '../../../generated/types/sync-status.ts';
import type { RegistryRecord, SourceRecord, SyncState } from '../store/registry-store.ts';

/** The kind of a source: the one key that says where its entries come from. */
export function kindOfSource(definition: RegistrySource): SourceInfo['sourceType'] {
  for (const kind of ['git', 'api', 'file', 'kubernetes', 'managed'] as const) {
    if (definition[kind] !== undefined) return kind;
  }
  throw new Error(`the source "${definition.name}" has no kind, which its validator does not let through`);
}

/** A source as the admin API shows it. */
export function sourceInfo({ origin, definition, sync, createdAt, updatedAt, name }: SourceRecord): SourceInfo {
  const sourceType = kindOfSource(definition);
  return {
    name,
    creationType: origin,
    sourceType,
    definition,
    ...(sourceType === 'managed' ? {} : { syncStatus: syncStatus(sync) }),
    createdAt: timestamp(createdAt),
    updatedAt: timestamp(updatedAt),
  };
}

/** A registry as the admin API shows it. */
export function registryInfo({ name, origin, sources, claims, createdAt, updatedAt }: RegistryRecord): RegistryInfo {
  return {
    name,
    creationType: origin,
    sources,
    ...(claims === undefined ? {} : { claims }),
    createdAt: timestamp(createdAt),
    updatedAt: timestamp(updatedAt),
  };
}

function syncStatus(state: SyncState): SyncStatus {
  const { phase, lastSuccess, lastAttempt, attemptCount, message } = state;
  const { serverCount, skillCount, quarantinedCount, quarantined } = state;
  return {
    phase,
    ...(lastSuccess === undefined ? {} : { lastSuccess: timestamp(lastSuccess) }),
    ...(lastAttempt === undefined ? {} : { lastAttempt: timestamp(lastAttempt) }),
    attemptCount,
    ...(message === undefined ? {} : { message }),
    serverCount,
    skillCount,
    quarantinedCount,
    quarantined,
  };
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
