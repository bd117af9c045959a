import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import { registryCore, type RegistryCore } from '../../../runtime/registry/registry-core.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';

const { log, lines } = memoryLog();
let store: RegistryStore;
let core: RegistryCore;

beforeEach(async () => {
  store = await openMemoryStore();
  core = await registryCore({ store, log, holder: 'one', clock: Date.now });
});
afterEach(async () => {
  await core.close();
  await store.close();
});

const good = '{"data":{"servers":[{"name":"a/b","description":"d","version":"1"}]}}';

test('what becomes of each sync is logged, at the level that it deserves, and a bug with its stack', async () => {
  const sources: RegistrySource[] = [
    { name: 'well', file: { data: good } },
    { name: 'partly', file: { data: good.replace('[', '[{},') } },
    { name: 'badly', file: { data: '{' } },
    // No validator accepts this: its reader fails with an internal error.
    { name: 'bug', file: { url: 'no address' } },
  ];
  await store.declare(sources, [], 1);
  await core.refresh.all();
  core.startSyncing();
  const about = (source: string): unknown => lines().find((line) => line['source'] === source);
  const soon = { timeout: 20_000, interval: 10 };
  await vi.waitFor(() => expect(sources.map(({ name }) => about(name) !== undefined)).not.toContain(false), soon);
  expect(about('well')).toMatchObject({ level: 'info', outcome: 'changed', changed: 1, quarantined: 0 });
  expect(about('partly')).toMatchObject({ level: 'warn', outcome: 'changed', quarantined: 1 });
  expect(about('badly')).toMatchObject({
    level: 'warn',
    outcome: 'failed',
    msg: expect.stringContaining('not valid JSON'),
  });
  expect(about('bug')).toMatchObject({
    level: 'error',
    outcome: 'failed',
    msg: 'a bug met while a source was read',
    err: { type: 'TypeError', stack: expect.stringContaining('read-file') },
  });
});
