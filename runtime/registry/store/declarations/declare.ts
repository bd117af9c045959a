import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import { lockDeclarations, moveDeclarations } from './declarations-revision.ts';
import { readDefinition } from './declarations.ts';
import type { RegistryStore } from '../registry-store.ts';
import { putRegistryRow, type DeclaredRegistry } from './registry-rows.ts';
import { emptyOnChangedManagement, lostEntries } from './changed-management.ts';
import { isSameJson } from './same-json.ts';
import { putSourceRow, removeSource } from './source-rows.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import { readClaims } from '../stored-claims.ts';

type Declared = Awaited<ReturnType<RegistryStore['declare']>>;

/**
 * Makes what the configuration file declared equal to what it declares now, in one transaction. Registries of the API lose
 * the sources that it no longer declares. Nothing is written where published entries would be lost.
 */
export function declare(
  context: StoreContext,
  sources: readonly RegistrySource[],
  registries: readonly DeclaredRegistry[],
  now: number,
): Promise<Declared> {
  return context.write<Declared>(async (db) => {
    await lockDeclarations(db);
    const taken = await namesOfTheApi(db, sources, registries);
    if (taken.length > 0) return { value: { outcome: 'taken', names: taken }, changes: [] };
    const lost = await lostEntries(db, sources);
    if (lost !== undefined) return { value: { outcome: 'published', ...lost }, changes: [] };
    // Registries that go first give their sources free; those that come last find theirs.
    let changed = await removeRegistries(db, new Set(registries.map(({ name }) => name)));
    for (const source of sources) changed = (await declareSource(context, db, source, now)) || changed;
    for (const registry of registries) changed = (await declareRegistry(db, registry, now)) || changed;
    changed = (await removeSources(db, new Set(sources.map(({ name }) => name)), now)) || changed;
    if (changed) await moveDeclarations(db);
    return { value: { outcome: 'declared' }, changes: changed ? [{ of: 'declarations' }] : [] };
  });
}

async function namesOfTheApi(
  db: StoreDb,
  sources: readonly RegistrySource[],
  registries: readonly DeclaredRegistry[],
): Promise<string[]> {
  const ofApi = await db
    .selectFrom('source')
    .select('name')
    .where('origin', '=', 'API')
    .where('deleted_at', 'is', null)
    .execute();
  const registriesOfApi = await db.selectFrom('registry').select('name').where('origin', '=', 'API').execute();
  const takenSources = new Set(ofApi.map(({ name }) => name));
  const takenRegistries = new Set(registriesOfApi.map(({ name }) => name));
  return [
    ...sources.filter(({ name }) => takenSources.has(name)),
    ...registries.filter(({ name }) => takenRegistries.has(name)),
  ].map(({ name }) => name);
}

async function declareSource(
  context: StoreContext,
  db: StoreDb,
  definition: RegistrySource,
  now: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('source')
    .select('definition')
    .where('name', '=', definition.name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const before = known && readDefinition(known.definition);
  if (isSameJson(before, definition)) return false;
  if (before !== undefined) await emptyOnChangedManagement(context, db, before, definition, now);
  await putSourceRow(db, definition, 'CONFIG', now);
  return true;
}

async function declareRegistry(db: StoreDb, registry: DeclaredRegistry, now: number): Promise<boolean> {
  const known = await db.selectFrom('registry').select('claims').where('name', '=', registry.name).executeTakeFirst();
  const members = await db
    .selectFrom('registry_source')
    .select('source')
    .where('registry', '=', registry.name)
    .orderBy('position')
    .execute();
  const before = known && { ...readClaims(known.claims), sources: members.map(({ source }) => source) };
  const { claims = {}, sources } = registry;
  if (isSameJson(before && { claims: before.claims ?? {}, sources: before.sources }, { claims, sources })) return false;
  await putRegistryRow(db, registry, 'CONFIG', now);
  return true;
}

async function removeRegistries(db: StoreDb, kept: ReadonlySet<string>): Promise<boolean> {
  const known = await db.selectFrom('registry').select('name').where('origin', '=', 'CONFIG').execute();
  const gone = known.map(({ name }) => name).filter((name) => !kept.has(name));
  for (const name of gone) await db.deleteFrom('registry').where('name', '=', name).execute();
  return gone.length > 0;
}

async function removeSources(db: StoreDb, kept: ReadonlySet<string>, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('source')
    .select('name')
    .where('origin', '=', 'CONFIG')
    .where('deleted_at', 'is', null)
    .execute();
  const gone = known.map(({ name }) => name).filter((name) => !kept.has(name));
  for (const name of gone) await removeSource(db, name, now);
  return gone.length > 0;
}
