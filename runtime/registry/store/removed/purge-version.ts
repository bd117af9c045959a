import type { EntryKey } from '../registry-store.ts';
import { eraseDocuments } from './removed-versions.ts';
import { moveSource } from '../changes/source-revision.ts';
import type { StoreContext } from '../store-context.ts';

/** Forgets the documents of what was deleted under a version of a name, which may be gone itself. What is there stays. */
export function purgeVersion(
  context: StoreContext,
  { source, type, name }: EntryKey,
  version: string,
  now: number,
): Promise<'purged' | 'unknown'> {
  return context.write<'purged' | 'unknown'>(async (db) => {
    const unknown = { value: 'unknown', changes: [] } as const;
    const revision = await moveSource(context, db, source);
    if (revision === undefined) return unknown;
    const entry = await db
      .selectFrom('entry')
      .select('id')
      .where('source', '=', source)
      .where('type', '=', type)
      .where('name', '=', name)
      .executeTakeFirst();
    if (entry === undefined || (await eraseDocuments(db, entry.id, version, now)) === 0) return unknown;
    await db.updateTable('entry').set({ revision }).where('id', '=', entry.id).execute();
    return { value: 'purged', changes: [{ of: 'entries', source }] };
  });
}
