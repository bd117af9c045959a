import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeFeed } from '../../../../runtime/registry/store/changes/store-feed.ts';
import { openStore, type StorePlace } from '../../../../runtime/registry/store/open-store.ts';
import type { RegistryStore, StoreChange } from '../../../../runtime/registry/store/registry-store.ts';
import { runMigrate } from '../../../../runtime/registry/store/run-migrate.ts';
import { sqlStore } from '../../../../runtime/registry/store/sql-store.ts';
import { storeContext } from '../../../../runtime/registry/store/store-context.ts';
import { storeOwner } from '../../../../runtime/registry/store/store-owner.ts';
import { storeMigrations } from '../../../../runtime/registry/store/store-migrations.ts';
import type { StoreTables } from '../../../../runtime/registry/store/tables.ts';
import { migrateSqlite } from '../../../../runtime/storage/sqlite/sqlite-migrations.ts';
import { openSqlite } from '../../../../runtime/storage/sqlite/sqlite.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { eventually } from '../../../support/store-contract/eventually.ts';
import { storeContract } from '../../../support/store-contract/index.ts';
import { entriesOf, keyOf, publication, synced } from '../../../support/store-contract/store-under-test.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function opened(place: StorePlace, clock?: () => number): Promise<RegistryStore> {
  const opening = await openStore(place, clock);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}

describe('the embedded store', () => {
  storeContract(() => opened({ folder: join(temporaryFolder('svc-store-'), 'data') }), 60);

  test('deletes a source with many entries in a thread of its own', async () => {
    const store = await opened({ folder: join(temporaryFolder('svc-store-'), 'data') });
    onTestFinished(() => store.close());
    await store.putSource({ name: 's', file: { data: '' } }, 1);
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`a/${at}`, { 1: '{}' }]));
    await store.replaceEntries('s', synced(many), 2);
    let threads = 0;
    const begun = (): void => void (threads += 1);
    process.on('worker', begun);
    onTestFinished(() => void process.off('worker', begun));
    expect(await store.deleteSource('s')).toBe('deleted');
    expect(threads).toBe(1);
    expect(await entriesOf(store, 's')).toEqual([]);
    expect((await store.declarations()).sources).toEqual([]);
  });

  test('gives a lease to the next when the given time says that it ran out', async () => {
    const store = await opened('memory');
    expect(await store.lease('sync', 'a', 1_000, 5_000)).toBe(true);
    expect(await store.lease('sync', 'b', 1_000, 5_999)).toBe(false);
    expect(await store.lease('sync', 'b', 1_000, 6_000)).toBe(true);
    expect(await store.lease('sync', 'a', 1_000, 6_000)).toBe(false);
    await store.close();
  });

  test('announces what changed, once for a burst, and nothing where nothing changed', async () => {
    const store = await opened('memory');
    await store.putSource({ name: 'm', managed: {} }, 1);
    const heard: StoreChange[] = [];
    store.onChange((change) => heard.push(change));
    const versions = ['1', '2', '3', '4'];
    await Promise.all(versions.map((version) => store.publish(publication('m', { version }), 3)));
    // Each publication is announced with its addition, before its publisher has an answer.
    expect(heard).toMatchObject(versions.map((_, at) => ({ of: 'entries', source: 'm', added: { revision: at + 1 } })));
    heard.length = 0;
    await Promise.all(versions.map((version) => store.setStatus(keyOf('m'), version, { status: 'deprecated' }, 3)));
    await eventually(() => expect(heard).toEqual([{ of: 'entries', source: 'm' }]));
    await store.publish(publication('m', { version: '1' }), 4);
    await store.deleteVersion(keyOf('m'), '9', 4);
    await store.setClaims(keyOf('m'), {}, 4);
    await store.putSource({ name: 'm', managed: {} }, 4);
    const [source] = (await store.declarations()).sources;
    if (source !== undefined) await store.setSyncState('nowhere', source.sync);
    await store.putSource({ name: 'n', managed: {} }, 5);
    await eventually(() => expect(heard.slice(1)).toEqual([{ of: 'declarations' }]));
    await store.close();
  });

  test('keeps everything when it is opened again, and forgets removals then', async () => {
    const folder = scratchFolder();
    let now = 10;
    const first = await opened({ folder }, () => now);
    await first.putSource({ name: 'm', managed: {} }, 1);
    await first.publish(publication('m', { claims: { org: 'a' } }), 2);
    await first.publish(publication('m', { name: 'a/gone' }), 3);
    await first.deleteVersion(keyOf('m', 'a/gone'), '1.0.0', 4);
    const [declarations, entries] = [await first.declarations(), await entriesOf(first, 'm')];
    expect(await first.entriesSince('m', 2)).toMatchObject({ complete: false, entries: [{ versions: [] }] });
    await first.close();
    const second = await opened({ folder }, () => now);
    expect(await second.declarations()).toEqual(declarations);
    expect(await entriesOf(second, 'm')).toEqual(entries);
    expect(await second.entriesSince('m', 2)).toMatchObject({ complete: false, entries: [{ removed: [{}] }] });
    await second.close();
    now += 31 * 24 * 3_600_000;
    // The removal is forgotten: a reader that has not seen it reads everything.
    const third = await opened({ folder }, () => now);
    expect(await third.entriesSince('m', 2)).toMatchObject({ complete: true, entries });
    expect(await third.entriesSince('m', 4)).toEqual({ revision: 4, entries: [], complete: false });
    await third.close();
  });

  test('remembers removed versions for 30 days, and that they are forgotten for a day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const hour = 3_600_000;
    let now = 10;
    const store = await opened('memory', () => now);
    await store.putSource({ name: 'm', managed: {} }, 1);
    await store.publish(publication('m'), 2);
    await store.deleteVersion(keyOf('m'), '1.0.0', now);
    const removed = [{ version: '1.0.0' }];
    now += 30 * 24 * hour - 1;
    vi.advanceTimersByTime(hour);
    // Behind what the timer began, step by step: one connection answers in order.
    for (let step = 0; step < 20; step += 1) await store.ping();
    expect(await store.entriesSince('m', 1)).toMatchObject({ revision: 2, entries: [{ versions: [], removed }] });
    now += 1;
    vi.advanceTimersByTime(hour);
    // A change like any other, so that every replica forgets it.
    const forgotten = { name: 'com.example/weather', versions: [], removed: [] };
    await eventually(async () => {
      expect(await store.entriesSince('m', 2)).toMatchObject({ revision: 3, complete: false, entries: [forgotten] });
    });
    now += 24 * hour;
    vi.advanceTimersByTime(hour);
    await eventually(async () => {
      expect(await store.entriesSince('m', 2)).toEqual({ revision: 3, entries: [], complete: true });
    });
    await store.close();
  });

  test('makes a folder and files that nobody else may read', async () => {
    const folder = join(scratchFolder(), 'a', 'data');
    const store = await opened({ folder });
    await store.putSource({ name: 'm', managed: {} }, 1);
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    const files = readdirSync(folder).filter((name) => name.startsWith('registry.'));
    expect(files).toEqual(expect.arrayContaining(['registry.db', 'registry.db-wal', 'registry.lock']));
    for (const name of files) expect((statSync(join(folder, name)).mode & 0o077).toString(8), name).toBe('0');
    await store.close();
  });

  test('has one user at a time', async () => {
    const folder = scratchFolder();
    const first = await opened({ folder });
    const second = await openStore({ folder });
    expect(second).toMatchObject({
      outcome: 'refused',
      problem: `the data folder ${folder} is in use by another svc process`,
      hint: expect.stringContaining('--data'),
    });
    expect(await runMigrate({ folder })).toMatchObject({ outcome: 'refused' });
    await first.ping();
    await first.close();
    await (await opened({ folder })).close();
  });

  test('migrates once', async () => {
    const folder = scratchFolder();
    expect(await runMigrate({ folder })).toEqual({
      outcome: 'migrated',
      applied: [
        '0001-tables',
        '0002-ended-sessions',
        '0003-removed-versions',
        '0004-about-removed',
        '0005-incarnations',
        '0006-heads',
        '0007-definitions-of-deleted',
      ],
    });
    expect(await runMigrate({ folder })).toEqual({ outcome: 'migrated', applied: [] });
    await (await opened({ folder })).close();
  });

  test('leaves a database of a newer version alone', async () => {
    const folder = scratchFolder();
    await (await opened({ folder })).close();
    const database = new DatabaseSync(join(folder, 'registry.db'));
    database.exec(`insert into svc_migration values ('9999-future', '2099-01-01T00:00:00.000Z')`);
    database.close();
    const refusal = { outcome: 'refused', problem: expect.stringContaining('newer version of svc (9999-future)') };
    expect(await openStore({ folder })).toMatchObject(refusal);
    expect(await runMigrate({ folder })).toMatchObject(refusal);
  });

  test('says what is in the way of its folder', async () => {
    const folder = scratchFolder({ file: '' });
    expect(await openStore({ folder: join(folder, 'file') })).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('there is a file in its way'),
    });
    mkdirSync(join(folder, 'data', 'registry.db'), { recursive: true });
    expect(await openStore({ folder: join(folder, 'data') })).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('a folder in the way'),
    });
  });

  test('a file that is not a database, or a damaged one, is reported as such', async () => {
    const folder = scratchFolder({ 'registry.db': 'this is no database, but long enough to look at'.repeat(50) });
    await expect(openStore({ folder })).rejects.toThrow(/registry\.db: its file is not a database/);
    // The lock is free again.
    writeFileSync(join(folder, 'registry.db'), '');
    await (await opened({ folder })).close();
  });

  test('a full disk refuses writes, and reads go on; with space again writes do too', async () => {
    const { store, pages } = await limitedStore(scratchFolder());
    await store.putSource({ name: 'm', managed: {} }, 1);
    await store.publish(publication('m'), 1);
    const before = await store.entriesSince('m', 0);
    // As many as there are: nothing grows any more.
    await pages(1);
    const large = Array.from({ length: 3 }, (_, at) =>
      publication('m', { version: `${at + 2}.0.0`, document: JSON.stringify('x'.repeat(100_000)) }),
    );
    // Writes that would have shared a commit fail too; none is left waiting.
    const outcomes = await Promise.allSettled(large.map((one) => store.publish(one, 2)));
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : outcome.value))).toEqual(
      large.map(() => expect.stringMatching(/^StoreUnavailable: .*registry\.db: the disk is full$/)),
    );
    expect(await store.entriesSince('m', 0)).toEqual(before);
    await store.ping();
    await pages(1_000_000);
    expect(await Promise.all(large.map((one) => store.publish(one, 3)))).toEqual(large.map(() => 'published'));
    await store.close();
  });
});

/** A store over a database that may have so many pages and no more, which is what a full disk looks like to SQLite. */
async function limitedStore(folder: string) {
  const opening = openSqlite<StoreTables>({ folder, name: 'registry' }, storeOwner);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  const database = opening.opened;
  await migrateSqlite(database, folder, storeOwner, storeMigrations('sqlite'));
  const feed = storeFeed();
  return {
    store: sqlStore(storeContext(database, feed, ''), feed, Date.now, () => undefined),
    pages: (count: number) => database.read((db) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(db)),
  };
}
