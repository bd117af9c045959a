import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import type { Answer } from '../../../../runtime/http/answer.ts';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { followStore, type CatalogRefresh } from '../../../../runtime/registry/catalog-refresh.ts';
import { entryLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { publicationRoom } from '../../../../runtime/registry/quota/publication-room.ts';
import { entryRoutes } from '../../../../runtime/registry/routes/entry-routes.ts';
import { retryOnStale } from '../../../../runtime/registry/routes/retry-on-stale.ts';
import { registryRoutes } from '../../../../runtime/registry/routes/registry-routes.ts';
import type { RegistryService } from '../../../../runtime/registry/routes/registry-service.ts';
import { sourceRoutes } from '../../../../runtime/registry/routes/source-routes.ts';
import type { RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';

let store: RegistryStore;
let catalog: Catalog;
let refresh: CatalogRefresh;
let service: RegistryService;

/** A replica that hears of changes only when it asks. */
beforeEach(async () => {
  store = await openMemoryStore();
  catalog = new Catalog();
  refresh = followStore({ ...store, onChange: () => () => undefined }, catalog);
  await refresh.all();
  const check = (): never => {
    throw new Error('nothing is published here');
  };
  const room = publicationRoom(catalog, entryLimits());
  service = { catalog, store, refresh, check, room, requestSync: () => true, clock: () => 5 };
});
afterEach(async () => {
  await refresh.close();
  await store.close();
});

const manager: Caller = {
  mode: 'authorized',
  subject: 'ada',
  claims: { org: 'acme' },
  roles: new Set(['manageSources', 'manageRegistries']),
};
type Handler<Call> = (call: Call) => Answer | Promise<Answer>;
const called = async (handler: unknown, call: object): Promise<object> =>
  (handler as Handler<object>)({ caller: manager, ...call });
const putSource = (name: string, value: Omit<RegistrySource, 'name'>): Promise<object> =>
  called(sourceRoutes(service).putSource, { params: { sourceName: name }, body: { value: { name, ...value } } });

describe('what is served is older than what is stored', () => {
  test('a source that others have made meanwhile is theirs', async () => {
    await store.putSource({ name: 'new', managed: {}, claims: { org: 'else' } }, 1);
    expect(await putSource('new', { managed: {} })).toMatchObject({ status: 403, code: 'claims-not-satisfied' });
    expect((await store.declarations()).sources).toMatchObject([{ definition: { claims: { org: 'else' } } }]);
  });

  test('a source keeps the kind that it was given meanwhile', async () => {
    await store.putSource({ name: 'new', managed: {} }, 1);
    expect(await putSource('new', { file: { data: '{}' } })).toMatchObject({ code: 'source-kind-fixed' });
  });

  test('a source whose claims have changed meanwhile is not deleted by those of before', async () => {
    await store.putSource({ name: 'new', managed: {} }, 1);
    await refresh.all();
    await store.putSource({ name: 'new', managed: {}, claims: { org: 'else' } }, 2);
    const deleted = await called(sourceRoutes(service).deleteSource, { params: { sourceName: 'new' } });
    expect(deleted).toMatchObject({ status: 403 });
    expect((await store.declarations()).sources).toHaveLength(1);
  });

  test('a registry that others have made meanwhile is theirs, and its name is not free for a source', async () => {
    await store.putSource({ name: 'ours', managed: {} }, 1);
    await refresh.all();
    await store.putRegistry({ name: 'new', sources: ['ours'], claims: { org: 'else' } }, 1);
    const put = registryRoutes(service).putRegistry;
    const value = { sources: ['ours'] };
    expect(await called(put, { params: { registryName: 'new' }, body: { value } })).toMatchObject({ status: 403 });
    expect(await putSource('new', { managed: {} })).toMatchObject({ status: 400, code: 'invalid-parameter' });
    const remove = registryRoutes(service).deleteRegistry;
    await refresh.all();
    expect(await called(remove, { params: { registryName: 'new' } })).toMatchObject({ status: 403 });
  });

  test('what is allowed all the same is done', async () => {
    await store.putSource({ name: 'other', managed: {} }, 1);
    expect(await putSource('new', { managed: {} })).toMatchObject({ status: 201 });
    await store.putSource({ name: 'third', managed: {} }, 2);
    const deleted = await called(sourceRoutes(service).deleteSource, { params: { sourceName: 'new' } });
    expect(deleted).toEqual({ status: 204 });
  });
});

test('an entry whose claims have changed meanwhile is not changed by those of before', async () => {
  const [key, claims] = [{ source: 'ours', type: 'server', name: 'a/b' } as const, { org: 'acme' }];
  await store.putSource({ name: 'ours', managed: {} }, 1);
  await store.publish({ ...key, version: '1.0.0', document: '{}', claims }, 1);
  const author: Caller = { mode: 'authorized', subject: 'bo', claims, roles: new Set(['manageEntries']) };
  const params = { entryType: 'server', entryName: 'a/b', entryVersion: '1.0.0' };
  const { deleteEntryVersion, updateEntryStatus, updateEntryClaims } = entryRoutes(service);
  const body = { value: { status: 'deleted', claims: {} } };
  const call = { params, query: { source: undefined }, body, caller: author };
  for (const handler of [deleteEntryVersion, updateEntryStatus, updateEntryClaims]) {
    await store.setClaims(key, claims, 2);
    await refresh.all();
    await store.setClaims(key, { org: 'else' }, 3);
    const before = await store.entriesSince('ours', 0);
    expect(await called(handler, call)).toMatchObject({ status: 403, code: 'claims-not-satisfied' });
    expect(await store.entriesSince('ours', 0)).toEqual(before);
  }
  await store.setClaims(key, { org: ['acme'] }, 4);
  await refresh.all();
  expect(await called(updateEntryStatus, call)).toMatchObject({ status: 200 });
  expect(await called(deleteEntryVersion, call)).toEqual({ status: 204 });
});

test('who loses against other writers again and again is asked to come back', async () => {
  let attempts = 0;
  const answer = await retryOnStale(service, async () => {
    attempts += 1;
    return 'stale';
  });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(attempts).toBe(20);
});
