import { sql } from 'kysely';
import { batchesByBytes } from '../batches.ts';
import type { StoreDb } from '../store-context.ts';

/** A document that is to be read, and how long it is. */
export interface WantedDocument {
  readonly entry_id: number;
  readonly version: string;
  readonly bytes: number;
}

/** A document with its hash, as they are stored together. */
export interface ReadDocument {
  readonly document: string;
  readonly documentHash: string;
}

/** Reads documents of versions, so many at a time that no answer of the database is large. What is not there is not in the result. */
export async function readDocuments<Wanted extends WantedDocument>(
  db: StoreDb,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<Wanted, ReadDocument>> {
  const found = new Map<Wanted, ReadDocument>();
  for (const batch of batchesByBytes(wanted)) {
    const rows = await db
      .selectFrom('entry_version')
      .select(['entry_id', 'version', 'document', 'document_hash'])
      .where(sql<boolean>`(entry_id, version) in (values ${sql.join(batch.map(rowOf))})`)
      .execute();
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    for (const each of batch) {
      const row = byKey.get(keyOf(each));
      if (row !== undefined) found.set(each, { document: row.document, documentHash: row.document_hash });
    }
  }
  return found;
}

function rowOf({ entry_id, version }: WantedDocument) {
  return sql`(cast(${entry_id} as bigint), cast(${version} as text))`;
}

function keyOf({ entry_id, version }: { readonly entry_id: number; readonly version: string }): string {
  return `${entry_id} ${version}`;
}
