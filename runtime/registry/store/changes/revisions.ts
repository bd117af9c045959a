import { sql } from 'kysely';
import type { StoreChange } from '../registry-store.ts';
import type { StoreContext } from '../store-context.ts';

/** How far everything is that readers follow: a revision by what it is of. */
export type Revisions = ReadonlyMap<string, { readonly change: StoreChange; readonly revision: number }>;

/** Reads all revisions with one small statement. */
export async function readRevisions({ database }: StoreContext): Promise<Revisions> {
  const rows = await database.read((db) =>
    db
      .selectFrom('declarations')
      .select([sql<StoreChange['of']>`'declarations'`.as('of'), sql<string>`''`.as('source'), 'revision'])
      .unionAll((eb) =>
        eb.selectFrom('source').select([sql<StoreChange['of']>`'entries'`.as('of'), 'name as source', 'revision']),
      )
      .unionAll((eb) =>
        eb.selectFrom('sync_state').select([sql<StoreChange['of']>`'sync'`.as('of'), 'source', 'revision']),
      )
      .unionAll((eb) =>
        eb
          .selectFrom('session_revision')
          .select([sql<StoreChange['of']>`'sessions'`.as('of'), sql<string>`''`.as('source'), 'revision']),
      )
      .execute(),
  );
  return new Map(
    rows.map(({ of, source, revision }) => {
      return [`${of} ${source}`, { change: changeOf(of, source, revision), revision }];
    }),
  );
}

function changeOf(of: StoreChange['of'], source: string, revision: number): StoreChange {
  if (of === 'declarations' || of === 'sessions') return { of };
  return of === 'entries' ? { of, source, revision } : { of, source };
}

/** Everything whose revision differs from before; also where it went back, as after a restored backup. */
export function movedSince(before: Revisions, after: Revisions): StoreChange[] {
  return [...after]
    .filter(([key, { revision }]) => before.get(key)?.revision !== revision)
    .map(([, { change }]) => change);
}
