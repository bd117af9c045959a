import { sql } from 'kysely';
import type { Entry, EntryStatus, EntryVersion, KeptVersion } from '../../catalog/entry.ts';
import type { EntryChanges, KnownDocuments } from '../registry-store.ts';
import { readDocuments, type WantedDocument } from '../entries/read-documents.ts';
import { readRemoved } from '../removed/removed-versions.ts';
import type { StoreContext, StoreDb } from '../store-context.ts';
import { readClaims } from '../stored-claims.ts';

/** Names that one statement reads: an answer of the embedded database holds up the whole process. */
const pageSize = 250;

/** Versions that one statement reads, and the longest documents in bytes that come with them; longer ones are read by themselves. */
const versionsAtOnce = 1_000;
const shortDocument = 4_096;

/**
 * Reads what changed after a revision, page by page in the order of revisions. What changes meanwhile moves to the end and is
 * met there, with everything that changed with it; so the whole is the state at the last page, without a transaction but that of a page.
 */
export async function entriesSince(
  { database }: StoreContext,
  source: string,
  since: number,
  known: KnownDocuments = () => new Map(),
): Promise<EntryChanges> {
  const state = await database.read((db) =>
    db.selectFrom('source').select(['revision', 'forgotten_revision']).where('name', '=', source).executeTakeFirst(),
  );
  if (state === undefined) return { revision: 0, entries: [], complete: true };
  const complete = since === 0 || since < state.forgotten_revision || since > state.revision;
  const entries = new Map<number, Entry>();
  let from: Position = { revision: complete ? 0 : since, id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const at = from;
    // A document that was read later than the claims of its name would be shown to those who had the old ones.
    const { page, removed, versions } = await database.snapshot((db) => readPage(db, source, at, known));
    for (const { id, type, name, claims } of page) {
      entries.delete(id);
      const own = { versions: versions.get(id) ?? [], removed: removed.get(id) ?? [] };
      entries.set(id, { type, name, ...readClaims(claims), ...own });
    }
    const last = page.at(-1);
    if (last === undefined) break;
    from = { revision: last.revision, id: last.id };
    if (page.length < pageSize) break;
  }
  const found = [...entries.values()];
  return {
    revision: Math.max(state.revision, from.revision),
    entries: complete ? found.filter(({ versions, removed = [] }) => versions.length + removed.length > 0) : found,
    complete,
  };
}

interface Position {
  readonly revision: number;
  readonly id: number;
}

/** Names after a position, with everything reported about them. */
async function readPage(db: StoreDb, source: string, at: Position, known: KnownDocuments) {
  const page = await readNames(db, source, at);
  const marked = page.filter(({ has_removed }) => has_removed === 1).map(({ id }) => id);
  const removed = await readRemoved(db, marked);
  const live = page.filter(({ removed_at }) => removed_at === null);
  return { page, removed, versions: await versionsOf(db, live, known) };
}

type NameRow = Awaited<ReturnType<typeof readNames>>[number];

/**
 * Names after a position: the rest of its revision, and then what comes after it. As one condition, SQLite would look at every name
 * of the revision, and a sync gives all of them the same one.
 */
async function readNames(db: StoreDb, source: string, { revision, id }: Position) {
  const names = db
    .selectFrom('entry')
    .select(['id', 'type', 'name', 'claims', 'revision', 'has_removed', 'removed_at'])
    .where('source', '=', source);
  const ofRevision =
    id === Number.MAX_SAFE_INTEGER
      ? []
      : await names.where('revision', '=', revision).where('id', '>', id).orderBy('id').limit(pageSize).execute();
  if (ofRevision.length === pageSize) return ofRevision;
  const later = await names
    .where('revision', '>', revision)
    .orderBy('revision')
    .orderBy('id')
    .limit(pageSize - ofRevision.length)
    .execute();
  return [...ofRevision, ...later];
}

/** The versions of some names, by their ids; of documents only those that are not known. */
async function versionsOf(
  db: StoreDb,
  names: readonly NameRow[],
  known: KnownDocuments,
): Promise<ReadonlyMap<number, readonly (EntryVersion | KeptVersion)[]>> {
  const rows = await readVersions(
    db,
    names.map(({ id }) => id),
  );
  const knownOf = new Map(names.map((name) => [name.id, known(name)]));
  const isKnown = ({ entry_id, version, document_hash }: VersionRow): boolean =>
    knownOf.get(entry_id)?.get(version) === document_hash;
  const documents = await readDocuments(
    db,
    rows.filter((row) => row.short === null && !isKnown(row)),
  );
  const found = new Map<number, (EntryVersion | KeptVersion)[]>();
  for (const row of rows) {
    const { entry_id, version, status, status_message } = row;
    const state = {
      version,
      status,
      ...(status_message === null ? {} : { statusMessage: status_message }),
      statusChangedAt: row.status_changed_at,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
    };
    const { document_hash: documentHash, short } = row;
    const read = isKnown(row)
      ? { documentHash }
      : short === null
        ? documents.get(row)
        : { document: short, documentHash };
    if (read === undefined) throw new Error(`the document of a version ${version} is not there`);
    const own = found.get(entry_id);
    if (own === undefined) found.set(entry_id, [{ ...state, ...read }]);
    else own.push({ ...state, ...read });
  }
  return found;
}

interface VersionRow extends WantedDocument {
  readonly document_hash: string;
  /** The document, unless it is long. */
  readonly short: string | null;
  readonly status: EntryStatus;
  readonly status_message: string | null;
  readonly status_changed_at: number;
  readonly published_at: number;
  readonly updated_at: number;
}

/** The versions of some names without their long documents, some at a time. */
async function readVersions(db: StoreDb, entries: readonly number[]): Promise<readonly VersionRow[]> {
  const rows: VersionRow[] = [];
  if (entries.length === 0) return rows;
  for (;;) {
    const last = rows.at(-1);
    const more = await readVersionRows(db, entries, last);
    for (const row of more) rows.push(row);
    if (more.length < versionsAtOnce) return rows;
  }
}

function readVersionRows(
  db: StoreDb,
  entries: readonly number[],
  after: VersionRow | undefined,
): Promise<readonly VersionRow[]> {
  const rows = db
    .selectFrom('entry_version')
    .select(['entry_id', 'version', 'document_hash', 'status', 'status_message'])
    .select(['status_changed_at', 'published_at', 'updated_at'])
    .select(sql<number>`octet_length(document)`.as('bytes'))
    .select(sql<string | null>`case when octet_length(document) <= ${shortDocument} then document end`.as('short'))
    .where('entry_id', 'in', entries)
    .orderBy('entry_id')
    .orderBy('version')
    .limit(versionsAtOnce);
  return after === undefined
    ? rows.execute()
    : rows.where(sql<boolean>`(entry_id, version) > (${after.entry_id}, ${after.version})`).execute();
}
