import type { Selectable } from 'kysely';
import type { QuarantinedEntry, SourceFence, SyncState } from '../registry-store.ts';
import { lockSource } from '../changes/source-revision.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import type { StoreTables } from '../tables.ts';

const never: SyncState = {
  phase: 'pending',
  attemptCount: 0,
  serverCount: 0,
  skillCount: 0,
  quarantined: [],
  quarantinedCount: 0,
};

/** The state of a sync; a source without a row was never synced. */
export function readSyncState(row: Selectable<StoreTables['sync_state']> | undefined): SyncState {
  if (row === undefined) return never;
  const quarantined: QuarantinedEntry[] = JSON.parse(row.quarantined);
  return {
    phase: row.phase,
    ...(row.last_success === null ? {} : { lastSuccess: row.last_success }),
    ...(row.last_attempt === null ? {} : { lastAttempt: row.last_attempt }),
    attemptCount: row.attempt_count,
    ...(row.message === null ? {} : { message: row.message }),
    ...(row.content_hash === null ? {} : { contentHash: row.content_hash }),
    ...(row.filter_hash === null ? {} : { filterHash: row.filter_hash }),
    ...(row.etag === null ? {} : { etag: row.etag }),
    serverCount: row.server_count,
    skillCount: row.skill_count,
    quarantined,
    quarantinedCount: row.quarantined_count,
  };
}

/** Writes the state of a sync; false where the source is gone, or does not match the fence. */
export function setSyncState(
  context: StoreContext,
  source: string,
  state: SyncState,
  fence: SourceFence | undefined,
): Promise<boolean> {
  return context.write<boolean>(async (db) => {
    const isMeant = (await lockSource(db, source, fence)) && (await isBasedOn(db, source, fence));
    if (!isMeant) return { value: false, changes: [] };
    await writeSyncState(db, source, state);
    return { value: true, changes: [{ of: 'sync', source }] };
  });
}

/** Whether the content that is stored is the one that the write is based on; under the lock of the source. */
async function isBasedOn(db: StoreDb, source: string, { basedOn }: SourceFence = {}): Promise<boolean> {
  if (basedOn === undefined) return true;
  const row = await db
    .selectFrom('sync_state')
    .select(['content_hash', 'filter_hash'])
    .where('source', '=', source)
    .executeTakeFirst();
  return (
    (row?.content_hash ?? undefined) === basedOn.contentHash && (row?.filter_hash ?? undefined) === basedOn.filterHash
  );
}

/** Writes the state inside a transaction that holds the lock of the source (source-revision.ts). */
export async function writeSyncState(db: StoreDb, source: string, state: SyncState): Promise<void> {
  const row = {
    phase: state.phase,
    last_success: state.lastSuccess ?? null,
    last_attempt: state.lastAttempt ?? null,
    attempt_count: state.attemptCount,
    message: state.message === undefined ? null : withoutNul(state.message),
    content_hash: state.contentHash ?? null,
    filter_hash: state.filterHash ?? null,
    etag: state.etag === undefined ? null : withoutNul(state.etag),
    server_count: state.serverCount,
    skill_count: state.skillCount,
    quarantined: JSON.stringify(state.quarantined),
    quarantined_count: state.quarantinedCount,
  };
  await db
    .insertInto('sync_state')
    .values({ source, revision: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ ...row, revision: (eb) => eb('sync_state.revision', '+', 1) }),
    )
    .execute();
}

/** What other servers say may hold anything; PostgreSQL's texts may not hold U+0000. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
