import { sql } from 'kysely';
import type { RemovedVersion } from '../../catalog/entry.ts';
import { isJsonObject, jsonValue } from '../../documents/json-value.ts';
import { batchesByBytes } from '../batches.ts';
import { readDocuments } from '../entries/read-documents.ts';
import type { StoreDb } from '../store-context.ts';
import { readClaims } from '../stored-claims.ts';

/** Most removed versions that are remembered of one source; the oldest go first. */
export const mostRemembered = 10_000;

/** Most of them of one name. */
const mostOfName = 1_000;

/** Most sets of former claims that are remembered of one name. */
const mostClaimSets = 8;

/** Which versions went, few enough for a statement: all of some names, or those that are named. */
export type Gone =
  | { readonly entries: readonly number[] }
  | { readonly versions: readonly { readonly entry_id: number; readonly version: string }[] };

/** How much was remembered. */
export interface Remembered {
  readonly count: number;
  /** Of documents. */
  readonly bytes: number;
}

/**
 * Remembers versions that are about to be deleted, with their documents and under the claims they still have. Called before the
 * rows change. `most` bounds what is remembered.
 */
export async function rememberDeleted(
  db: StoreDb,
  gone: Gone,
  now: number,
  most = mostRemembered,
): Promise<Remembered> {
  let [count, bytes] = [0, 0];
  for (const batch of batchesByBytes(await versionsThatGo(db, gone, most))) {
    const documents = await readDocuments(db, batch);
    const rows = batch.map((version) => ({ ...version, about: aboutDocument(documents.get(version)?.document) }));
    await sql`
      with gone (entry_id, version, about) as (values ${sql.join(rows.map(goneRow))})
      insert into removed_version (entry_id, version, claims, document, about, published_at, removed_at)
      select entry_version.entry_id, entry_version.version, coalesce(entry.claims, ''), document, gone.about, published_at,
        cast(${now} as bigint)
      from gone
      join entry_version on entry_version.entry_id = gone.entry_id and entry_version.version = gone.version
      join entry on entry.id = entry_version.entry_id
      where true
      on conflict (entry_id, version, claims) do update set
        document = excluded.document, about = excluded.about,
        published_at = excluded.published_at, removed_at = excluded.removed_at`.execute(db);
    count += batch.length;
    bytes = batch.reduce((sum, version) => sum + version.bytes, bytes);
  }
  if (count > 0) {
    await markRemoved(db, gone);
    await boundNames(db, gone);
  }
  return { count, bytes };
}

/**
 * Remembers that versions are about to leave the sight of those whose claims they ask for now. Without the documents: nobody is
 * shown again what their claims no longer allow, or what is to be forgotten. Called before the rows change.
 */
export async function rememberHidden(db: StoreDb, gone: Gone, now: number): Promise<Remembered> {
  if (isNothing(gone)) return { count: 0, bytes: 0 };
  const written = await db
    .insertInto('removed_version')
    .columns(['entry_id', 'version', 'claims', 'published_at', 'removed_at'])
    .expression((from) => {
      return from
        .selectFrom('entry_version')
        .innerJoin('entry', 'entry.id', 'entry_version.entry_id')
        .select(['entry_id', 'version', sql<string>`coalesce(entry.claims, '')`.as('claims')])
        .select(['published_at', sql<number>`cast(${now} as bigint)`.as('removed_at')])
        .where(isGone(gone))
        .limit(mostRemembered);
    })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'version', 'claims']).doUpdateSet((eb) => ({
        document: null,
        about: null,
        published_at: eb.ref('excluded.published_at'),
        removed_at: eb.ref('excluded.removed_at'),
      })),
    )
    .executeTakeFirst();
  await markRemoved(db, gone);
  return { count: Number(written.numInsertedOrUpdatedRows ?? 0n), bytes: 0 };
}

function goneRow(row: { readonly entry_id: number; readonly version: string; readonly about: string | null }) {
  return sql`(cast(${row.entry_id} as bigint), cast(${row.version} as text), cast(${row.about} as text))`;
}

/** The rows that are about to be deleted, without their documents. */
async function versionsThatGo(db: StoreDb, gone: Gone, most: number) {
  if (isNothing(gone) || most <= 0) return [];
  return db
    .selectFrom('entry_version')
    .select(['entry_id', 'version', sql<number>`octet_length(document)`.as('bytes')])
    .where(isGone(gone))
    .limit(most)
    .execute();
}

function isNothing(gone: Gone): boolean {
  return ('entries' in gone ? gone.entries : gone.versions).length === 0;
}

function isGone(gone: Gone) {
  if ('entries' in gone) return sql<boolean>`entry_id in (${sql.join(gone.entries)})`;
  const rows = gone.versions.map(({ entry_id, version }) => {
    return sql`(cast(${entry_id} as bigint), cast(${version} as text))`;
  });
  return sql<boolean>`(entry_id, version) in (values ${sql.join(rows)})`;
}

function namesOf(gone: Gone): readonly number[] {
  return 'entries' in gone ? gone.entries : [...new Set(gone.versions.map(({ entry_id }) => entry_id))];
}

/** Forgets all but the last that went of some names: what a name costs does not grow with its past. */
async function boundNames(db: StoreDb, gone: Gone): Promise<void> {
  await sql`
    delete from removed_version where (entry_id, version, claims) in (
      select entry_id, version, claims from (
        select entry_id, version, claims,
          row_number() over (partition by entry_id order by removed_at desc, version, claims) as place
        from removed_version where entry_id in (${sql.join(namesOf(gone))})
      ) as remembered
      where place > ${mostOfName}
    )`.execute(db);
}

async function markRemoved(db: StoreDb, gone: Gone): Promise<void> {
  await db.updateTable('entry').set({ has_removed: 1 }).where('id', 'in', namesOf(gone)).execute();
}

/** What searches look at, as it is stored. */
function aboutDocument(document: string | undefined): string | null {
  const value = document === undefined ? undefined : jsonValue(document);
  if (!isJsonObject(value)) return null;
  const { title, description } = value;
  // U+0000 cannot be stored everywhere, and nobody can search for it.
  const text = (given: unknown) => (typeof given === 'string' ? given.replaceAll('\0', '\uFFFD') : undefined);
  return JSON.stringify({ title: text(title), description: text(description) });
}

/**
 * Erases the documents of everything that was removed under a version of a name. The removal is reported again, so that clients that follow
 * changes and have the document replace it. Returns the number of erased documents.
 */
export async function eraseDocuments(db: StoreDb, entry: number, version: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('removed_version')
    .set({ document: null, about: null, removed_at: now })
    .where('entry_id', '=', entry)
    .where('version', '=', version)
    .where('document', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
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

/** Reads what is remembered of some names, by their ids; the documents stay where they are. */
export async function readRemoved(
  db: StoreDb,
  entries: readonly number[],
): Promise<ReadonlyMap<number, readonly RemovedVersion[]>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('removed_version')
    .select(['entry_id', 'version', 'claims', 'about', 'published_at', 'removed_at'])
    .select(sql<number | null>`octet_length(document)`.as('bytes'))
    .where('entry_id', 'in', entries)
    .orderBy('entry_id')
    .orderBy('version')
    .orderBy('claims')
    .execute();
  const grouped = Map.groupBy(rows, ({ entry_id }) => entry_id);
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.map(({ version, claims, about, bytes, published_at, removed_at }) => ({
        version,
        ...readClaims(claims === '' ? null : claims),
        ...(bytes === null ? {} : { document: { place: { entry: id, version, claims }, bytes, ...readAbout(about) } }),
        publishedAt: published_at,
        removedAt: removed_at,
      })),
    ]),
  );
}

function readAbout(about: string | null): { readonly title?: string; readonly description?: string } {
  if (about === null) return {};
  const read: { readonly title?: string; readonly description?: string } = JSON.parse(about);
  return read;
}
