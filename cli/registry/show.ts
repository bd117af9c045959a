import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { registryClient, type ClientFlags } from './client.ts';

/** Prints one entry as the registry sends it, as indented JSON. Returns the exit code. */
export async function run(
  registry: string,
  name: string,
  version: string,
  flags: ClientFlags,
  terminal: Terminal,
): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const answer = await ask(
    'GET',
    `/${encodeURIComponent(registry)}/v0.1/servers/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}`,
  );
  if ('exitCode' in answer) return answer.exitCode;
  terminal.stdout.write(`${JSON.stringify(answer.body, null, 2)}\n`);
  return exitCodes.fine;
}
