import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../../../runtime/observe/log.ts';
import { listServers } from '../../../runtime/registry/catalog/list.ts';
import { registryCore } from '../../../runtime/registry/registry-core.ts';
import { StoreUnavailable, type RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';

const entries = JSON.stringify({
  version: '1.0.0',
  meta: { last_updated: '2026-01-01T00:00:00Z' },
  data: { servers: [{ name: 'com.example/a', description: 'd', version: '1.0.0' }] },
});

test('a server is ready once it serves what the first syncs brought, not when they are in the store', async () => {
  const store = await openMemoryStore();
  await store.declare([{ name: 's', file: { data: entries } }], [{ name: 'main', sources: ['s'] }], 1);
  const gate = Promise.withResolvers<void>();
  const synced = Promise.withResolvers<void>();
  let isGated = false;
  const slow: RegistryStore = {
    ...store,
    async entriesSince(source, since) {
      if (isGated) await gate.promise;
      return store.entriesSince(source, since);
    },
  };
  const core = await registryCore({
    store: slow,
    log: createLog({ level: 'silent', destination: { write: () => undefined } }),
    holder: 'one',
    clock: Date.now,
    onSync: () => () => synced.resolve(),
  });
  isGated = true;
  core.startSyncing();
  await synced.promise;
  const first = core.waitingFor();
  const turns = async (): Promise<'pending'> => {
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    return 'pending';
  };
  expect(await Promise.race([first, turns()])).not.toEqual([]);
  gate.resolve();
  while ((await core.waitingFor()).length > 0) await nextTurn();
  const view = core.catalog.view('main', { mode: 'anonymous' });
  const page = view === undefined ? undefined : listServers(view, { limit: 10 });
  expect(page).toMatchObject({ outcome: 'page', count: 1 });
  await core.close();
  await store.close();
});

test('a server whose first question finds no database waits for that alone: its syncs have ended', async () => {
  const store = await openMemoryStore();
  await store.declare([{ name: 's', file: { data: entries } }], [{ name: 'main', sources: ['s'] }], 1);
  const synced = Promise.withResolvers<void>();
  let isThere = true;
  const whileThere = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (!isThere) throw new StoreUnavailable('down');
    return work();
  };
  const core = await registryCore({
    store: {
      ...store,
      declarations: () => whileThere(() => store.declarations()),
      ping: () => whileThere(() => store.ping()),
    },
    log: createLog({ level: 'silent', destination: { write: () => undefined } }),
    holder: 'one',
    clock: Date.now,
    onSync: () => () => synced.resolve(),
  });
  core.startSyncing();
  await synced.promise;
  // The sync has been announced; a moment later it has ended.
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  isThere = false;
  expect(await core.waitingFor()).toEqual(['the database']);
  isThere = true;
  while ((await core.waitingFor()).length > 0) await nextTurn();
  await core.close();
  await store.close();
});
