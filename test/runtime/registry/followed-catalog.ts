import type { Caller } from '../../../runtime/registry/access/caller.ts';
import { followStore } from '../../../runtime/registry/catalog-refresh.ts';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import { followServers, listServers, type FollowQuery } from '../../../runtime/registry/catalog/list.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';

/** Key of what the registry says about a version. */
export const official = 'io.modelcontextprotocol.registry/official';

/** A row of a list, as far as it matters here. */
export interface ListedRow {
  readonly server: { readonly name: string; readonly version: string; readonly note?: string };
  readonly _meta: { readonly [official]: { readonly status: string; readonly updatedAt: string } };
}

/** Everything that a query lists, page by page. */
export async function rowsOf(
  { catalog, store }: { readonly catalog: Catalog; readonly store: RegistryStore },
  caller: Caller,
  query: Partial<FollowQuery>,
): Promise<ListedRow[]> {
  const { includeDeleted, updatedSince, ...rest } = query;
  const isFollowing = includeDeleted === true || updatedSince !== undefined;
  const rows: ListedRow[] = [];
  let cursor: string | undefined;
  do {
    const view = catalog.view('main', caller) ?? fail();
    const page = isFollowing
      ? await followServers(view, { limit: 2, cursor, ...query }, (places) => store.removedDocuments(places))
      : listServers(view, { limit: 2, cursor, ...rest });
    if (page.outcome !== 'page') throw new Error('the cursor is one of ours');
    const { servers } = JSON.parse(page.body.toString('utf8')) as { servers: ListedRow[] };
    rows.push(...servers);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}

function fail(): never {
  throw new Error('the registry is declared');
}

/** A document of a server that tells one from another by a number. */
export const document = (name: string, version: string, note: number): string =>
  JSON.stringify({ name, version, note });

/** A catalog over a store, with three sources behind one registry: two that people publish to, and one that is read between them. */
export async function served(
  clock: () => number,
): Promise<{ readonly store: RegistryStore; readonly catalog: Catalog; follow: () => Promise<void> }> {
  const store = await openMemoryStore(clock);
  const managed = (name: string) => ({ name, managed: {} });
  const sources = [managed('first'), { name: 'read', file: { data: '' } }, managed('last')];
  await store.declare(sources, [{ name: 'main', sources: sources.map(({ name }) => name) }], 1);
  const catalog = new Catalog();
  const refresh = followStore(store, catalog);
  await refresh.all();
  return { store, catalog, follow: () => refresh.all() };
}
