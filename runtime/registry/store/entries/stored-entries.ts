import { sql } from 'kysely';
import type { EntryType } from '../../catalog/entry.ts';
import { entryKey, type StoredEntry } from './content-difference.ts';
import type { StoreDb } from '../store-context.ts';
import { readClaims } from '../stored-claims.ts';

/** Names that are read together: an answer of the embedded database holds up the whole process, and so does what is made of any. */
const namesAtOnce = 250;

/** What a source holds, by `entryKey`, names of which only what was removed is left included; read in pages, without documents. */
export async function storedEntries(db: StoreDb, source: string): Promise<Map<string, StoredEntry>> {
  const stored = new Map<string, StoredEntry>();
  let last: { readonly type: EntryType; readonly name: string } | undefined;
  for (;;) {
    const names = await readNames(db, source, last);
    last = names.at(-1);
    if (last === undefined) return stored;
    const ids = names.map(({ id }) => id);
    const versions = await db
      .selectFrom('entry_version')
      .select(['entry_id', 'version', 'document_hash', 'status', 'status_message', 'status_changed_at', 'published_at'])
      .where('entry_id', 'in', ids)
      .execute();
    const versionsOf = Map.groupBy(versions, ({ entry_id }) => entry_id);
    for (const { id, type, name, claims } of names) {
      const own = (versionsOf.get(id) ?? []).map((version) => [version.version, version] as const);
      stored.set(entryKey({ type, name }), { id, type, name, ...readClaims(claims), versions: new Map(own) });
    }
    if (names.length < namesAtOnce) return stored;
  }
}

function readNames(
  db: StoreDb,
  source: string,
  after: { readonly type: EntryType; readonly name: string } | undefined,
) {
  const names = db
    .selectFrom('entry')
    .select(['id', 'type', 'name', 'claims'])
    .where('source', '=', source)
    .orderBy('type')
    .orderBy('name')
    .limit(namesAtOnce);
  return after === undefined
    ? names.execute()
    : names.where(sql<boolean>`(type, name) > (${after.type}, ${after.name})`).execute();
}
