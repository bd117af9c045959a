import { sql } from 'kysely';
import type { Entry, EntryType, EntryVersion, RemovedVersion } from '../catalog/entry.ts';
import type { EntryChanges } from './registry-store.ts';
import { readRemoved } from './removed-versions.ts';
import type { StoreContext, StoreDb } from './store-context.ts';
import { readClaims } from './stored-claims.ts';

/** Names that one statement reads: an answer of the embedded database holds up the whole process. */
const pageSize = 1_000;

/**
 * Reads what changed after a revision, page by page in the order of revisions. What changes meanwhile moves to the end and is
 * met there, with everything that changed with it; so the whole is the state at the last page, without a transaction.
 */
export async function entriesSince({ database }: StoreContext, source: string, since: number): Promise<EntryChanges> {
  const known = await database.read((db) =>
    db.selectFrom('source').select(['revision', 'forgotten_revision']).where('name', '=', source).executeTakeFirst(),
  );
  if (known === undefined) return { revision: 0, entries: [], complete: true };
  const complete = since === 0 || since < known.forgotten_revision || since > known.revision;
  const entries = new Map<number, Entry>();
  let from: Position = { revision: complete ? 0 : since, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const at = from;
    const { page, removed } = await database.read(async (db) => {
      const rows = await readPage(db, source, at);
      const marked = new Set(rows.filter(({ has_removed }) => has_removed === 1).map(({ id }) => id));
      return { page: rows, removed: await readRemoved(db, [...marked]) };
    });
    let last: PageRow | undefined;
    for (const row of page) {
      if (row.id !== last?.id) entries.delete(row.id);
      last = row;
      addRow(entries, row, removed.get(row.id) ?? []);
    }
    if (last !== undefined) from = { revision: last.revision, id: last.id };
    if (new Set(page.map(({ id }) => id)).size < pageSize) break;
  }
  const found = [...entries.values()];
  return {
    revision: Math.max(known.revision, from.revision),
    entries: complete ? found.filter(({ versions, removed = [] }) => versions.length + removed.length > 0) : found,
    complete,
  };
}

interface Position {
  readonly revision: number;
  readonly id: number;
}

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

/** Names after a position with their versions: a row each, or one without for a tombstone. */
function readPage(db: StoreDb, source: string, { revision, id }: Position) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('entry')
        .select(['id', 'type', 'name', 'claims', 'revision', 'has_removed'])
        .where('source', '=', source)
        .where(sql<boolean>`(revision, id) > (${revision}, ${id})`)
        .orderBy('revision')
        .orderBy('id')
        .limit(pageSize)
        .as('entry'),
    )
    .leftJoin('entry_version', 'entry_version.entry_id', 'entry.id')
    .select(['entry.id', 'entry.type', 'entry.name', 'entry.claims', 'entry.revision', 'entry.has_removed'])
    .select(['version', 'document', 'status', 'status_message', 'status_changed_at', 'published_at', 'updated_at'])
    .orderBy('entry.revision')
    .orderBy('entry.id')
    .execute();
}

interface GrowingEntry extends Entry {
  readonly type: EntryType;
  readonly versions: EntryVersion[];
}

function addRow(entries: Map<number, Entry>, row: PageRow, removed: readonly RemovedVersion[]): void {
  const known = entries.get(row.id) as GrowingEntry | undefined;
  const { type, name } = row;
  const entry: GrowingEntry = known ?? { type, name, ...readClaims(row.claims), versions: [], removed };
  if (known === undefined) entries.set(row.id, entry);
  const { version, document, status, status_changed_at, published_at, updated_at } = row;
  // A left join without a partner: a tombstone.
  if (version === null || document === null || status === null) return;
  if (status_changed_at === null || published_at === null || updated_at === null) return;
  entry.versions.push({
    version,
    document,
    status,
    ...(row.status_message === null ? {} : { statusMessage: row.status_message }),
    statusChangedAt: status_changed_at,
    publishedAt: published_at,
    updatedAt: updated_at,
  });
}
