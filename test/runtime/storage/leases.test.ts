import { expect, test } from 'vitest';
import { dropLeases, releaseLease, takeLease, type LeaseTables } from '../../../runtime/storage/leases.ts';
import { openSqlite } from '../../../runtime/storage/sqlite/sqlite.ts';
import { storageProgram } from '../../support/storage-owner.ts';

test('a program of any tables takes leases in its own database', async () => {
  const opening = openSqlite<LeaseTables & { other: { id: number } }>('memory', storageProgram);
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  const database = opening.opened;
  await database.write(async (db) => {
    const table = db.schema.createTable('lease').addColumn('name', 'text', (column) => column.primaryKey());
    await table.addColumn('holder', 'text').addColumn('expires_at', 'bigint').execute();
    return { value: undefined, keep: true };
  });
  expect(await takeLease(database, 'work', 'one', 1000, 5000)).toBe(true);
  expect(await takeLease(database, 'work', 'two', 1000, 5999)).toBe(false);
  await releaseLease(database, 'work', 'two');
  expect(await takeLease(database, 'work', 'two', 1000, 5999)).toBe(false);
  await releaseLease(database, 'work', 'one');
  expect(await takeLease(database, 'work', 'two', 1000, 5999)).toBe(true);
  await dropLeases(database);
  expect(await takeLease(database, 'work', 'one', 1000, 5999)).toBe(true);
  await database.close();
});
