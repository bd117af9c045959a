import { sql } from 'kysely';
import { keptStatement } from '../../../storage/postgres/kept-statement.ts';
import type { EntryType } from '../../catalog/entry.ts';
import { addedVersions } from './added-versions.ts';
import { documentHash } from '../document-hash.ts';
import type { Publication } from '../registry-store.ts';
import type { StoreContext } from '../store-context.ts';

/** A publication with its claims as they are stored. */
export interface Offered {
  readonly publication: Publication;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly claims: string | null;
}

interface TakenRow {
  readonly revision: number;
  readonly type: EntryType;
  readonly name: string;
  readonly version: string;
}

/**
 * Publishes to one source of PostgreSQL with a single statement, which is the whole transaction: one way there and back, and one
 * sync to disk for all. Gives those that are published. The others changed nothing and are to be judged alone: their version is
 * there, their name has claims that are written otherwise, or the source is not there.
 *
 * No version is offered twice, all versions of a name come with the same claims, and all mean the same incarnation of the source.
 *
 * What fits is looked up before the source's lock is held, so that a statement that adds nothing writes nothing and makes nobody
 * wait. The insertions look again, at rows that other replicas committed meanwhile.
 */
export function publishTogether(
  context: StoreContext,
  source: string,
  offered: readonly Offered[],
): Promise<ReadonlySet<Offered>> {
  const publications = offered.map(({ publication }) => publication);
  const text = (key: 'type' | 'name' | 'version' | 'document') =>
    sql`${publications.map((publication) => publication[key])}::text[]`;
  const incarnation = publications[0]?.incarnation ?? null;
  const told = context.notice({ of: 'entries', source });
  const statement = sql<TakenRow>`
    with offered as (
      select * from unnest(
        ${text('type')}, ${text('name')}, ${text('version')}, ${text('document')},
        ${publications.map(({ document }) => documentHash(document))}::text[],
        ${offered.map(({ claims }) => claims)}::text[],
        ${offered.map(({ now }) => now)}::bigint[]
      ) as offered (type, name, version, document, document_hash, claims, now)
    ), fitting as materialized (
      select * from offered where not exists (
        select from entry
        where entry.source = ${source} and entry.type = offered.type and entry.name = offered.name
          and entry.removed_at is null
          and (
            entry.claims is distinct from offered.claims
            or exists (select from entry_version where entry_id = entry.id and entry_version.version = offered.version)
          )
      )
    ), moved as (
      update source set revision = revision + 1
      where name = ${source} and deleted_at is null and exists (select from fitting)
        and (${incarnation}::bigint is null or incarnation = ${incarnation}::bigint)
      returning revision${told === undefined ? sql`` : sql`, ${told}`}
    ), named as (
      insert into entry (source, type, name, claims, revision)
      select distinct ${source}::text, type, name, claims, moved.revision from moved cross join fitting
      on conflict (source, type, name) do update
      set claims = excluded.claims, revision = excluded.revision, removed_at = null
      where entry.removed_at is not null or entry.claims is not distinct from excluded.claims
      returning id, type, name
    ), added as (
      insert into entry_version
        (entry_id, version, document, document_hash, status, status_changed_at, published_at, updated_at)
      select named.id, version, document, document_hash, 'active', now, now, now
      from named join fitting on fitting.type = named.type and fitting.name = named.name
      on conflict do nothing
      returning entry_id, version
    )
    select moved.revision, named.type, named.name, added.version
    from moved cross join added join named on named.id = added.entry_id`;
  return context.writeAtOnce(async (db) => {
    const { rows } = await keptStatement('publish', statement).execute(db);
    const keyOf = ({ type, name, version }: Pick<TakenRow, 'type' | 'name' | 'version'>): string =>
      JSON.stringify([type, name, version]);
    const taken = new Set(rows.map(keyOf));
    const published = offered.filter(({ publication }) => taken.has(keyOf(publication)));
    const [first] = rows;
    if (first === undefined) return { value: new Set(), changes: [] };
    const added = addedVersions(first.revision, published);
    return { value: new Set(published), changes: [{ of: 'entries', source, ...added }] };
  });
}
