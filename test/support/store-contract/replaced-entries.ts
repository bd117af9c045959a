import { expect, test } from 'vitest';
import type { SyncState } from '../../../runtime/registry/store/registry-store.ts';
import { entriesOf, keyOf, publication, removedOf, sharedStore, synced, type Fresh } from './store-under-test.ts';

/** What a sync brings, and its state. */
export function replacedEntriesContract(fresh: Fresh): void {
  const { store, newSource } = sharedStore(fresh);
  const stateOf = async (source: string): Promise<SyncState | undefined> =>
    (await store().declarations()).sources.find(({ name }) => name === source)?.sync;

  test('replaces the content of a source', async () => {
    const source = await newSource();
    await store().replaceEntries(source, synced({ 'a/one': { 1: '{}', 2: '{}' }, 'a/two': { 1: '{}' } }), 10);
    const { changed } = await store().replaceEntries(
      source,
      synced({ 'a/one': { 2: '{"new":1}', 3: '{}' }, 'a/three': { 1: '{}' } }),
      20,
    );
    expect(changed).toBe(3);
    const [one, three, ...others] = await entriesOf(store(), source);
    expect(others).toEqual([]);
    expect(one?.versions).toMatchObject([
      { version: '2', document: '{"new":1}', publishedAt: 10, updatedAt: 20, statusChangedAt: 10 },
      { version: '3', publishedAt: 20, updatedAt: 20 },
    ]);
    const removed = [{ version: '1', document: '{}', publishedAt: 10, removedAt: 20 }];
    expect(await removedOf(store(), one ?? expect.fail())).toEqual(removed);
    expect(three).toMatchObject({ name: 'a/three' });
    // Readers hear of what is gone.
    const { entries } = await store().entriesSince(source, 1);
    const gone = entries.find(({ name }) => name === 'a/two') ?? expect.fail();
    expect(gone.versions).toEqual([]);
    // With what they were, for clients that follow changes.
    expect(await removedOf(store(), gone)).toEqual(removed);
  });

  test('touches nothing where nothing differs', async () => {
    const source = await newSource();
    const content = synced({ 'a/one': { 1: '{"a":1}' }, 'a/two': { 1: '{}' } }, { claims: { org: ['x', 'y'] } });
    expect(await store().replaceEntries(source, content, 10)).toEqual({ changed: 2 });
    const before = await store().entriesSince(source, 0);
    const same = synced({ 'a/two': { 1: '{}' }, 'a/one': { 1: '{"a":1}' } }, { claims: { org: ['y', 'x', 'x'] } });
    expect(await store().replaceEntries(source, same, 20)).toEqual({ changed: 0 });
    expect(await store().entriesSince(source, 0)).toEqual(before);
    expect(await stateOf(source)).toMatchObject({ lastSuccess: 20, serverCount: 2 });
  });

  test('touches only the names that differ', async () => {
    const source = await newSource();
    await store().replaceEntries(source, synced({ 'a/one': { 1: '{}', 2: '{}' }, 'a/two': { 1: '{}' } }), 10);
    const { revision } = await store().entriesSince(source, 0);
    await store().replaceEntries(source, synced({ 'a/one': { 1: '{ }', 2: '{}' }, 'a/two': { 1: '{}' } }), 20);
    const { entries } = await store().entriesSince(source, revision);
    expect(entries.map(({ name }) => name)).toEqual(['a/one']);
    const updated = (await entriesOf(store(), source)).flatMap(({ versions }) => versions.map((one) => one.updatedAt));
    expect(updated).toEqual([20, 10, 10]);
  });

  test('moves every version of a name whose claims changed, and no other', async () => {
    const source = await newSource();
    const versions = { 1: '{}', 2: '{}' };
    await store().replaceEntries(source, synced({ 'a/one': versions }, { claims: { org: 'x' } }), 10);
    await store().replaceEntries(source, synced({ 'a/one': versions }, { claims: { org: 'y' } }), 20);
    expect(await entriesOf(store(), source)).toMatchObject([
      { claims: { org: 'y' }, versions: [{ updatedAt: 20, publishedAt: 10 }, { updatedAt: 20 }] },
    ]);
  });

  test('takes over what another registry says of versions', async () => {
    const source = await newSource();
    const entry = { type: 'skill', name: 'a/one' } as const;
    const state = { quarantined: [], quarantinedCount: 0 };
    const version = { version: '1', document: '{}', publishedAt: 3 };
    const contentWith = (status: object) => ({ entries: [{ ...entry, versions: [{ ...version, ...status }] }], state });
    await store().replaceEntries(source, contentWith({}), 10);
    const deprecated = { status: 'deprecated', statusMessage: 'old' } as const;
    expect(await store().replaceEntries(source, contentWith(deprecated), 20)).toEqual({ changed: 1 });
    expect(await store().replaceEntries(source, contentWith({ ...deprecated, publishedAt: 99 }), 30)).toEqual({
      changed: 0,
    });
    expect((await entriesOf(store(), source))[0]?.versions).toMatchObject([
      { version: '1', document: '{}', ...deprecated, statusChangedAt: 20, publishedAt: 3, updatedAt: 20 },
    ]);
  });

  test('a name without versions is not an entry', async () => {
    const source = await newSource();
    await store().replaceEntries(source, synced({ 'a/one': { 1: '{}' } }), 10);
    expect(await store().replaceEntries(source, synced({ 'a/one': {} }), 20)).toEqual({ changed: 1 });
    expect(await store().replaceEntries(source, synced({ 'a/one': {} }), 30)).toEqual({ changed: 0 });
    expect(await entriesOf(store(), source)).toEqual([]);
    expect(await store().publish(publication(source, { name: 'a/one' }), 40)).toBe('published');
  });

  test('content with a name or version twice is refused as a whole', async () => {
    const source = await newSource();
    await store().replaceEntries(source, synced({ 'a/one': { 1: '{}' } }), 10);
    const before = await store().entriesSince(source, 0);
    const { entries, state } = synced({ 'a/two': { 1: '{}' } });
    await expect(store().replaceEntries(source, { entries: [...entries, ...entries], state }, 20)).rejects.toThrow(
      'twice',
    );
    const twice = entries.map((entry) => ({ ...entry, versions: [...entry.versions, ...entry.versions] }));
    await expect(store().replaceEntries(source, { entries: twice, state }, 20)).rejects.toThrow('twice');
    expect(await store().entriesSince(source, 0)).toEqual(before);
  });

  test('more names than one statement takes', async () => {
    const source = await newSource();
    const many = Object.fromEntries(Array.from({ length: 2_300 }, (_, at) => [`a/${at}`, { 1: '{}', 2: '{}' }]));
    expect(await store().replaceEntries(source, synced(many), 10)).toEqual({ changed: 2_300 });
    expect(await entriesOf(store(), source)).toHaveLength(2_300);
    const other = Object.fromEntries(Object.keys(many).map((name) => [name, { 2: '{"x":1}' }]));
    expect(await store().replaceEntries(source, synced(other, { claims: { org: 'x' } }), 20)).toEqual({
      changed: 2_300,
    });
    const { entries } = await store().entriesSince(source, 1);
    expect(entries).toHaveLength(2_300);
    expect(new Set(entries.map(({ versions }) => versions.map(({ version }) => version).join()))).toEqual(
      new Set(['2']),
    );
    expect(await store().replaceEntries(source, synced({}), 30)).toEqual({ changed: 2_300 });
    expect(await entriesOf(store(), source)).toEqual([]);
  });

  test('names with more versions than one statement takes, large documents, and words that mean something to a database', async () => {
    const source = await newSource();
    const words = '{"words":"NULL, {}, \\\\, \\"quoted\\", $1, ünï 😀"}';
    const servers = {
      'a/few': { 1: words, NULL: '{"a": 1}' },
      'a/large': { 1: `{"text":"${'x'.repeat(900_000)}"}`, 2: `{"text":"${'y'.repeat(900_000)}"}` },
      'a/many': Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`1.0.${at}`, `{"at":${at}}`])),
      'a/NULL': { 1: '{}' },
    };
    const read = async (): Promise<unknown> => {
      const entries = await entriesOf(store(), source);
      return Object.fromEntries(
        entries.map(({ name, versions }) => [
          name,
          Object.fromEntries(versions.map(({ version, document }) => [version, document])),
        ]),
      );
    };
    expect(await store().replaceEntries(source, synced(servers), 10)).toEqual({ changed: 4 });
    expect(await read()).toEqual(servers);
    const fewer = { ...servers, 'a/few': { 1: '{"words":"others"}' }, 'a/new': { 1: words } };
    expect(await store().replaceEntries(source, synced(fewer), 20)).toEqual({ changed: 2 });
    expect(await read()).toEqual(fewer);
  });

  test('keeps the state of a sync', async () => {
    const source = await newSource();
    const quarantined = [{ name: 'a/bad', version: '1', problem: 'description is missing' }];
    const content = synced({ 'a/one': { 1: '{}' } });
    const state = { contentHash: 'c', filterHash: 'f', etag: '"e"', quarantined, quarantinedCount: 1 };
    await store().replaceEntries(source, { ...content, state }, 10);
    const complete = {
      phase: 'complete',
      lastSuccess: 10,
      lastAttempt: 10,
      attemptCount: 0,
      serverCount: 1,
      skillCount: 0,
    };
    expect(await stateOf(source)).toEqual({ ...complete, ...state });
    const failed: SyncState = {
      phase: 'failed',
      lastAttempt: 20,
      attemptCount: 3,
      message: 'no answer\0',
      serverCount: 1,
      skillCount: 0,
      quarantined: [],
      quarantinedCount: 0,
    };
    const before = await store().entriesSince(source, 0);
    await store().setSyncState(source, failed);
    expect(await stateOf(source)).toEqual({ ...failed, message: 'no answer\uFFFD' });
    expect(await store().entriesSince(source, 0)).toEqual(before);
  });

  test('a source that was deleted meanwhile gets neither entries nor a state', async () => {
    const source = await newSource();
    await store().publish(publication(source), 1);
    await store().deleteSource(source);
    expect(await store().replaceEntries(source, synced({ 'a/one': { 1: '{}' } }), 10)).toEqual({
      changed: 0,
      isStale: true,
    });
    expect(await store().publish(publication(source), 2)).toBe('unknown-source');
    expect(await store().setClaims(keyOf(source), {}, 2)).toBe('unknown');
    expect(await entriesOf(store(), source)).toEqual([]);
    await store().putSource({ name: source, managed: {} }, 20);
    expect(await stateOf(source)).toMatchObject({ phase: 'pending' });
    expect(await entriesOf(store(), source)).toEqual([]);
  });
}
