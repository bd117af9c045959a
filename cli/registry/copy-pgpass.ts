import { copyPgpass } from '../../runtime/storage/postgres/copy-pgpass.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** Copies a pgpass file so that PostgreSQL clients accept it: an init container of a compiled MCPRegistry runs it. Returns the exit code. */
export async function run(
  { from, to }: { readonly from: string; readonly to: string },
  terminal: Terminal,
): Promise<number> {
  const copied = await copyPgpass(from, to);
  return copied.outcome === 'copied' ? exitCodes.fine : usageProblem(terminal, copied.problem, copied.hint);
}
