import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { listPath, type EntryKindFlags } from './entry-kind.ts';
import { entryTable, type EntryRow } from './entry-table.ts';
import { everyPage } from './every-page.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearNames } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry list`, as they are parsed. */
export interface ListFlags extends ClientFlags, EntryKindFlags {
  readonly search?: string;
  readonly all?: true;
}

/** Lists the servers or skills of a registry, the latest version of each, or with `--all` every version. Returns the exit code. */
export async function run(registry: string, flags: ListFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', search, all, format } = flags;
  const rows: EntryRow[] = [];
  const texts: string[] = [];
  const query = {
    limit: '100',
    ...(all === true ? {} : { version: 'latest' }),
    ...(search === undefined ? {} : { search }),
  };
  const problem = await everyPage(ask, listPath(type, registry), type, query, (page) => {
    if (format === 'json') texts.push(...page.texts);
    else rows.push(...page.rows);
  });
  if (problem !== undefined)
    return sayProblem(await withNearNames(ask, { type, registry, name: '' }, problem), terminal);
  terminal.stdout.write(format === 'json' ? `${indentedJson(`[${texts.join(',')}]`)}\n` : entryTable(rows));
  return exitCodes.fine;
}
