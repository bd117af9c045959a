import { sql } from 'kysely';
import type { EntryDifference } from './content-difference.ts';
import type { StoreDb } from '../store-context.ts';
import { writeClaims } from '../stored-claims.ts';

/** Most versions of a page; a name has all of its versions in one page, and a page has at least one name. */
const mostVersions = 1_000;

/** Most characters of the documents of a page, for the same reason. */
const mostCharacters = 1024 * 1024;

type Version = EntryDifference['written'][number];

/** Names of a page, and versions with the place of their name in it, counted from one. */
interface Page {
  readonly differences: readonly EntryDifference[];
  readonly versions: readonly { readonly place: number; readonly version: Version }[];
}

/**
 * Writes names and their versions to PostgreSQL, a page of them with one statement of fixed text: columns are parameters, so neither
 * side reads thousands of placeholders, and versions find their names without an answer in between. The next page is made while the
 * database writes the last one.
 */
export async function putPages(
  db: StoreDb,
  source: string,
  differences: readonly EntryDifference[],
  revision: number,
  now: number,
): Promise<void> {
  let underWay: Promise<unknown> | undefined;
  for (const page of pagesOf(differences)) {
    const statement = pageStatement(source, page, revision, now);
    // oxlint-disable-next-line no-await-in-loop -- a connection runs one statement at a time
    await underWay;
    underWay = statement.execute(db);
  }
  await underWay;
}

function* pagesOf(differences: readonly EntryDifference[]): Generator<Page> {
  let page: { differences: EntryDifference[]; versions: Page['versions'][number][] } = {
    differences: [],
    versions: [],
  };
  let characters = 0;
  for (const difference of differences) {
    const size = difference.written.reduce((sum, { document }) => sum + document.length, 0);
    const isFull =
      page.differences.length === mostVersions ||
      page.versions.length + difference.written.length > mostVersions ||
      characters + size > mostCharacters;
    if (isFull && page.differences.length > 0) {
      yield page;
      page = { differences: [], versions: [] };
      characters = 0;
    }
    const place = page.differences.push(difference);
    for (const version of difference.written) page.versions.push({ place, version });
    characters += size;
  }
  if (page.differences.length > 0) yield page;
}

function pageStatement(source: string, { differences, versions }: Page, revision: number, now: number) {
  const of = <Value>(column: (version: Version) => Value): Value[] => versions.map(({ version }) => column(version));
  return sql`
    with given as (
      select * from unnest(
        ${differences.map(({ type }) => type)}::text[],
        ${differences.map(({ name }) => name)}::text[],
        ${differences.map(({ claims, isGone }) => (isGone ? null : writeClaims(claims)))}::text[],
        ${differences.map(({ isGone }) => (isGone ? now : null))}::bigint[]
      ) with ordinality as given (type, name, claims, removed_at, place)
    ), put as (
      insert into entry (source, type, name, claims, revision, removed_at)
      select ${source}::text, type, name, claims, ${revision}::bigint, removed_at from given
      on conflict (source, type, name) do update set
        claims = excluded.claims, revision = excluded.revision, removed_at = excluded.removed_at
      returning id, type, name
    )
    insert into entry_version (entry_id, version, document, document_hash, status, status_message, status_changed_at,
      published_at, updated_at)
    select put.id, row.version, row.document, row.document_hash, row.status, row.status_message, row.status_changed_at,
      row.published_at, row.updated_at
    from unnest(
      ${versions.map(({ place }) => place)}::bigint[],
      ${of(({ version }) => version)}::text[],
      ${of(({ document }) => document)}::text[],
      ${of(({ document_hash }) => document_hash)}::text[],
      ${of(({ status }) => status)}::text[],
      ${of(({ status_message }) => status_message)}::text[],
      ${of(({ status_changed_at }) => status_changed_at)}::bigint[],
      ${of(({ published_at }) => published_at)}::bigint[],
      ${of(({ updated_at }) => updated_at)}::bigint[]
    ) as row (place, version, document, document_hash, status, status_message, status_changed_at, published_at, updated_at)
    join given on given.place = row.place
    join put on put.type = given.type and put.name = given.name
    on conflict (entry_id, version) do update set
      document = excluded.document, document_hash = excluded.document_hash, status = excluded.status,
      status_message = excluded.status_message, status_changed_at = excluded.status_changed_at,
      published_at = excluded.published_at, updated_at = excluded.updated_at`;
}
