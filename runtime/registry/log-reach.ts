import type { Log } from '../observe/log.ts';
import type { OnReach } from '../storage/watched-database.ts';

/** Says in the log when the database goes out of reach, and why, and when it is back: one line each, whoever meets it. */
export function logReach(log: Log): OnReach {
  return (use, problem) => {
    if (problem === undefined) log.info({ use }, `the database ${use === 'read' ? 'is read' : 'takes writes'} again`);
    else log.error({ use, problem: problem.message }, `the database cannot be ${use === 'read' ? 'read' : 'written'}`);
  };
}
