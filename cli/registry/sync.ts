import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearSource } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** Has a server read a source now. Returns the exit code: whether the sync began, not how it ends. */
export async function run(source: string, flags: ClientFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const answer = await ask('POST', apiPath('syncSource', { sourceName: source }));
  if (answer.outcome === 'refused') return sayProblem(await withNearSource(ask, source, answer.problem), terminal);
  if (flags.format === 'json') terminal.stdout.write(`${indentedJson(answer.text)}\n`);
  else say(`the sync of "${source}" begins; "svc registry sources ${source}" shows the result`, terminal);
  return exitCodes.fine;
}
