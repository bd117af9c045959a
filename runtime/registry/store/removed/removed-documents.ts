import { sql } from 'kysely';
import type { RemovedPlace } from '../../catalog/entry.ts';
import type { StoreContext } from '../store-context.ts';

/** Documents that one statement reads: pages of lists hold up to a thousand. */
const atOnce = 250;

/** Reads documents of removed versions, in the order of the places; undefined for one that is not kept any more. */
export async function removedDocuments(
  { database }: StoreContext,
  places: readonly RemovedPlace[],
): Promise<readonly (string | undefined)[]> {
  const found = new Map<string, string>();
  for (let at = 0; at < places.length; at += atOnce) {
    const asked = places.slice(at, at + atOnce).map(({ entry, version, claims }) => {
      return sql`(cast(${entry} as bigint), cast(${version} as text), cast(${claims} as text))`;
    });
    const rows = await database.read((db) =>
      db
        .selectFrom('removed_version')
        .select(['entry_id', 'version', 'claims', 'document'])
        .where(sql<boolean>`(entry_id, version, claims) in (values ${sql.join(asked)})`)
        .where('document', 'is not', null)
        .execute(),
    );
    for (const { entry_id, version, claims, document } of rows) {
      if (document !== null) found.set(keyOf({ entry: entry_id, version, claims }), document);
    }
  }
  return places.map((place) => found.get(keyOf(place)));
}

function keyOf({ entry, version, claims }: RemovedPlace): string {
  return JSON.stringify([entry, version, claims]);
}
