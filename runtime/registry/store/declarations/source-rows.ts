import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import { lockDeclarations, moveDeclarations } from './declarations-revision.ts';
import { readDefinition } from './declarations.ts';
import { holdsMany } from '../entries/holds-many.ts';
import type { Origin, RegistryStore } from '../registry-store.ts';
import { isSameJson } from './same-json.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';

/** Creates or updates a source of the API. An update that changes nothing writes nothing. */
export function putSource(
  context: StoreContext,
  definition: RegistrySource,
  now: number,
  judged: number | undefined,
): ReturnType<RegistryStore['putSource']> {
  return context.write(async (db) => {
    const revision = await lockDeclarations(db);
    if (judged !== undefined && judged !== revision) return { value: 'stale', changes: [] };
    const known = await db
      .selectFrom('source')
      .select(['origin', 'definition'])
      .where('name', '=', definition.name)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (known?.origin === 'CONFIG') return { value: 'read-only', changes: [] };
    if (known !== undefined && isSameJson(readDefinition(known.definition), definition))
      return { value: 'updated', changes: [] };
    await putSourceRow(db, definition, 'API', now);
    await moveDeclarations(db);
    return { value: known === undefined ? 'created' : 'updated', changes: [{ of: 'declarations' }] };
  });
}

/** Deletes a source of the API with its entries, unless a registry names it. */
export async function deleteSource(
  context: StoreContext,
  name: string,
  now: number,
  judged: number | undefined,
): ReturnType<RegistryStore['deleteSource']> {
  const size = (await holdsMany(context, name)) ? 'large' : undefined;
  return context.write<Awaited<ReturnType<RegistryStore['deleteSource']>>>(async (db) => {
    const revision = await lockDeclarations(db);
    if (judged !== undefined && judged !== revision) return { value: 'stale', changes: [] };
    const known = await db
      .selectFrom('source')
      .select('origin')
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (known === undefined) return { value: 'unknown', changes: [] };
    if (known.origin === 'CONFIG') return { value: 'read-only', changes: [] };
    const user = await db
      .selectFrom('registry_source')
      .select('registry')
      .where('source', '=', name)
      .executeTakeFirst();
    if (user !== undefined) return { value: 'in-use', changes: [] };
    await removeSource(db, name, now);
    await moveDeclarations(db);
    return { value: 'deleted', changes: [{ of: 'declarations' }] };
  }, size);
}

/** Writes a source; one that was deleted comes back as a new one, with its revision where it was. */
export async function putSourceRow(db: StoreDb, source: RegistrySource, origin: Origin, now: number): Promise<void> {
  const definition = JSON.stringify(source);
  await db
    .insertInto('source')
    .values({
      name: source.name,
      origin,
      definition,
      revision: 0,
      forgotten_revision: 0,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        origin,
        definition,
        created_at: eb.case().when('source.deleted_at', 'is', null).then(eb.ref('source.created_at')).else(now).end(),
        updated_at: now,
        deleted_at: null,
      })),
    )
    .execute();
}

/** What is left of the definition of a deleted source: the data of an inline file and its claims go with it. */
const deletedDefinition = '{}';

/** Removes a source with its entries, its sync state and its place in registries. Who followed it has to start over. */
export async function removeSource(db: StoreDb, name: string, now: number): Promise<void> {
  // First the row, whose lock every writer of entries takes first.
  await db
    .updateTable('source')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      incarnation: eb('incarnation', '+', 1),
      forgotten_revision: eb('revision', '+', 1),
      deleted_at: now,
      definition: deletedDefinition,
    }))
    .where('name', '=', name)
    .execute();
  await db.deleteFrom('registry_source').where('source', '=', name).execute();
  await db.deleteFrom('sync_state').where('source', '=', name).execute();
  await db.deleteFrom('entry').where('source', '=', name).execute();
}
