import { sameClaims } from '../../access/claims.ts';
import { addedVersions } from './added-versions.ts';
import { documentHash } from '../document-hash.ts';
import type { Publication, PublishOutcome } from '../registry-store.ts';
import { moveSource } from '../changes/source-revision.ts';
import type { StoreContext } from '../store-context.ts';
import { readClaims, writeClaims } from '../stored-claims.ts';

/**
 * Adds a version (spec 1, Claims on published entries): a version is published once, and all versions of a name carry the
 * claims of the first, also when several are published at the same time.
 */
export function publishAlone(context: StoreContext, publication: Publication, now: number): Promise<PublishOutcome> {
  const { source, incarnation, type, name, version, document } = publication;
  return context.write(async (db) => {
    const fence = incarnation === undefined ? {} : { incarnation };
    const revision = await moveSource(context, db, source, fence);
    if (revision === undefined) return { value: 'unknown-source', changes: [] };
    // Written first and judged by what came of it, since everything is undone where it may not be.
    const { id, claims } = await db
      .insertInto('entry')
      .values({ source, type, name, claims: writeClaims(publication.claims), revision, removed_at: null })
      .onConflict((conflict) =>
        conflict.columns(['source', 'type', 'name']).doUpdateSet((eb) => ({
          revision,
          // A tombstone holds no claims, and the name is free for others.
          claims: eb
            .case()
            .when('entry.removed_at', 'is', null)
            .then(eb.ref('entry.claims'))
            .else(eb.ref('excluded.claims'))
            .end(),
          removed_at: null,
        })),
      )
      .returning(['id', 'claims'])
      .executeTakeFirstOrThrow();
    const row = await db
      .insertInto('entry_version')
      .values({
        entry_id: id,
        version,
        document,
        document_hash: documentHash(document),
        status: 'active',
        status_message: null,
        status_changed_at: now,
        published_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (row === undefined) return { value: 'duplicate-version', changes: [] };
    if (!sameClaims(readClaims(claims).claims, publication.claims)) return { value: 'claims-differ', changes: [] };
    const added = addedVersions(revision, [{ publication, now, claims }]);
    return { value: 'published', changes: [{ of: 'entries', source, ...added }] };
  });
}
