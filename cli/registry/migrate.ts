import { runMigrate } from '../../runtime/registry/store/run-migrate.ts';
import { StoreUnavailable } from '../../runtime/storage/store-unavailable.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { readConfiguration } from './read-configuration.ts';
import { storePlaceOf, unusableStoreHint } from './store-place.ts';

/** Brings the tables of a configuration's database up to date and says what was done. Returns the exit code. */
export async function run(
  flags: { readonly config: string; readonly data?: string },
  terminal: Terminal,
): Promise<number> {
  const read = await readConfiguration(flags.config, terminal);
  if ('exitCode' in read) return read.exitCode;
  try {
    const migrated = await runMigrate(storePlaceOf(read.config, flags.data, terminal));
    if (migrated.outcome === 'refused') return usageProblem(terminal, migrated.problem, migrated.hint);
    const { applied } = migrated;
    say(applied.length === 0 ? 'the tables are up to date' : `applied ${applied.join(', ')}`, terminal);
    return exitCodes.fine;
  } catch (error) {
    if (error instanceof StoreUnavailable) return usageProblem(terminal, error.message, unusableStoreHint(read.config));
    throw error;
  }
}
