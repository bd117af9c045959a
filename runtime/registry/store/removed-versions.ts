import { sql } from 'kysely';
import type { RemovedVersion } from '../catalog/entry.ts';
import { moveSource } from './source-revision.ts';
import type { StoreContext, StoreDb } from './store-context.ts';
import { readClaims } from './stored-claims.ts';

/** Most removed versions that are remembered of one source; the oldest go first. */
export const mostRemembered = 10_000;

/** Most sets of former claims that are remembered of one name. */
const mostClaimSets = 8;

/** Which versions went: all of some names, or some of one. */
export interface Gone {
  readonly entries: readonly number[];
  readonly versions?: readonly string[];
}

/**
 * Remembers versions that are about to be deleted, with their documents and under the claims they still have. Called before the
 * rows change. `most` bounds what is remembered; gives how many were.
 */
export function rememberDeleted(db: StoreDb, gone: Gone, now: number, most = mostRemembered): Promise<number> {
  return remember(db, gone, sql<string>`document`, now, most);
}

/**
 * Remembers that versions are about to leave the sight of those whose claims they ask for now. Without the documents: nobody is
 * shown again what their claims no longer allow, or what is to be forgotten. Called before the rows change.
 */
export async function rememberHidden(db: StoreDb, gone: Gone, now: number): Promise<void> {
  await remember(db, gone, sql<null>`cast(null as text)`, now, mostRemembered);
}

/**
 * Forgets the documents of what went under a version of a name. That it went is told anew, so that those who follow changes and
 * have the document replace it. Gives how many there were.
 */
export async function eraseDocuments(db: StoreDb, entry: number, version: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('removed_version')
    .set({ document: null, removed_at: now })
    .where('entry_id', '=', entry)
    .where('version', '=', version)
    .where('document', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function remember(
  db: StoreDb,
  { entries, versions }: Gone,
  document: ReturnType<typeof sql<string | null>>,
  now: number,
  most: number,
): Promise<number> {
  if (entries.length === 0 || versions?.length === 0 || most <= 0) return 0;
  const written = await db
    .insertInto('removed_version')
    .columns(['entry_id', 'version', 'claims', 'document', 'published_at', 'removed_at'])
    .expression((from) => {
      const all = from
        .selectFrom('entry_version')
        .innerJoin('entry', 'entry.id', 'entry_version.entry_id')
        .select(['entry_id', 'version', sql<string>`coalesce(entry.claims, '')`.as('claims')])
        .select([document.as('document'), 'published_at', sql<number>`cast(${now} as bigint)`.as('removed_at')])
        .where('entry_id', 'in', entries)
        .limit(most);
      return versions === undefined ? all : all.where('version', 'in', versions);
    })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'version', 'claims']).doUpdateSet((eb) => ({
        document: eb.ref('excluded.document'),
        published_at: eb.ref('excluded.published_at'),
        removed_at: eb.ref('excluded.removed_at'),
      })),
    )
    .executeTakeFirst();
  await db.updateTable('entry').set({ has_removed: 1 }).where('id', 'in', entries).execute();
  return Number(written.numInsertedOrUpdatedRows ?? 0n);
}

/** Forgets all but the last few sets of former claims of a name: whoever changes claims again and again fills nothing. */
export async function boundClaimSets(db: StoreDb, entry: number): Promise<void> {
  const older = await db
    .selectFrom('removed_version')
    .select('claims')
    .where('entry_id', '=', entry)
    .groupBy('claims')
    .orderBy((eb) => eb.fn.max('removed_at'), 'desc')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(mostClaimSets)
    .execute();
  if (older.length === 0) return;
  const sets = older.map(({ claims }) => claims);
  await db.deleteFrom('removed_version').where('entry_id', '=', entry).where('claims', 'in', sets).execute();
}

/** Reads what is remembered of some names, by their ids. */
export async function readRemoved(
  db: StoreDb,
  entries: readonly number[],
): Promise<ReadonlyMap<number, readonly RemovedVersion[]>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('removed_version')
    .selectAll()
    .where('entry_id', 'in', entries)
    .orderBy('entry_id')
    .orderBy('version')
    .orderBy('claims')
    .execute();
  const grouped = Map.groupBy(rows, ({ entry_id }) => entry_id);
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.map(({ version, claims, document, published_at, removed_at }) => ({
        version,
        ...readClaims(claims === '' ? null : claims),
        ...(document === null ? {} : { document }),
        publishedAt: published_at,
        removedAt: removed_at,
      })),
    ]),
  );
}

/**
 * Forgets versions that were removed at or before `until`, and of each source all but the last ones, as a change that readers are
 * told of. A name of which nothing is left counts as removed `now`, so that they hear of that too.
 */
export async function pruneRemoved(context: StoreContext, until: number, now: number): Promise<void> {
  const sources = await context.database.read((db) =>
    db
      .selectFrom('removed_version')
      .innerJoin('entry', 'entry.id', 'removed_version.entry_id')
      .select('source')
      .groupBy('source')
      .having((eb) =>
        eb.or([eb(eb.fn.min('removed_version.removed_at'), '<=', until), eb(eb.fn.countAll(), '>', mostRemembered)]),
      )
      .execute(),
  );
  for (const { source } of sources) await pruneSource(context, source, until, now);
}

function pruneSource(context: StoreContext, source: string, until: number, now: number): Promise<void> {
  return context.write(async (db) => {
    const revision = await moveSource(context, db, source);
    if (revision === undefined) return { value: undefined, changes: [] };
    const ids = db.selectFrom('entry').select('id').where('source', '=', source);
    const old = await db
      .deleteFrom('removed_version')
      .where('entry_id', 'in', ids)
      .where('removed_at', '<=', until)
      .returning('entry_id')
      .execute();
    const tooMany = await db
      .selectFrom('removed_version')
      .select(['entry_id', 'version', 'claims'])
      .where('entry_id', 'in', ids)
      .orderBy('removed_at', 'desc')
      .orderBy('entry_id')
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(mostRemembered)
      .execute();
    for (const row of tooMany) {
      await db
        .deleteFrom('removed_version')
        .where('entry_id', '=', row.entry_id)
        .where('version', '=', row.version)
        .where('claims', '=', row.claims)
        .execute();
    }
    const touched = [...new Set([...old, ...tooMany].map(({ entry_id }) => entry_id))];
    for (let at = 0; at < touched.length; at += 250) {
      await settle(db, touched.slice(at, at + 250), revision, now);
    }
    return { value: undefined, changes: [{ of: 'entries', source }] };
  });
}

/** Brings names to the revision at which something of them was forgotten. */
async function settle(db: StoreDb, entries: readonly number[], revision: number, now: number): Promise<void> {
  await db.updateTable('entry').set({ revision }).where('id', 'in', entries).execute();
  await db
    .updateTable('entry')
    .set({ has_removed: 0 })
    .where('id', 'in', entries)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('removed_version').select('version').whereRef('entry_id', '=', 'entry.id'))),
    )
    .execute();
  await db
    .updateTable('entry')
    .set({ removed_at: now })
    .where('id', 'in', entries)
    .where('has_removed', '=', 0)
    .where('removed_at', 'is not', null)
    .execute();
}
