import { describe, expect, onTestFinished, test } from 'vitest';
import type { Caller } from '../../../runtime/registry/access/caller.ts';
import type { FollowQuery } from '../../../runtime/registry/catalog/list.ts';
import { allServerVersions, serverVersions } from '../../../runtime/registry/catalog/versions.ts';
import { keyOf, publication, synced } from '../../support/store-contract/store-under-test.ts';
import { callerWith, everybody } from './catalog/sample-catalog.ts';
import { document, official, rowsOf, served, type ListedRow } from './followed-catalog.ts';

describe('what was removed', () => {
  async function withOne() {
    let now = 10;
    const at = (time: number): number => (now = time);
    const { store, catalog, follow } = await served(() => now);
    onTestFinished(() => store.close());
    const text = '{"name":"a/one","description":"Secret plans","version":"1.0.0"}';
    await store.publish(publication('first', { name: 'a/one', document: text, claims: { org: 'a' } }), at(10));
    const told = async (caller: Caller, query: Partial<FollowQuery>) => {
      await follow();
      return rowsOf({ catalog, store }, caller, query);
    };
    const versions = async (caller: Caller, withDeleted = false): Promise<unknown> => {
      const view = catalog.view('main', caller);
      if (view === undefined) return undefined;
      const list = withDeleted
        ? await allServerVersions(view, 'a/one', { limit: 1000 }, (places) => store.removedDocuments(places))
        : serverVersions(view, 'a/one', { limit: 1000 });
      return list.outcome === 'page' ? JSON.parse(list.body.toString('utf8')) : undefined;
    };
    return { store, at, told, versions, key: keyOf('first', 'a/one') };
  }
  const ours = callerWith({ org: 'a' });
  const theirs = callerWith({ org: 'b' });

  test('is listed as deleted, with its document, to those who saw it, and only where it is asked for', async () => {
    const { store, at, told, versions, key } = await withOne();
    await store.deleteVersion(key, '1.0.0', at(20));
    const row = {
      server: { name: 'a/one', description: 'Secret plans', version: '1.0.0' },
      _meta: {
        [official]: {
          status: 'deleted',
          statusChangedAt: new Date(20).toISOString(),
          publishedAt: new Date(10).toISOString(),
          updatedAt: new Date(20).toISOString(),
          isLatest: false,
        },
      },
    };
    expect(await told(ours, { updatedSince: 20 })).toEqual([row]);
    expect(await told(ours, { includeDeleted: true })).toEqual([row]);
    expect(await versions(ours, true)).toEqual({ servers: [row], metadata: { count: 1 } });
    expect([await versions(ours), await versions(theirs, true)]).toEqual([undefined, undefined]);
    expect(await told(ours, { updatedSince: 21 })).toEqual([]);
    expect(await told(ours, {})).toEqual([]);
    expect(await told(ours, { version: 'latest', includeDeleted: true })).toEqual([]);
    expect(await told(theirs, { updatedSince: 0 })).toEqual([]);
    expect(await told(theirs, { includeDeleted: true })).toEqual([]);
  });

  test('gives way to the same version, which may be published again under other claims', async () => {
    const { store, at, told, key } = await withOne();
    await store.deleteVersion(key, '1.0.0', at(20));
    const again = publication('first', {
      name: 'a/one',
      document: document('a/one', '1.0.0', 2),
      claims: { org: 'b' },
    });
    expect(await store.publish(again, at(30))).toBe('published');
    const statusOf = (rows: readonly ListedRow[]) => rows.map(({ _meta }) => _meta[official].status);
    expect(statusOf(await told(theirs, { updatedSince: 0 }))).toEqual(['active']);
    expect(statusOf(await told(everybody, { updatedSince: 0 }))).toEqual(['active']);
    // Who saw the first one does not see the second.
    expect(statusOf(await told(ours, { updatedSince: 0 }))).toEqual(['deleted']);
  });

  test('by other claims is listed without its document, and only for callers that follow updates', async () => {
    const { store, at, told, key } = await withOne();
    await store.setClaims(key, { org: 'b' }, at(20));
    const rows = await told(ours, { updatedSince: 20 });
    expect(rows).toMatchObject([
      { server: { name: 'a/one', version: '1.0.0' }, _meta: { [official]: { status: 'deleted' } } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(await told(ours, { updatedSince: 20, search: 'secret' })).toEqual([]);
    expect(await told(ours, { includeDeleted: true })).toEqual([]);
    expect(await told(theirs, { updatedSince: 20 })).toMatchObject([{ server: { description: 'Secret plans' } }]);
  });

  test('by another source that covers it is listed as deleted, and as active again when that source goes', async () => {
    const { store, at, told, key } = await withOne();
    await store.publish(
      publication('last', {
        name: 'a/two',
        version: '3.0.0',
        document: document('a/two', '3.0.0', 1),
        claims: { org: 'a' },
      }),
      at(12),
    );
    await store.publish(
      publication('first', {
        name: 'a/two',
        version: '1.0.0',
        document: document('a/two', '1.0.0', 1),
        claims: { org: 'a' },
      }),
      at(20),
    );
    const said = async (since: number) =>
      (await told(ours, { updatedSince: since })).map(
        ({ server, _meta }) => `${server.version} ${_meta[official].status}`,
      );
    expect(await said(15)).toEqual(['3.0.0 deleted', '1.0.0 active']);
    await store.deleteVersion({ ...key, name: 'a/two' }, '1.0.0', at(30));
    expect(await said(25)).toEqual(['3.0.0 active', '1.0.0 deleted']);
    // What was covered all the time is nobody's news.
    await store.publish(
      publication('first', {
        name: 'a/two',
        version: '2.0.0',
        document: document('a/two', '2.0.0', 1),
        claims: { org: 'a' },
      }),
      at(40),
    );
    await store.setStatus({ ...key, source: 'last', name: 'a/two' }, '3.0.0', { status: 'deprecated' }, at(50));
    await store.publish(
      publication('first', {
        name: 'a/two',
        version: '2.1.0',
        document: document('a/two', '2.1.0', 1),
        claims: { org: 'a' },
      }),
      at(60),
    );
    expect(await said(55)).toEqual(['2.1.0 active']);
    await store.deleteVersion({ ...key, source: 'last', name: 'a/two' }, '3.0.0', at(70));
    expect(await said(65)).toEqual([]);
  });

  test('is listed even if its source holds nothing any more', async () => {
    const { store, at, told } = await withOne();
    const lone = { name: 'b/gone', document: document('b/gone', '1.0.0', 1), claims: { org: 'c' } };
    await store.publish(publication('last', lone), at(20));
    await store.deleteVersion(keyOf('last', 'b/gone'), '1.0.0', at(30));
    expect(await told(callerWith({ org: 'c' }), { updatedSince: 30 })).toMatchObject([{ server: { name: 'b/gone' } }]);
  });

  test('is listed even if it came and went between two reads', async () => {
    const { store, at, told } = await withOne();
    const caller = callerWith({ org: 'c' });
    expect(await told(caller, {})).toEqual([]);
    const brief = { name: 'b/brief', document: document('b/brief', '1.0.0', 1), claims: { org: 'c' } };
    await store.publish(publication('last', brief), at(20));
    await store.deleteVersion(keyOf('last', 'b/brief'), '1.0.0', at(30));
    expect(await told(caller, { updatedSince: 30 })).toMatchObject([{ server: { name: 'b/brief' } }]);
  });

  test('is listed for callers who saw it, however many others saw other versions', async () => {
    const { store, at, told } = await withOne();
    const orgs = Array.from({ length: 70 }, (_, place) => `o${place}`);
    const publish = (org: string) =>
      store.publish(
        publication('first', { name: `b/${org}`, document: document(`b/${org}`, '1.0.0', 1), claims: { org } }),
        at(20),
      );
    for (const org of orgs) await publish(org);
    const seen = () => told(callerWith({ org: 'o5' }), { updatedSince: 0 });
    expect(await seen()).toHaveLength(1);
    for (const org of orgs) await store.deleteVersion(keyOf('first', `b/${org}`), '1.0.0', at(30));
    expect(await seen()).toMatchObject([{ _meta: { [official]: { status: 'deleted' } } }]);
    // Claim sets that nobody has any more are dropped with the next new one.
    await publish('late');
    // Who sees nothing of it shares no view with who does.
    expect(await told(callerWith({ org: 'nobody' }), { updatedSince: 0 })).toEqual([]);
    expect(await seen()).toMatchObject([{ _meta: { [official]: { status: 'deleted' } } }]);
  });

  test('by many changes of claims is listed for the last few', async () => {
    const { store, at, told, key } = await withOne();
    for (let round = 0; round < 12; round += 1) await store.setClaims(key, { org: `o${round}` }, at(20 + round));
    const hears = async (org: string) => (await told(callerWith({ org }), { updatedSince: 0 })).length > 0;
    expect([await hears('a'), await hears('o2'), await hears('o3'), await hears('o10')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('is found by its title and description, as what is there is', async () => {
    const { store, at, told, key } = await withOne();
    await store.deleteVersion(key, '1.0.0', at(20));
    for (const search of ['a/one', 'SECRET', 'plans']) {
      expect(await told(ours, { includeDeleted: true, search }), search).toHaveLength(1);
    }
    expect(await told(ours, { includeDeleted: true, search: 'version' })).toEqual([]);
    await store.deleteVersion(key, '1.0.0', at(30), true);
    await store.purgeVersion(key, '1.0.0', at(30));
    expect(await told(ours, { updatedSince: 0, search: 'secret' })).toEqual([]);
  });

  test('of a synced source is listed too, up to a bounded number', async () => {
    const { store, at, told } = await withOne();
    const many = Array.from({ length: 10_100 }, (_, place) => `b/${place}`);
    const content = Object.fromEntries(many.map((name) => [name, { '1.0.0': document(name, '1.0.0', 1) }]));
    // Two at once at the bound.
    Object.assign(content, {
      'b/1': { '1.0.0': document('b/1', '1.0.0', 1), '2.0.0': document('b/1', '2.0.0', 1) },
    });
    const few = synced({ 'b/0': { '1.0.0': document('b/0', '1.0.0', 1) } });
    await store.replaceEntries('read', synced(content), at(20));
    await store.replaceEntries('read', few, at(30));
    const gone = () => told(everybody, { updatedSince: 30, limit: 1000 });
    const rows = await gone();
    expect(rows).toHaveLength(10_000);
    expect(rows.every(({ _meta }) => _meta[official].status === 'deleted')).toBe(true);
    // After many, the few that went since are counted with them.
    for (const round of [1, 2, 3]) {
      const some = Array.from({ length: 400 }, (_, place) => `c${round}/${place}`);
      const more = Object.fromEntries(some.map((name) => [name, { '1.0.0': document(name, '1.0.0', 1) }]));
      await store.replaceEntries('read', synced(more), at(40 + round));
    }
    await store.replaceEntries('read', synced({}), at(50));
    const last = await gone();
    expect(last.length).toBeLessThan(11_000);
    // Those that went last are among them.
    expect(last.filter(({ server }) => server.name.startsWith('c3/'))).toHaveLength(400);
  });

  test('of one name is reported for the last thousand that went', async () => {
    const { store, at, told } = await withOne();
    const versions = Object.fromEntries(
      Array.from({ length: 1_200 }, (_, number) => [`1.${number}.0`, document('b/many', `1.${number}.0`, number)]),
    );
    await store.replaceEntries('read', synced({ 'b/many': versions }), at(20));
    const rest = Object.fromEntries(Object.entries(versions).filter((_, number) => number < 300));
    await store.replaceEntries('read', synced({ 'b/many': rest }), at(30));
    const gone = async () => told(everybody, { updatedSince: 30, limit: 1000 });
    expect(await gone()).toHaveLength(900);
    await store.replaceEntries('read', synced({}), at(40));
    const rows = await gone();
    expect(rows).toHaveLength(1_000);
    expect(rows.filter(({ server }) => Number(server.note) < 300)).toHaveLength(300);
  });

  test('loses its document where there are too many bytes of them, the oldest first', async () => {
    const { store, at, told } = await withOne();
    const text = (version: string): string =>
      JSON.stringify({ name: 'a/large', description: 'Large', version, x: 'x'.repeat(900_000) });
    const versions = Array.from({ length: 90 }, (_, number) => `1.${number}.0`);
    for (const [number, version] of versions.entries()) {
      const given = { name: 'a/large', version, document: text(version), claims: { org: 'a' } };
      await store.publish(publication('first', given), at(100 + number));
      await store.deleteVersion(keyOf('first', 'a/large'), version, at(200 + number));
    }
    const rows = await told(ours, { updatedSince: 0, search: 'a/large' });
    expect(rows).toHaveLength(90);
    const kept = rows.filter((row) => 'x' in row.server).map(({ server }) => server.version);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.length).toBeLessThan(85);
    expect(kept).toEqual(versions.toReversed().slice(0, kept.length));
    // Who does not follow hears of those alone that can be shown.
    expect(await told(ours, { includeDeleted: true, search: 'a/large' })).toHaveLength(kept.length);
  });
});
