import type { StoreContext } from '../store-context.ts';

/** More names than this are written, and removed, as a large write (Database.writeMuch). */
export const manyNames = 1_000;

/** Whether a source holds so much that taking it away is a large write. */
export async function holdsMany({ database }: StoreContext, source: string): Promise<boolean> {
  const rows = await database.read((db) =>
    db.selectFrom('entry').select('id').where('source', '=', source).offset(manyNames).limit(1).execute(),
  );
  return rows.length > 0;
}
