import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../../runtime/storage/database.ts';
import { openSqlite } from '../../../../runtime/storage/sqlite/sqlite.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { storageProgram } from '../../../support/storage-owner.ts';

interface Tables {
  thing: { id: number; text: string | null };
}

async function open(folder: string): Promise<Database<Tables>> {
  const opening = openSqlite<Tables>({ folder, name: 'things' }, storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  const database = opening.opened;
  onTestFinished(() => database.close());
  await database.write(async (db) => {
    await sql`create table if not exists thing (id integer primary key, text text unique)`.execute(db);
    return { value: undefined, keep: true };
  });
  return database;
}

const insert = (db: Kysely<Tables>, id: number, text = `${id}`) =>
  db.insertInto('thing').values({ id, text }).execute();
const ids = async (database: Database<Tables>): Promise<readonly number[]> => {
  const rows = await database.read((db) => db.selectFrom('thing').select('id').orderBy('id').execute());
  return rows.map(({ id }) => id);
};

test('the process goes on while a large write waits for the file', async () => {
  const folder = scratchFolder();
  const database = await open(folder);
  const other = new DatabaseSync(join(folder, 'things.db'));
  other.exec('begin immediate');
  const write = database.writeMuch(async (db) => {
    await insert(db, 1);
    return { value: 'written', keep: true };
  });
  // If this process were blocked, the other program would keep the file for longer than a write waits for it.
  setTimeout(() => other.exec('rollback'), 100);
  expect(await write).toBe('written');
  other.close();
  expect(await ids(database)).toEqual([1]);
});

test('everything else gets its turn between two statements of a large write, however quickly they are answered', async () => {
  const database = await open(scratchFolder());
  let turns = 0;
  let ticking = setImmediate(function tick() {
    turns += 1;
    ticking = setImmediate(tick);
  });
  onTestFinished(() => clearImmediate(ticking));
  const turnsOf = await database.writeMuch(async (db) => {
    const seen: number[] = [];
    for (let id = 1; id <= 20; id += 1) {
      const written = insert(db, id);
      // The statement is on its way, and answered before this thread looks again.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.resolve().then(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20));
      // oxlint-disable-next-line no-await-in-loop
      await written;
      seen.push(turns);
    }
    return { value: seen, keep: true };
  });
  expect(new Set(turnsOf).size).toBe(20);
});

test('a large write is done as a whole or not at all, in its turn, and seen when it is done', async () => {
  const folder = scratchFolder();
  const database = await open(folder);
  const order: string[] = [];
  const small = (id: number) =>
    database
      .write(async (db) => {
        await insert(db, id);
        return { value: undefined, keep: true };
      })
      .then(() => order.push(`${id}`));
  const large = (from: number, keep: boolean) =>
    database.writeMuch(async (db) => {
      for (let id = from; id < from + 200; id += 1) await insert(db, id);
      if (keep) expect(await ids(database)).toEqual([1]);
      order.push(`${from}`);
      return { value: from, keep };
    });
  const failing = () =>
    database.writeMuch(async (db) => {
      await insert(db, 3_000);
      await insert(db, 3_001, '1');
      return { value: undefined, keep: true };
    });
  await Promise.all([
    small(1),
    large(1_000, true),
    expect(failing()).rejects.toThrow('UNIQUE'),
    large(2_000, false),
    small(2),
  ]);
  expect(order).toEqual(['1', '1000', '2000', '2']);
  expect(await ids(database)).toEqual([1, 2, ...Array.from({ length: 200 }, (_, at) => 1_000 + at)]);
});

test('the log of a large write is empty when the next write comes', async () => {
  const folder = scratchFolder();
  const database = await open(folder);
  await database.writeMuch(async (db) => {
    for (let id = 0; id < 100; id += 1) await insert(db, id, `${id} ${'x'.repeat(100_000)}`);
    return { value: undefined, keep: true };
  });
  await database.write(async (db) => {
    await insert(db, 1_000);
    return { value: undefined, keep: true };
  });
  expect(statSync(join(folder, 'things.db-wal')).size).toBeLessThan(100_000);
});

test('a full disk ends a large write with its reason, and the next one works', async () => {
  const database = await open(scratchFolder());
  const write = (pages: number) =>
    database.writeMuch(async (db) => {
      await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
      for (let id = 0; id < 100; id += 1) await insert(db, id, `${id} ${'x'.repeat(10_000)}`);
      return { value: 'written', keep: true };
    });
  await expect(write(20)).rejects.toThrow(
    expect.objectContaining({ name: 'StoreUnavailable', message: expect.stringContaining('the disk is full') }),
  );
  expect(await ids(database)).toEqual([]);
  expect(await write(10_000)).toBe('written');
});

test('closing waits for a large write', async () => {
  const folder = scratchFolder();
  const database = await open(folder);
  const write = database.writeMuch(async (db) => {
    await insert(db, 1);
    return { value: 'written', keep: true };
  });
  await database.close();
  expect(await write).toBe('written');
  expect(await ids(await open(folder))).toEqual([1]);
});
