import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { listPath, type EntryKindFlags } from './entry-kind.ts';
import { entryTable, pageOf, type EntryRow } from './entry-table.ts';
import { indentedJson } from './indented-json.ts';
import { withNearNames } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry list`, as they are parsed. */
export interface ListFlags extends ClientFlags, EntryKindFlags {
  readonly search?: string;
  readonly all?: true;
}

/** Most pages that are asked for: a server that never comes to an end is not followed for ever. */
const mostPages = 10_000;

/** Lists the servers or skills of a registry, the latest version of each, or with `--all` every version. Returns the exit code. */
export async function run(registry: string, flags: ListFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', search, all, output } = flags;
  const rows: EntryRow[] = [];
  const texts: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ limit: '100' });
    if (all !== true) query.set('version', 'latest');
    if (search !== undefined) query.set('search', search);
    if (cursor !== undefined) query.set('cursor', cursor);
    const answer = await ask('GET', `${listPath(type, registry)}?${query.toString()}`);
    if (answer.outcome === 'refused')
      return sayProblem(await withNearNames(ask, { type, registry, name: '' }, answer.problem), terminal);
    const read = pageOf(type, answer.body, answer.text);
    if (output === 'json') texts.push(...read.texts);
    else rows.push(...read.rows);
    cursor = read.nextCursor;
    if (cursor === undefined) break;
  }
  terminal.stdout.write(output === 'json' ? `${indentedJson(`[${texts.join(',')}]`)}\n` : entryTable(rows));
  return exitCodes.fine;
}
