import { killRounds } from '../support/killed-registry.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { progress, resultOf, rounds } from './kill.ts';
import type { Fault } from './main.ts';

/** SIGKILL during publications and syncs, over and over, on PostgreSQL. */
export const fault: Fault = async (folder) => {
  if (!hasPostgres()) return 'skipped: PostgreSQL is not installed';
  const postgres = await startPostgres();
  try {
    const database = await postgres.createDatabase();
    const afterKill = (): unknown => postgres.admin('delete from lease', database.database);
    return resultOf(await killRounds(folder, rounds, { database, afterKill, onRound: progress }));
  } finally {
    postgres.remove();
  }
};
