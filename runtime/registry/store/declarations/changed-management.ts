import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import { readDefinition } from './declarations.ts';
import type { LostEntries } from '../registry-store.ts';
import { putContent } from '../entries/replace-entries.ts';
import { lockSource, moveSource } from '../changes/source-revision.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';

/**
 * The first managed source of the configuration file that holds entries and would be managed no more: people published them, and they
 * would be gone for good. Undefined: nothing is lost. Takes the locks of such sources, so that no publication comes in between.
 */
export async function lostEntries(db: StoreDb, wanted: readonly RegistrySource[]): Promise<LostEntries | undefined> {
  const managed = new Set(wanted.filter(isManaged).map(({ name }) => name));
  const known = await db
    .selectFrom('source')
    .select(['name', 'definition'])
    .where('origin', '=', 'CONFIG')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  for (const { name, definition } of known) {
    if (managed.has(name) || !isManaged(readDefinition(definition))) continue;
    await lockSource(db, name);
    const { count } = await db
      .selectFrom('entry')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('source', '=', name)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return { source: name, count: Number(count) };
  }
  return undefined;
}

/**
 * Empties a source when it changes from read to published or the other way round: entries that were read have no publisher. The effect is
 * that of a last sync without entries, so that clients that follow changes receive the removals. Writes that refer to the earlier source
 * have no effect any more.
 */
export async function emptyOnChangedManagement(
  context: StoreContext,
  db: StoreDb,
  before: RegistrySource,
  after: RegistrySource,
  now: number,
): Promise<void> {
  const { name } = after;
  if (isManaged(before) === isManaged(after)) return;
  const revision = await moveSource(context, db, name);
  if (revision === undefined) return;
  await putContent(context, db, name, [], revision, now);
  await db.deleteFrom('sync_state').where('source', '=', name).execute();
  await db
    .updateTable('source')
    .set((eb) => ({ incarnation: eb('incarnation', '+', 1) }))
    .where('name', '=', name)
    .execute();
}

function isManaged({ managed }: RegistrySource): boolean {
  return managed !== undefined;
}
