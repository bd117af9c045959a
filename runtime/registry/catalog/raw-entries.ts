import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import type { EntryType } from './entry.ts';
import type { SourceSnapshot } from './source-snapshot.ts';

/** How managers' lists name the types. */
const typeNames: Readonly<Record<EntryType, string>> = { server: 'MCP', skill: 'SKILL' };

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

function rawEntry(entry: CatalogEntry): object {
  return {
    entryType: typeNames[entry.type],
    name: entry.name,
    ...(entry.claims === undefined ? {} : { claims: entry.claims }),
    versions: entry.versions.map(rawVersion),
  };
}

function body(rows: readonly object[]): Buffer {
  return Buffer.from(JSON.stringify({ entries: rows }));
}

function entriesOf({ servers, skills }: SourceSnapshot): readonly CatalogEntry[] {
  return [...servers.entries, ...skills.entries];
}

/** What managers see of a source, unfiltered: each name with its claims and all its versions (spec 1, /v1/sources/{name}/entries). */
export function sourceEntries(snapshot: SourceSnapshot): Buffer {
  return body(entriesOf(snapshot).map(rawEntry));
}

/**
 * What managers see of a registry, unfiltered and without precedence: a row for each version in each source, with the
 * source's name and its place in the registry, counted from 0 (spec 1, /v1/registries/{name}/entries).
 */
export function registryEntries(
  sources: readonly { readonly record: { readonly name: string }; readonly snapshot: SourceSnapshot }[],
): Buffer {
  return body(
    sources.flatMap(({ record, snapshot }, position) =>
      entriesOf(snapshot).flatMap((entry) =>
        entry.versions.map((version) => ({
          entryType: typeNames[entry.type],
          name: entry.name,
          ...rawVersion(version),
          sourceName: record.name,
          position,
        })),
      ),
    ),
  );
}
