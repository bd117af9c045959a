import type { StoreDb } from '../store-context.ts';

/**
 * Waits for other changes of declarations, of other replicas too, and keeps them waiting until the transaction ends. Returns their
 * revision.
 */
export async function lockDeclarations(db: StoreDb): Promise<number> {
  const { revision } = await db
    .updateTable('declarations')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Counts a change of declarations. */
export async function moveDeclarations(db: StoreDb): Promise<void> {
  await db
    .updateTable('declarations')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute();
}
