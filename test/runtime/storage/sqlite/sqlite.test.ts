import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../../runtime/storage/database.ts';
import { applyMigrations, migrationState } from '../../../../runtime/storage/migrations.ts';
import { lockFile } from '../../../../runtime/storage/sqlite/sqlite-lock.ts';
import { openSqlite, type SqlitePlace } from '../../../../runtime/storage/sqlite/sqlite.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { storageProgram } from '../../../support/storage-owner.ts';

interface Tables {
  thing: { id: number; text: string | null };
}

async function open(place: SqlitePlace = 'memory'): Promise<Database<Tables>> {
  const opening = openSqlite<Tables>(place, storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  const database = opening.opened;
  onTestFinished(() => database.close());
  await database.write(async (db) => {
    await sql`create table if not exists thing (id integer primary key, text text unique)`.execute(db);
    return { value: undefined, keep: true };
  });
  return database;
}

const add = (database: Database<Tables>, id: number, text: string, keep = true) =>
  database.write(async (db) => {
    await db.insertInto('thing').values({ id, text }).execute();
    return { value: id, keep };
  });
const all = (database: Database<Tables>) =>
  database.read((db) => db.selectFrom('thing').selectAll().orderBy('id').execute());

test('integers come exactly or not at all, booleans as numbers, texts as they are', async () => {
  const database = await open();
  await add(database, Number.MAX_SAFE_INTEGER, 'a\0b \u{1F600}');
  expect(await all(database)).toEqual([{ id: Number.MAX_SAFE_INTEGER, text: 'a\0b \u{1F600}' }]);
  const { rows } = await database.read((db) =>
    sql`select ${true} as yes, ${false} as no, ${null} as empty`.execute(db),
  );
  expect(rows).toEqual([{ yes: 1, no: 0, empty: null }]);
  await database.read((db) => sql`insert into thing values (${2n ** 53n + 1n}, 'large')`.execute(db));
  await expect(all(database)).rejects.toThrow(RangeError);
  await expect(database.read((db) => sql`select ${new Date()}`.execute(db))).rejects.toThrow(
    'type object cannot be stored',
  );
});

test('more different statements than are kept prepared still work', async () => {
  const database = await open();
  for (let at = 0; at < 450; at += 1) {
    const { rows } = await database.read((db) => sql<{ n: number }>`select ${sql.lit(at % 300)} as n`.execute(db));
    expect(rows).toEqual([{ n: at % 300 }]);
  }
});

test('writes that come together are each for themselves: one that fails or is undone leaves the others', async () => {
  const database = await open({ folder: scratchFolder(), name: 'things' });
  const outcomes = await Promise.allSettled([
    add(database, 1, 'a'),
    add(database, 2, 'undone', false),
    add(database, 3, 'a'),
    database.write(() => Promise.reject(new Error('ours'))),
    add(database, 4, 'b'),
  ]);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
    1,
    2,
    expect.stringContaining('UNIQUE'),
    'Error: ours',
    4,
  ]);
  expect(await all(database)).toEqual([
    { id: 1, text: 'a' },
    { id: 4, text: 'b' },
  ]);
});

test('an error that ends the whole transaction rejects every write that it undoes', async () => {
  const database = await open();
  await add(database, 1, 'a');
  const outcomes = await Promise.allSettled([
    add(database, 2, 'b'),
    database.write(async (db) => {
      await sql`insert or rollback into thing values (3, 'a')`.execute(db);
      return { value: 3, keep: true };
    }),
    add(database, 4, 'd'),
  ]);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
    expect.stringContaining('UNIQUE'),
    expect.stringContaining('UNIQUE'),
    4,
  ]);
  expect((await all(database)).map(({ id }) => id)).toEqual([1, 4]);
});

test('more writes than share a commit, in the order in which they came', async () => {
  const database = await open();
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 300 }, (_, id) => add(database, id, `${id}`).then((place) => order.push(place))),
  );
  expect(order).toEqual(Array.from({ length: 300 }, (_, id) => id));
});

test('closing waits for earlier writes, and rejects later ones', async () => {
  const place = { folder: scratchFolder(), name: 'things' };
  const database = await open(place);
  const writes = [add(database, 1, 'a'), add(database, 2, 'b')];
  const closing = Promise.all([database.close(), database.close()]);
  await expect(add(database, 3, 'c')).rejects.toThrow(expect.objectContaining({ name: 'StoreUnavailable' }));
  await closing;
  expect(await Promise.all(writes)).toEqual([1, 2]);
  expect(await all(await open(place))).toHaveLength(2);
});

test('commits are synced to the disk, and references are held', async () => {
  const database = await open({ folder: scratchFolder(), name: 'things' });
  const settings = await database.read(async (db) =>
    Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys'].map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
        return rows[0]?.[name];
      }),
    ),
  );
  // 2: full.
  expect(settings).toEqual(['wal', 2, 1]);
});

test('long work lets other work of the process have its turn', async () => {
  const database = await open();
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(1), 1);
  await database.write(async (db) => {
    for (let id = 0; turns.length < 3; id += 1) await db.insertInto('thing').values({ id, text: null }).execute();
    return { value: undefined, keep: true };
  });
  clearInterval(timer);
  expect(turns.length).toBeGreaterThanOrEqual(3);
});

test('a lock is had once, and again when it was let go', () => {
  const path = join(scratchFolder(), 'a.lock');
  const lock = lockFile(path);
  expect(lock).toBeDefined();
  expect(lockFile(path)).toBeUndefined();
  lock?.release();
  const again = lockFile(path);
  expect(again).toBeDefined();
  again?.release();
});

test('migrations apply in order, once, and all of them or none', async () => {
  const database = await open();
  const create = (name: string) => ({
    up: (db: Kysely<unknown>) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
  });
  const failing = { up: () => Promise.reject(new Error('half way')) };
  await expect(applyMigrations(database, storageProgram, { '1-a': create('a'), '2-b': failing })).rejects.toThrow(
    'half way',
  );
  expect(await migrationState(database, storageProgram, { '1-a': create('a') })).toEqual({
    pending: ['1-a'],
    unknown: [],
  });
  const both = { '2-b': create('b'), '1-a': create('a') };
  expect(await applyMigrations(database, storageProgram, both)).toEqual({ outcome: 'applied', names: ['1-a', '2-b'] });
  expect(await applyMigrations(database, storageProgram, both)).toEqual({ outcome: 'applied', names: [] });
  expect(await migrationState(database, storageProgram, { '1-a': create('a') })).toEqual({
    pending: [],
    unknown: ['2-b'],
  });
});

test('two programs record their migrations separately in one database', async () => {
  const database = await open();
  const create = (name: string) => ({
    up: (db: Kysely<unknown>) => db.schema.createTable(name).addColumn('id', 'integer').execute(),
  });
  const other = { ...storageProgram, migrationTable: 'other_migration' };
  await applyMigrations(database, storageProgram, { '1-a': create('a') });
  expect(await migrationState(database, other, { '1-b': create('b') })).toEqual({ pending: ['1-b'], unknown: [] });
  await applyMigrations(database, other, { '1-b': create('b') });
  expect(await migrationState(database, storageProgram, { '1-a': create('a') })).toEqual({ pending: [], unknown: [] });
});

test('what keeps a folder from being used names the settings of the program', () => {
  const folder = scratchFolder();
  const opening = openSqlite({ folder, name: 'kept' }, storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  onTestFinished(() => opening.opened.close());
  expect(openSqlite({ folder, name: 'kept' }, storageProgram)).toMatchObject({
    outcome: 'refused',
    hint: expect.stringContaining('a folder of its own with --folder; one process is enough'),
  });
});
