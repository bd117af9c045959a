import type { EntryStatus } from '../../runtime/registry/catalog/entry.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import type { EntryKindFlags } from './entry-kind.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withPublishedNames } from './published-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry status`, as they are parsed. */
export interface StatusFlags extends ClientFlags, EntryKindFlags {
  readonly message?: string;
}

/** What a version is to be, and where it is. */
export interface StatusOf {
  readonly target: string;
  readonly name: string;
  readonly version: string;
  readonly status: EntryStatus;
}

/** Sets the status of a published version, with a message for its readers. Returns the exit code. */
export async function run(
  { target, name, version, status }: StatusOf,
  flags: StatusFlags,
  terminal: Terminal,
): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const { type = 'server', message, format } = flags;
  const path = apiPath('updateEntryStatus', { entryType: type, entryName: name, entryVersion: version });
  const body = JSON.stringify({ status, ...(message === undefined ? {} : { statusMessage: message }) });
  const answer = await ask('PATCH', `${path}?source=${encodeURIComponent(target)}`, body);
  if (answer.outcome === 'refused') {
    const problem = await withPublishedNames(ask, { type, registry: target, name, version }, answer.problem);
    return sayProblem(problem, terminal);
  }
  if (format === 'json') terminal.stdout.write(`${indentedJson(answer.text)}\n`);
  else say(`${name} ${version} is ${status}`, terminal);
  return exitCodes.fine;
}
