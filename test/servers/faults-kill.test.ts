import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killRounds } from '../support/killed-registry.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

// `npm run faults -- kill` does the same two hundred times.
const kept = { rounds: 5, lost: 0, torn: 0 };

describe('a server that is killed while people publish and a source is synced', () => {
  test('keeps on disk what it acknowledged, and shows no half sync', async () => {
    const sum = await killRounds(scratchFolder(), 5);
    expect(sum).toMatchObject(kept);
    expect(sum.acknowledged).toBeGreaterThan(0);
    expect(sum.looks).toBeGreaterThan(5);
  });

  describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.remove());

    test('does so too', async () => {
      const database = await postgres.createDatabase();
      const afterKill = (): unknown => postgres.admin('delete from lease', database.database);
      const sum = await killRounds(scratchFolder(), 5, { database, afterKill });
      expect(sum).toMatchObject(kept);
      expect(sum.acknowledged).toBeGreaterThan(0);
    });
  });
});
