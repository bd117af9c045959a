import { holdsLease } from '../../../storage/leases.ts';
import type { SourceFence } from '../registry-store.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';

/**
 * Counts a change of a source's entries, and notifies other replicas of it: the first statement of every transaction that writes entries.
 * The lock on the row makes other writers wait until this one has committed, so revisions grow in the order of commits, and a reader of the
 * changes since a revision misses none. Returns the new revision; undefined where there is no such source.
 *
 * The fence is checked under that lock: a deletion or declaration of the source, or a takeover of its sync, happens before it or after the commit.
 */
export async function moveSource(
  context: StoreContext,
  db: StoreDb,
  source: string,
  fence: SourceFence = {},
): Promise<number | undefined> {
  const notice = context.notice({ of: 'entries', source });
  const moved = fenced(db, source, fence)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .returning('revision');
  // Told in the same statement: a round trip less while others wait.
  const row = await (notice === undefined ? moved : moved.returning(notice)).executeTakeFirst();
  return row !== undefined && (await isLeased(db, fence)) ? row.revision : undefined;
}

/** Takes the same lock without a change; false where there is no such source. */
export async function lockSource(db: StoreDb, source: string, fence: SourceFence = {}): Promise<boolean> {
  const { numUpdatedRows } = await fenced(db, source, fence)
    .set((eb) => ({ revision: eb.ref('revision') }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n && (await isLeased(db, fence));
}

/**
 * In a statement of its own, behind the one that waited for the lock: PostgreSQL shows each statement what was committed when it began. Whoever
 * takes the lease after it waits for this transaction with the first thing that it writes.
 */
function isLeased(db: StoreDb, { lease }: SourceFence): Promise<boolean> {
  return lease === undefined ? Promise.resolve(true) : holdsLease(db, lease);
}

function fenced(db: StoreDb, source: string, { incarnation, definition }: SourceFence) {
  let row = db.updateTable('source').where('name', '=', source).where('deleted_at', 'is', null);
  if (incarnation !== undefined) row = row.where('incarnation', '=', incarnation);
  // As it is written (putSourceRow): reading a definition and writing it again gives the same text.
  if (definition !== undefined) row = row.where('definition', '=', JSON.stringify(definition));
  return row;
}
