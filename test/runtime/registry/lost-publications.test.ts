import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import { lostPublications } from '../../../runtime/registry/lost-publications.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';

const team: RegistrySource = { name: 'team', managed: {} };
const file: RegistrySource = { name: 'files', file: { path: '/x' } };

let store: RegistryStore;
beforeEach(async () => {
  store = await openMemoryStore();
  await store.declare([team, file], [], 1);
});
afterEach(() => store.close());

test('a managed source without entries may go', async () => {
  expect(await lostPublications(store, [file])).toBeUndefined();
});

test('one that holds entries may neither go nor become another kind', async () => {
  const entry = { source: 'team', type: 'server', name: 'com.example/a', version: '1.0.0', document: '{}' } as const;
  await store.publish(entry, 1);
  expect(await lostPublications(store, [team])).toBeUndefined();
  expect(await lostPublications(store, [file])).toMatchObject({
    problem: 'the managed source "team" holds 1 published entry, and the configuration no longer has it',
  });
  expect(await lostPublications(store, [{ name: 'team', file: { path: '/x' } }])).toMatchObject({
    problem: expect.stringContaining('makes another kind of source of it'),
    hint: expect.stringContaining('delete its entries over the API first'),
  });
  await store.deleteVersion(entry, '1.0.0', 2);
  expect(await lostPublications(store, [file])).toBeUndefined();
});

test('sources that are read come back by themselves, and may go', async () => {
  const content = { entries: [{ type: 'server', name: 'a/b', versions: [{ version: '1', document: '{}' }] }] } as const;
  await store.replaceEntries('files', { ...content, state: { quarantined: [], quarantinedCount: 0 } }, 1);
  expect(await lostPublications(store, [team])).toBeUndefined();
});
