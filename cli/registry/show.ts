import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { versionPath, type EntryKindFlags } from './entry-kind.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearNames } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry show`, as they are parsed. */
export type ShowFlags = ClientFlags & EntryKindFlags;

/** Prints one version of an entry as the registry sends it, as indented JSON. Returns the exit code. */
export async function run(
  registry: string,
  name: string,
  version: string,
  flags: ShowFlags,
  terminal: Terminal,
): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const entry = { type: flags.type ?? 'server', registry, name };
  const answer = await ask('GET', versionPath(entry, version));
  if (answer.outcome === 'refused') return sayProblem(await withNearNames(ask, entry, answer.problem), terminal);
  terminal.stdout.write(`${indentedJson(answer.text)}\n`);
  return exitCodes.fine;
}
