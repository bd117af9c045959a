import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import type { EntryType } from './entry.ts';
import { largestPage } from './list-page.ts';
import { readRawCursor, writeRawCursor, type RawCursor } from './raw-cursor.ts';
import type { SourceSnapshot } from './source-snapshot.ts';
import { compareRanked, rankVersion } from './version-order.ts';

/** A source by its name, with what it holds. */
export interface RawSource {
  readonly record: { readonly name: string };
  readonly snapshot: SourceSnapshot;
}

/** What a manager asks for. Without a limit: everything that is left, as far as a page holds it. */
export interface RawQuery {
  /** Rows on a page, at least 1. */
  readonly limit?: number | undefined;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** A list, or that the cursor is none of it (400). */
export type RawResult = { readonly outcome: 'page'; readonly body: Buffer } | { readonly outcome: 'bad-cursor' };

interface Row {
  readonly value: object;
  readonly at: RawCursor;
}

/** How managers' lists name the types. */
const typeNames: Readonly<Record<EntryType, string>> = { server: 'MCP', skill: 'SKILL' };

/** What managers see of a source, unfiltered: each name with its claims and all its versions (spec 1, /v1/sources/{name}/entries). */
export function sourceEntries(source: RawSource, query: RawQuery = {}): RawResult {
  return list([source], query, (entry) => {
    const { type, name } = entry;
    return [{ value: rawEntry(entry), at: { source: source.record.name, type, name } }];
  });
}

/**
 * What managers see of a registry, unfiltered and without precedence: a row for each version in each source, with the
 * source's name and its place in the registry, counted from 0 (spec 1, /v1/registries/{name}/entries).
 */
export function registryEntries(sources: readonly RawSource[], query: RawQuery = {}): RawResult {
  return list(sources, query, (entry, position, after) => {
    const sourceName = sources[position]?.record.name ?? '';
    const { type, name, claims } = entry;
    const versions = after === undefined ? entry.versions : olderThan(entry.versions, after);
    return versions.map((version) => ({
      value: {
        entryType: typeNames[type],
        name,
        ...(claims === undefined ? {} : { claims }),
        ...rawVersion(version),
        sourceName,
        position,
      },
      at: { source: sourceName, type, name, version },
    }));
  });
}

/** The rows of an entry; `after`: a page ended in it, and these are what follows. */
type RowsOf = (entry: CatalogEntry, position: number, after: RawCursor | undefined) => readonly Row[];

function list(sources: readonly RawSource[], { limit, cursor }: RawQuery, rowsOf: RowsOf): RawResult {
  const after = cursor === undefined ? undefined : readRawCursor(cursor);
  const first = after === undefined ? 0 : sources.findIndex(({ record }) => record.name === after.source);
  if (first < 0 || (cursor !== undefined && after === undefined)) return { outcome: 'bad-cursor' };
  const rows: Buffer[] = [];
  let last: RawCursor | undefined;
  let bytes = 0;
  for (const { value, at } of rowsAfter(sources, first, after, rowsOf)) {
    const row = Buffer.from(JSON.stringify(value));
    bytes += row.length;
    if ((rows.length === limit || bytes > largestPage) && last !== undefined)
      return page(rows, { nextCursor: writeRawCursor(last) });
    rows.push(row);
    last = at;
  }
  return page(rows, limit === undefined && cursor === undefined ? undefined : {});
}

/** Rows in order: source by source, servers before skills, by name. */
function* rowsAfter(
  sources: readonly RawSource[],
  first: number,
  after: RawCursor | undefined,
  rowsOf: RowsOf,
): Iterable<Row> {
  for (let position = first; position < sources.length; position += 1) {
    const resumed = position === first ? after : undefined;
    const { servers, skills } = sources[position]?.snapshot ?? {};
    for (const [type, table] of [['server', servers] as const, ['skill', skills] as const]) {
      if (table === undefined || (resumed?.type === 'skill' && type === 'server')) continue;
      const from = resumed?.type === type ? resumed : undefined;
      const { entries } = table;
      for (let place = from === undefined ? 0 : entries.placeOf(from.name); place < entries.length; place += 1) {
        const entry = entries.entry(place);
        if (entry === undefined) continue;
        const inside = entry.name === from?.name ? from : undefined;
        // A cursor without a version is after the whole entry.
        if (inside === undefined || inside.version !== undefined) yield* rowsOf(entry, position, inside);
      }
    }
  }
}

function olderThan(versions: readonly CatalogVersion[], { version }: RawCursor): readonly CatalogVersion[] {
  if (version === undefined) return [];
  const key = rankVersion(version);
  return versions.filter((each) => compareRanked(rankVersion(each), key) > 0);
}

function page(rows: readonly Buffer[], where: { readonly nextCursor?: string } | undefined): RawResult {
  const metadata = where === undefined ? undefined : { ...where, count: rows.length };
  const closing = `]${metadata === undefined ? '' : `,"metadata":${JSON.stringify(metadata)}`}}`;
  const parts = rows.flatMap((row, place) => (place === 0 ? [row] : [comma, row]));
  return { outcome: 'page', body: Buffer.concat([opening, ...parts, Buffer.from(closing)]) };
}

const opening = Buffer.from('{"entries":[');
const comma = Buffer.from(',');

function rawEntry({ type, name, claims, versions }: CatalogEntry): object {
  return {
    entryType: typeNames[type],
    name,
    ...(claims === undefined ? {} : { claims }),
    versions: versions.map(rawVersion),
  };
}

function rawVersion(version: CatalogVersion): object {
  return {
    version: version.version,
    ...(version.title === undefined ? {} : { title: version.title }),
    ...(version.description === undefined ? {} : { description: version.description }),
    status: version.status,
    createdAt: new Date(version.publishedAt).toISOString(),
    updatedAt: new Date(version.updatedAt).toISOString(),
  };
}
