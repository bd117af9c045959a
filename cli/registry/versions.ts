import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { versionsPath, type EntryKindFlags } from './entry-kind.ts';
import { versionTable, type EntryRow } from './entry-table.ts';
import { everyPage } from './every-page.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearNames } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry versions`, as they are parsed. */
export interface VersionsFlags extends ClientFlags, EntryKindFlags {
  readonly deleted?: true;
}

/** Lists the versions of an entry, newest first, with `--deleted` those that are deleted too. Returns the exit code. */
export async function run(registry: string, name: string, flags: VersionsFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', deleted, format } = flags;
  const entry = { type, registry, name };
  const rows: EntryRow[] = [];
  const texts: string[] = [];
  const query = deleted === true ? { include_deleted: 'true' } : {};
  const problem = await everyPage(ask, versionsPath(entry), type, query, (page) => {
    rows.push(...page.rows);
    texts.push(...page.texts);
  });
  if (problem !== undefined) return sayProblem(await withNearNames(ask, entry, problem), terminal);
  terminal.stdout.write(format === 'json' ? `${indentedJson(`[${texts.join(',')}]`)}\n` : versionTable(rows));
  return exitCodes.fine;
}
