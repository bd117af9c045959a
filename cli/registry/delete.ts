import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import type { EntryKindFlags } from './entry-kind.ts';
import { withPublishedNames } from './published-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry delete`, as they are parsed. */
export interface DeleteFlags extends ClientFlags, EntryKindFlags {
  readonly purge?: boolean;
}

/** Deletes a published version permanently, and with `purge` its record for clients that follow changes, too. Returns the exit code. */
export async function run(
  target: string,
  name: string,
  version: string,
  flags: DeleteFlags,
  terminal: Terminal,
): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', format, purge = false } = flags;
  const path = apiPath('deleteEntryVersion', { entryType: type, entryName: name, entryVersion: version });
  const answer = await ask('DELETE', `${path}?source=${encodeURIComponent(target)}${purge ? '&purge=true' : ''}`);
  if (answer.outcome === 'refused') {
    const problem = await withPublishedNames(ask, { type, registry: target, name, version }, answer.problem);
    return sayProblem(problem, terminal);
  }
  if (format === 'json')
    terminal.stdout.write(`${JSON.stringify({ type, name, version, ...(purge ? { purged: true } : {}) }, null, 2)}\n`);
  else say(`${purge ? 'purged' : 'deleted'} ${name} ${version}`, terminal);
  return exitCodes.fine;
}
