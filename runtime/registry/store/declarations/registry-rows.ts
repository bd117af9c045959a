import type { Claims } from '../../../../generated/types/claims.ts';
import { lockDeclarations, moveDeclarations } from './declarations-revision.ts';
import type { Origin, RegistryStore } from '../registry-store.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import { writeClaims } from '../stored-claims.ts';

/** A registry as somebody declares it. */
export interface DeclaredRegistry {
  readonly name: string;
  readonly sources: readonly string[];
  readonly claims?: Claims;
}

/** Creates or updates a registry of the API. */
export function putRegistry(
  context: StoreContext,
  registry: DeclaredRegistry,
  now: number,
  judged: number | undefined,
): ReturnType<RegistryStore['putRegistry']> {
  return context.write(async (db) => {
    const revision = await lockDeclarations(db);
    if (judged !== undefined && judged !== revision) return { value: 'stale', changes: [] };
    const known = await originOf(db, registry.name);
    if (known === 'CONFIG') return { value: 'read-only', changes: [] };
    const live = await db.selectFrom('source').select('name').where('deleted_at', 'is', null).execute();
    const names = new Set(live.map(({ name }) => name));
    if (!registry.sources.every((source) => names.has(source))) return { value: 'unknown-source', changes: [] };
    await putRegistryRow(db, registry, 'API', now);
    await moveDeclarations(db);
    return { value: known === undefined ? 'created' : 'updated', changes: [{ of: 'declarations' }] };
  });
}

/** Deletes a registry of the API; its sources stay. */
export function deleteRegistry(
  context: StoreContext,
  name: string,
  judged: number | undefined,
): ReturnType<RegistryStore['deleteRegistry']> {
  return context.write(async (db) => {
    const revision = await lockDeclarations(db);
    if (judged !== undefined && judged !== revision) return { value: 'stale', changes: [] };
    const known = await originOf(db, name);
    if (known === undefined) return { value: 'unknown', changes: [] };
    if (known === 'CONFIG') return { value: 'read-only', changes: [] };
    await db.deleteFrom('registry').where('name', '=', name).execute();
    await moveDeclarations(db);
    return { value: 'deleted', changes: [{ of: 'declarations' }] };
  });
}

async function originOf(db: StoreDb, name: string): Promise<Origin | undefined> {
  const row = await db.selectFrom('registry').select('origin').where('name', '=', name).executeTakeFirst();
  return row?.origin;
}

/** Writes a registry with its sources in order. */
export async function putRegistryRow(
  db: StoreDb,
  { name, sources, claims }: DeclaredRegistry,
  origin: Origin,
  now: number,
): Promise<void> {
  const row = { origin, claims: writeClaims(claims), updated_at: now };
  await db
    .insertInto('registry')
    .values({ name, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await db.deleteFrom('registry_source').where('registry', '=', name).execute();
  const members = sources.map((source, position) => ({ registry: name, source, position }));
  if (members.length > 0) await db.insertInto('registry_source').values(members).execute();
}
