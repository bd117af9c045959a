import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Claims } from '../../../generated/types/claims.ts';
import type { Entry } from '../../../runtime/registry/catalog/entry.ts';
import type { RegistryStore, StoreChange } from '../../../runtime/registry/store/registry-store.ts';
import { eventually } from './eventually.ts';
import {
  entriesOf,
  everythingOf,
  keyOf,
  publication,
  sharedStore,
  sorted,
  synced,
  type Fresh,
} from './store-under-test.ts';

/** A reader that keeps a copy, as the catalog does. */
function follower(store: RegistryStore, source: string) {
  const copy = new Map<string, Entry>();
  let revision = 0;
  return {
    revision: () => revision,
    entries: () => sorted(copy.values()),
    read: async (): Promise<void> => {
      const before = new Map(copy);
      const versionsOf = ({ type, name }: Pick<Entry, 'type' | 'name'>) =>
        before.get(`${type} ${name}`)?.versions ?? [];
      const changes = await store.entriesSince(
        source,
        revision,
        (name) => new Map(versionsOf(name).map(({ version, documentHash = '' }) => [version, documentHash])),
      );
      if (changes.complete) copy.clear();
      ({ revision } = changes);
      for (const entry of changes.entries) {
        const key = `${entry.type} ${entry.name}`;
        const own = versionsOf(entry);
        const withDocuments = entry.versions.map((version) => ({
          ...version,
          document:
            version.document ?? own.find((known) => known.version === version.version)?.document ?? expect.fail(),
        }));
        if (entry.versions.length === 0 && entry.removed?.length === 0) copy.delete(key);
        else copy.set(key, { ...entry, versions: withDocuments });
      }
    },
  };
}

const names = fc.constantFrom('a/one', 'a/two', 'a/three');
const versions = fc.constantFrom('1', '2', '3');
const claims: fc.Arbitrary<Claims | undefined> = fc.constantFrom(undefined, { org: 'a' }, { org: ['a', 'b'] });
type Write = (store: RegistryStore, source: string, now: number) => Promise<unknown>;

const writes: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ name: names, version: versions, claims }).map((given): Write => (store, source, now) => {
      const { claims: own, ...rest } = given;
      return store.publish(
        publication(source, { ...rest, document: `{"at":${now}}`, ...(own && { claims: own }) }),
        now,
      );
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(names, versions).map(
      ([name, version]): Write =>
        (store, source, now) =>
          store.deleteVersion(keyOf(source, name), version, now),
    ),
  },
  fc.tuple(names, versions, fc.constantFrom('active', 'deprecated', 'deleted')).map(
    ([name, version, status]): Write =>
      (store, source, now) =>
        store.setStatus(keyOf(source, name), version, { status }, now),
  ),
  fc.tuple(names, claims).map(
    ([name, own]): Write =>
      (store, source, now) =>
        store.setClaims(keyOf(source, name), own, now),
  ),
  fc.dictionary(names, fc.dictionary(versions, fc.constantFrom('{}', '{"b":1}'))).map(
    (servers): Write =>
      (store, source, now) =>
        store.replaceEntries(source, synced(servers), now),
  ),
  fc.constant<Write>(async (store, source, now) => {
    await store.deleteSource(source);
    await store.putSource({ name: source, managed: {} }, now);
  }),
);

/** The changes that readers receive, and the entries that they then find. `runs`: how often the property is tried. */
export function readersContract(fresh: Fresh, runs: number): void {
  const { store, newSource } = sharedStore(fresh);

  test('a reader that follows revisions has what a full read gives, whatever is written in between and at the same time', async () => {
    const steps = fc.array(
      fc.record({ together: fc.array(writes, { minLength: 1, maxLength: 3 }), reads: fc.boolean() }),
      {
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const source = await newSource();
        const reader = follower(store(), source);
        let now = 10;
        for (const { together, reads } of given) {
          now += 1;
          const at = now;
          const before = reader.revision();
          await Promise.all([...together.map((write) => write(store(), source, at)), reads && reader.read()]);
          expect(reader.revision()).toBeGreaterThanOrEqual(before);
        }
        await reader.read();
        expect(reader.entries()).toEqual(await everythingOf(store(), source));
      }),
      { numRuns: runs },
    );
  });

  test('no document is read under claims that its name had at another time', async () => {
    const source = await newSource();
    const writing = { isOver: false };
    const write = async (): Promise<void> => {
      for (let at = 1; at <= 60; at += 1) {
        const own = { org: `org-${at % 2}` };
        await store().publish(publication(source, { claims: own, document: JSON.stringify(own) }), at);
        await store().deleteVersion(keyOf(source), '1.0.0', at);
      }
      writing.isOver = true;
    };
    const read = async (): Promise<void> => {
      while (!writing.isOver) {
        const { entries } = await store().entriesSince(source, 0);
        for (const entry of entries) {
          for (const { document } of entry.versions) expect(document).toBe(JSON.stringify(entry.claims));
        }
        await new Promise(setImmediate);
      }
    };
    await Promise.all([write(), read(), read()]);
  });

  test('what changes while it is read, over more pages than one, is read once', async () => {
    const source = await newSource();
    const all = Array.from({ length: 2_200 }, (_, at) => `a/${at}`);
    await store().replaceEntries(source, synced(Object.fromEntries(all.map((name) => [name, { 1: '{}' }]))), 1);
    const following = follower(store(), source);
    const readOnce = async (): Promise<void> => {
      const { entries } = await store().entriesSince(source, 0);
      expect(new Set(entries.map(({ name }) => name)).size).toBe(all.length);
      expect(entries.filter(({ versions: own }) => own.length !== 1)).toEqual([]);
    };
    const reads: Promise<unknown>[] = [following.read()];
    for (const name of all.slice(0, 30)) {
      reads.push(readOnce());
      await store().setStatus(keyOf(source, name), '1', { status: 'deprecated' }, 2);
    }
    await Promise.all(reads);
    await following.read();
    expect(following.entries()).toEqual(await entriesOf(store(), source));
  });

  test('a document that the reader has is not read again, and another under the same version is', async () => {
    const source = await newSource();
    const documents = { 'a/one': { 1: '{"n":1}', 2: '{"n":2}', 3: '{"n":3}' } };
    await store().replaceEntries(source, synced(documents), 1);
    const first = await store().entriesSince(source, 0);
    const hashes = new Map(first.entries[0]?.versions.map(({ version, documentHash = '' }) => [version, documentHash]));
    await store().replaceEntries(source, synced({ 'a/one': { ...documents['a/one'], 2: '{"n":0}', 4: '{}' } }), 2);
    const { entries } = await store().entriesSince(source, first.revision, () => hashes);
    expect(sorted(entries)[0]?.versions.map(({ version, document }) => [version, document])).toEqual([
      ['1', undefined],
      ['2', '{"n":0}'],
      ['3', undefined],
      ['4', '{}'],
    ]);
  });

  test('documents of many megabytes are read whole', async () => {
    const source = await newSource();
    const text = (at: number): string => `{"at":${at},"text":"${'x'.repeat(900_000)}"}`;
    const versions20 = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, text(at)]));
    await store().replaceEntries(source, synced({ 'a/large': versions20 }), 1);
    const [entry] = await entriesOf(store(), source);
    expect(entry?.versions.map(({ version, document }) => document === text(Number(version)))).toEqual(
      Array.from({ length: 20 }, () => true),
    );
  });

  test('a reader with a revision from before a source was made anew has to start over', async () => {
    const source = await newSource();
    await store().publish(publication(source), 1);
    const reader = follower(store(), source);
    await reader.read();
    await store().deleteSource(source);
    await store().putSource({ name: source, managed: {} }, 2);
    await store().publish(publication(source, { name: 'a/other' }), 3);
    expect(await store().entriesSince(source, reader.revision())).toMatchObject({
      complete: true,
      entries: [{ name: 'a/other' }],
    });
    await reader.read();
    expect(reader.entries()).toEqual(await entriesOf(store(), source));
  });

  test('a reader with a revision beyond that of the database, as after a restored backup, has to start over', async () => {
    const source = await newSource();
    await store().publish(publication(source), 1);
    expect(await store().entriesSince(source, 7)).toMatchObject({ revision: 1, complete: true, entries: [{}] });
  });

  test('every change is announced, and no longer after stop', async () => {
    const source = await newSource();
    const heard: StoreChange[] = [];
    const stop = store().onChange((change) => heard.push(change));
    onTestFinished(stop);
    const after = async (write: () => Promise<unknown>, ...changes: readonly StoreChange[]): Promise<void> => {
      heard.length = 0;
      await write();
      for (const change of changes)
        await eventually(() => expect(heard).toContainEqual(expect.objectContaining(change)));
    };
    const entries: StoreChange = { of: 'entries', source };
    await after(() => store().publish(publication(source), 1), entries);
    await after(() => store().setStatus(keyOf(source), '1.0.0', { status: 'deprecated' }, 2), entries);
    await after(() => store().setClaims(keyOf(source), { org: 'a' }, 2), entries);
    await after(() => store().deleteVersion(keyOf(source), '1.0.0', 2), entries);
    const content = synced({ 'a/one': { 1: '{}' } });
    await after(() => store().replaceEntries(source, content, 2), entries, { of: 'sync', source });
    await after(() => store().replaceEntries(source, content, 3), { of: 'sync', source });
    await after(() => store().deleteSource(source), { of: 'declarations' });
    stop();
    const count = heard.length;
    const second: StoreChange[] = [];
    onTestFinished(store().onChange((change) => second.push(change)));
    const other = await newSource();
    await store().publish(publication(other), 4);
    await eventually(() => expect(second).toContainEqual(expect.objectContaining({ of: 'entries', source: other })));
    expect(heard).toHaveLength(count);
  });

  test('a lease has one holder at a time', async () => {
    const name = `sync-${Math.random()}`;
    expect(await store().lease(name, 'a', 60_000, 1_000)).toBe(true);
    expect(await store().lease(name, 'b', 60_000, 2_000)).toBe(false);
    expect(await store().lease(name, 'a', 60_000, 3_000)).toBe(true);
    await store().release(name, 'b');
    expect(await store().lease(name, 'b', 60_000, 4_000)).toBe(false);
    await store().release(name, 'a');
    expect(await store().lease(name, 'b', 60_000, 5_000)).toBe(true);
    const wanted = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store().lease(`${name}-x`, `${at}`, 60_000, 1)),
    );
    expect(wanted.filter(Boolean)).toHaveLength(1);
  });

  test('it answers, until it is closed', async () => {
    const own = await fresh();
    await own.ping();
    await own.close();
    await expect(own.ping()).rejects.toThrow(expect.objectContaining({ name: 'StoreUnavailable' }));
    await expect(own.publish(publication('x'), 1)).rejects.toThrow(
      expect.objectContaining({ name: 'StoreUnavailable' }),
    );
  });
}
