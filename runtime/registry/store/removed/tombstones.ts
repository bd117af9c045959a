import type { StoreContext, StoreDb } from '../store-context.ts';

/**
 * Forgets names that were removed at or before a time (milliseconds since 1970) and of which no version is remembered. Readers at an older
 * revision than that have to read everything (EntryChanges.complete).
 */
export async function pruneTombstones({ database }: StoreContext, until: number): Promise<void> {
  const sources = await database.read((db) =>
    db
      .selectFrom('entry')
      .select('source')
      .distinct()
      .where('has_removed', '=', 0)
      .where('removed_at', '<=', until)
      .execute(),
  );
  for (const { source } of sources) {
    await database.write(async (db) => {
      await forget(db, source, until);
      return { value: undefined, keep: true };
    });
  }
}

async function forget(db: StoreDb, source: string, until: number): Promise<void> {
  // The lock that writers of entries take: nothing comes back to life meanwhile.
  await db
    .updateTable('source')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('name', '=', source)
    .execute();
  const last = await db
    .selectFrom('entry')
    .select((eb) => eb.fn.max('revision').as('revision'))
    .where('source', '=', source)
    .where('has_removed', '=', 0)
    .where('removed_at', '<=', until)
    .executeTakeFirst();
  // Null where somebody else was faster.
  const forgotten = last?.revision ?? 0;
  await db
    .updateTable('source')
    .set({ forgotten_revision: forgotten })
    .where('name', '=', source)
    .where('forgotten_revision', '<', forgotten)
    .execute();
  await db
    .deleteFrom('entry')
    .where('source', '=', source)
    .where('has_removed', '=', 0)
    .where('removed_at', '<=', until)
    .execute();
}
