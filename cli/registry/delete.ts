import { exitCodes } from '../exit-codes.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import type { EntryKindFlags } from './entry-kind.ts';
import { sayProblem } from './registry-problem.ts';
import { withNearNames } from './near-names.ts';

/** The flags of `svc registry delete`, as they are parsed. */
export type DeleteFlags = ClientFlags & EntryKindFlags;

/** Deletes a published version for good. Returns the exit code. */
export async function run(
  target: string,
  name: string,
  version: string,
  flags: DeleteFlags,
  terminal: Terminal,
): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', output } = flags;
  const path = apiPath('deleteEntryVersion', { entryType: type, entryName: name, entryVersion: version });
  const answer = await ask('DELETE', `${path}?source=${encodeURIComponent(target)}`);
  if (answer.outcome === 'refused')
    return sayProblem(await withNearNames(ask, { type, registry: target, name }, answer.problem), terminal);
  if (output === 'json') terminal.stdout.write(`${JSON.stringify({ type, name, version }, null, 2)}\n`);
  else say(`deleted ${name} ${version}`, terminal);
  return exitCodes.fine;
}
