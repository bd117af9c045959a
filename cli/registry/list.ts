import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { entryTable, rowsOf, type EntryRow } from './entry-table.ts';

/** The flags of `svc registry list`, as they are parsed. */
export interface ListFlags extends ClientFlags {
  readonly search?: string;
  readonly all?: true;
}

/** Most pages that are asked for: a server that never comes to an end is not followed for ever. */
const mostPages = 10_000;

/** Lists the servers of a registry, the latest version of each, or with `--all` every version. Returns the exit code. */
export async function run(registry: string, flags: ListFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const rows: EntryRow[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ limit: '100' });
    if (flags.all !== true) query.set('version', 'latest');
    if (flags.search !== undefined) query.set('search', flags.search);
    if (cursor !== undefined) query.set('cursor', cursor);
    const answer = await ask('GET', `/${encodeURIComponent(registry)}/v0.1/servers?${query.toString()}`);
    if ('exitCode' in answer) return answer.exitCode;
    const read = rowsOf(answer.body);
    rows.push(...read.rows);
    cursor = read.nextCursor;
    if (cursor === undefined) break;
  }
  if (flags.output === 'json')
    terminal.stdout.write(
      `${JSON.stringify(
        rows.map(({ row }) => row),
        null,
        2,
      )}\n`,
    );
  else terminal.stdout.write(entryTable(rows));
  return exitCodes.fine;
}
