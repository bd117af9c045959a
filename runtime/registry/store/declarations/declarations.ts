import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import type { Declarations, RegistryRecord, SourceRecord } from '../registry-store.ts';
import { readClaims } from '../stored-claims.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import { readSyncState } from '../entries/sync-states.ts';

/** Reads all sources and registries as of one moment. */
export function readDeclarations({ database }: StoreContext): Promise<Declarations> {
  return database.snapshot(async (db) => {
    const { revision } = await db.selectFrom('declarations').select('revision').executeTakeFirstOrThrow();
    return { revision, sources: await readSources(db), registries: await readRegistries(db) };
  });
}

async function readSources(db: StoreDb): Promise<SourceRecord[]> {
  const states = await db.selectFrom('sync_state').selectAll().execute();
  const stateOf = new Map(states.map((row) => [row.source, row]));
  const rows = await db.selectFrom('source').selectAll().where('deleted_at', 'is', null).orderBy('name').execute();
  return rows.map(({ name, incarnation, origin, definition, revision, created_at, updated_at }) => ({
    name,
    incarnation,
    origin,
    definition: readDefinition(definition),
    revision,
    sync: readSyncState(stateOf.get(name)),
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}

async function readRegistries(db: StoreDb): Promise<RegistryRecord[]> {
  const members = await db
    .selectFrom('registry_source')
    .select(['registry', 'source'])
    .orderBy('registry')
    .orderBy('position')
    .execute();
  const sourcesOf = Map.groupBy(members, ({ registry }) => registry);
  const rows = await db.selectFrom('registry').selectAll().orderBy('name').execute();
  return rows.map(({ name, origin, claims, created_at, updated_at }) => ({
    name,
    origin,
    sources: (sourcesOf.get(name) ?? []).map(({ source }) => source),
    ...readClaims(claims),
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}

/** A definition as we wrote it. */
export function readDefinition(text: string): RegistrySource {
  const definition: RegistrySource = JSON.parse(text);
  return definition;
}
