import type { StoreContext, StoreDb } from './store-context.ts';

/**
 * Counts a change of a source's entries, and tells other replicas of it: the first statement of every transaction that writes
 * entries. The lock on the row makes other writers wait until this one has committed, so revisions grow in the order of
 * commits and who asks for what came after one misses nothing. Gives the new revision; undefined where there is no such source.
 */
export async function moveSource(context: StoreContext, db: StoreDb, source: string): Promise<number | undefined> {
  const notice = context.notice({ of: 'entries', source });
  const moved = db
    .updateTable('source')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('name', '=', source)
    .where('deleted_at', 'is', null)
    .returning('revision');
  // Told in the same statement: a round trip less while others wait.
  const row = await (notice === undefined ? moved : moved.returning(notice)).executeTakeFirst();
  return row?.revision;
}
