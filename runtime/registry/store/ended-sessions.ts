import type { EndedSession, EndedSessions } from './registry-store.ts';
import type { StoreContext } from './store-context.ts';

/** Sessions that are remembered at most. Each is a hash and two numbers, in the memory of every replica as well. */
export const mostEndedSessions = 100_000;

/** Milliseconds that a session is remembered past its end, for replicas whose clocks are behind. */
const remembered = 60 * 60 * 1_000;

/**
 * Remembers that a session ended before its time. The revision is counted first: its lock lets others see ended sessions in
 * the order of their revisions, so that who follows misses none. `now` in milliseconds since 1970.
 */
export function endSession(context: StoreContext, { id, until }: EndedSession, now: number): Promise<'ended' | 'full'> {
  return context.write(async (db) => {
    const { revision } = await db
      .updateTable('session_revision')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .returning('revision')
      .executeTakeFirstOrThrow();
    const { count } = await db
      .selectFrom('ended_session')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (count >= mostEndedSessions) return { value: 'full', changes: [] };
    const added = await db
      .insertInto('ended_session')
      .values({ id, expires_at: until, revision })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return { value: 'ended', changes: added === undefined ? [] : [{ of: 'sessions' }] };
  });
}

/** What ended after a revision and has not expired. A revision of a past that no longer holds (a restored backup) counts as none. */
export async function endedSessions({ database }: StoreContext, since: number, now: number): Promise<EndedSessions> {
  // What is committed between the two reads is read again the next time.
  const { revision } = await database.read((db) =>
    db.selectFrom('session_revision').select('revision').executeTakeFirstOrThrow(),
  );
  const sessions = await database.read((db) =>
    db
      .selectFrom('ended_session')
      .select(['id', 'expires_at as until'])
      .where('revision', '>', since > revision ? 0 : since)
      .where('expires_at', '>', now)
      .execute(),
  );
  return { revision, sessions };
}

/** Forgets sessions that would have expired by now anyway. */
export function pruneEndedSessions({ database }: StoreContext, now: number): Promise<void> {
  return database.write(async (db) => {
    await db
      .deleteFrom('ended_session')
      .where('expires_at', '<=', now - remembered)
      .execute();
    return { value: undefined, keep: true };
  });
}
