import { sql } from 'kysely';
import type { StoreTables } from '../../../runtime/registry/store/tables.ts';
import type { Database } from '../../../runtime/storage/database.ts';
import { sourceName } from './sample-entries.ts';
import type { sampleEntries } from './sample-entries.ts';

/** The tables of the store, and the claims of entries in a form that a query can ask for. */
export type ClaimedTables = StoreTables & { entry_claim: { entry_id: number; key: string; value: string } };

/** Adds the table of claims, with the keys and values of some entries. */
export async function addClaimTable(
  database: Database<ClaimedTables>,
  entries: ReturnType<typeof sampleEntries>,
): Promise<void> {
  await database.write(async (db) => {
    await db.schema
      .createTable('entry_claim')
      .addColumn('entry_id', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_claim_key', ['entry_id', 'key', 'value'])
      .execute();
    const ids = new Map(
      (await db.selectFrom('entry').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
    );
    const rows = entries.flatMap(({ name, claims }) =>
      Object.entries(claims).map(([key, value]) => ({ entry_id: ids.get(name) ?? 0, key, value: String(value) })),
    );
    for (let from = 0; from < rows.length; from += 1000) {
      // oxlint-disable-next-line no-await-in-loop -- one statement takes so many values
      await db
        .insertInto('entry_claim')
        .values(rows.slice(from, from + 1000))
        .execute();
    }
    return { value: undefined, keep: true };
  });
  await database.read((db) => sql`analyze`.execute(db));
}

/** The first page of what a caller sees, as a server without a catalog in memory would ask for it: by name, after a key. */
export function keysetPage(
  database: Database<ClaimedTables>,
  claims: { readonly org: string; readonly team: readonly string[] },
  limit: number,
): Promise<readonly { readonly name: string; readonly document: string }[]> {
  return database.read((db) =>
    db
      .selectFrom('entry')
      .innerJoin('entry_version', 'entry_version.entry_id', 'entry.id')
      .select(['entry.name', 'document', 'status', 'status_changed_at', 'published_at', 'updated_at'])
      .where('source', '=', sourceName)
      .where('type', '=', 'server')
      .where('entry.name', '>', '')
      .where('removed_at', 'is', null)
      .where('status', '!=', 'deleted')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('entry_claim')
            .select('key')
            .whereRef('entry_claim.entry_id', '=', 'entry.id')
            .where('key', '=', 'team')
            .where('value', 'in', [...claims.team]),
        ),
      )
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('entry_claim')
            .select('key')
            .whereRef('entry_claim.entry_id', '=', 'entry.id')
            .where('key', '=', 'org')
            .where('value', '=', claims.org),
        ),
      )
      .orderBy('entry.name')
      .limit(limit)
      .execute(),
  );
}
