import { sql } from 'kysely';
import { StoreUnavailable } from '../../../storage/store-unavailable.ts';
import { batches } from '../batches.ts';
import { mostRemembered, type Remembered } from './removed-versions.ts';
import { moveSource } from '../changes/source-revision.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';

/** Most bytes of removed documents that are kept of one source; the oldest go first. */
export const largestRemembered = 64 * 1024 * 1024;

/** How much may be removed from a source before it is looked whether it is too much. */
const uncheckedCount = 1_000;
const uncheckedBytes = 8 * 1024 * 1024;

interface RemovedRow {
  readonly entry_id: number;
  readonly version: string;
  readonly claims: string;
}

/**
 * Forgets versions that were removed at or before `until`, of each source all but the last ones, and the documents of all but the last of
 * those. This is a change that readers are notified of. A name of which nothing is left counts as removed `now`, so that they are notified
 * of that too.
 */
export async function pruneRemoved(context: StoreContext, until: number, now: number): Promise<void> {
  const sources = await context.database.read((db) =>
    db
      .selectFrom('removed_version')
      .innerJoin('entry', 'entry.id', 'removed_version.entry_id')
      .select('source')
      .groupBy('source')
      .having((eb) =>
        eb.or([
          eb(eb.fn.min('removed_version.removed_at'), '<=', until),
          eb(eb.fn.countAll(), '>', mostRemembered),
          eb(sql<number>`coalesce(sum(octet_length(removed_version.document)), 0)`, '>', largestRemembered),
        ]),
      )
      .execute(),
  );
  for (const { source } of sources) await pruneSource(context, source, until, now);
}

/**
 * Returns a function to call after every removal. It prunes a source from which much was removed at once, so that repeated publishing and
 * deleting fills neither disk nor memory.
 */
export function removalsBound(
  context: StoreContext,
): (source: string, remembered: Remembered, now: number) => Promise<void> {
  const unchecked = new Map<string, Remembered>();
  return async (source, { count, bytes }, now) => {
    const before = unchecked.get(source) ?? { count: 0, bytes: 0 };
    const sum = { count: before.count + count, bytes: before.bytes + bytes };
    unchecked.set(source, sum);
    if (sum.count < uncheckedCount && sum.bytes < uncheckedBytes) return;
    unchecked.delete(source);
    try {
      await pruneSource(context, source, undefined, now);
    } catch (error) {
      // What was removed is removed; the next look is not far.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  };
}

function pruneSource(context: StoreContext, source: string, until: number | undefined, now: number): Promise<void> {
  return context.write(async (db) => {
    const revision = await moveSource(context, db, source);
    if (revision === undefined) return { value: undefined, changes: [] };
    const old = until === undefined ? [] : await removedUntil(db, source, until);
    const tooMany = await beyondCount(db, source);
    for (const batch of batches([...old, ...tooMany])) {
      await db.deleteFrom('removed_version').where(isOneOf(batch)).execute();
    }
    const tooLarge = await beyondBytes(db, source);
    for (const batch of batches(tooLarge)) {
      await db.updateTable('removed_version').set({ document: null, about: null }).where(isOneOf(batch)).execute();
    }
    const touched = [...new Set([...old, ...tooMany, ...tooLarge].map(({ entry_id }) => entry_id))];
    for (const batch of batches(touched)) await moveEntries(db, batch, revision, now);
    return { value: undefined, changes: touched.length === 0 ? [] : [{ of: 'entries', source }] };
  });
}

function removedOf(db: StoreDb, source: string) {
  const ids = db.selectFrom('entry').select('id').where('source', '=', source);
  return db.selectFrom('removed_version').select(['entry_id', 'version', 'claims']).where('entry_id', 'in', ids);
}

function removedUntil(db: StoreDb, source: string, until: number): Promise<readonly RemovedRow[]> {
  return removedOf(db, source).where('removed_at', '<=', until).execute();
}

/** All but the last ones. */
function beyondCount(db: StoreDb, source: string): Promise<readonly RemovedRow[]> {
  return removedOf(db, source)
    .orderBy('removed_at', 'desc')
    .orderBy('entry_id')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(mostRemembered)
    .execute();
}

/** Those with a document that are older than as many bytes as may be kept. */
async function beyondBytes(db: StoreDb, source: string): Promise<readonly RemovedRow[]> {
  const { rows } = await sql<RemovedRow>`
    select entry_id, version, claims from (
      select entry_id, version, claims,
        sum(octet_length(document)) over (order by removed_at desc, entry_id, version, claims) as total
      from removed_version
      where document is not null and entry_id in (select id from entry where source = ${source})
    ) as kept
    where total > ${largestRemembered}`.execute(db);
  return rows;
}

function isOneOf(rows: readonly RemovedRow[]) {
  const asked = rows.map(({ entry_id, version, claims }) => {
    return sql`(cast(${entry_id} as bigint), cast(${version} as text), cast(${claims} as text))`;
  });
  return sql<boolean>`(entry_id, version, claims) in (values ${sql.join(asked)})`;
}

/** Brings names to the revision at which something of them was forgotten. */
async function moveEntries(db: StoreDb, entries: readonly number[], revision: number, now: number): Promise<void> {
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
