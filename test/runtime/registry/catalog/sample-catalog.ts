import { atOnce } from '../../../../runtime/schedule/steps.ts';
import type { Claims } from '../../../../generated/types/claims.ts';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import type { Entry, EntryVersion } from '../../../../runtime/registry/catalog/entry.ts';
import {
  followServers,
  listServers,
  type FollowQuery,
  type ListResult,
} from '../../../../runtime/registry/catalog/list.ts';
import type { ReadRemoved } from '../../../../runtime/registry/catalog/list-page.ts';
import type { RegistryView } from '../../../../runtime/registry/catalog/registry-view.ts';
import type { ViewLimits } from '../../../../runtime/registry/catalog/view-cache.ts';
import type { Declarations } from '../../../../runtime/registry/store/registry-store.ts';

/** Anonymous: sees everything. */
export const everybody: Caller = { mode: 'anonymous' };

/** A caller under full authorization without a role. */
export function callerWith(claims: Record<string, unknown>): Caller {
  return { mode: 'authorized', subject: 's', claims, roles: new Set() };
}

/** A version of a server, active and published at 1000 unless told otherwise. */
export function serverVersionOf(
  name: string,
  version: string,
  more: Partial<EntryVersion> & { readonly title?: string; readonly description?: string } = {},
): EntryVersion {
  const { title, description = 'About it', ...rest } = more;
  const document = JSON.stringify({ name, ...(title === undefined ? {} : { title }), description, version });
  return { version, document, status: 'active', statusChangedAt: 1000, publishedAt: 1000, updatedAt: 1000, ...rest };
}

/** A server with versions in the given order. */
export function server(name: string, versions: readonly (string | EntryVersion)[] = ['1.0.0'], claims?: Claims): Entry {
  return {
    type: 'server',
    name,
    versions: versions.map((version) => (typeof version === 'string' ? serverVersionOf(name, version) : version)),
    ...(claims === undefined ? {} : { claims }),
  };
}

/** A skill (`namespace/name`) with one version. */
export function skill(name: string, version = '1.0.0', claims?: Claims): Entry {
  return { ...server(name, [version], claims), type: 'skill' };
}

/** Declarations of managed sources and of registries over them. */
export function declarations(
  sources: readonly string[],
  registries: Readonly<Record<string, readonly string[]>>,
  createdAt = 1,
): Declarations {
  const times = { createdAt, updatedAt: createdAt };
  return {
    revision: 1,
    sources: sources.map((name) => ({
      name,
      incarnation: createdAt,
      origin: 'CONFIG',
      definition: { name, managed: {} },
      revision: 0,
      sync: { phase: 'pending', attemptCount: 0, serverCount: 0, skillCount: 0, quarantined: [], quarantinedCount: 0 },
      ...times,
    })),
    registries: Object.entries(registries).map(([name, of]) => ({ name, origin: 'CONFIG', sources: of, ...times })),
  };
}

/** A catalog with one registry `main` over the given sources, in their order. */
export function catalogOf(sources: Readonly<Record<string, readonly Entry[]>>, limits?: ViewLimits): Catalog {
  const catalog = new Catalog(limits);
  catalog.applyDeclarations(declarations(Object.keys(sources), { main: Object.keys(sources) }));
  for (const [name, entries] of Object.entries(sources)) change(catalog, name, entries);
  return catalog;
}

/** Applies changes of entries as the next revision of a source. */
export function change(catalog: Catalog, source: string, entries: readonly Entry[]): void {
  const since = catalog.revisionOf(source);
  const changes = { revision: since + 1, entries, complete: false };
  if (!atOnce(catalog.applyEntries(source, since, changes))) throw new Error(`no source ${source}`);
}

/** What a caller sees of the registry `main`. */
export function viewOf(catalog: Catalog, caller: Caller = everybody): RegistryView {
  const view = catalog.view('main', caller);
  if (view === undefined) throw new Error('the registry is declared');
  return view;
}

/** A page of servers, with what is gone where the query asks for it; nothing that is gone has a document here. */
export async function listed(view: RegistryView, query: FollowQuery): Promise<ListResult> {
  const { includeDeleted, updatedSince, ...rest } = query;
  if (includeDeleted !== true && updatedSince === undefined) return listServers(view, rest);
  return followServers(view, query, nothingKept);
}

/** A store that keeps no document of what is gone. */
export const nothingKept: ReadRemoved = async (places) => places.map(() => undefined);

/** Rows of a page of servers as `name@version`, and its metadata. */
export function rowsOf(result: ListResult): {
  readonly rows: readonly string[];
  readonly metadata: { readonly count: number; readonly nextCursor?: string };
} {
  if (result.outcome !== 'page') throw new Error('the cursor is one of ours');
  const { servers, metadata } = JSON.parse(result.body.toString()) as {
    servers: { server: { name: string; version: string } }[];
    metadata: { count: number; nextCursor?: string };
  };
  return { rows: servers.map((row) => `${row.server.name}@${row.server.version}`), metadata };
}
