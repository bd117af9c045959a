import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { createEntryCheck } from '../../runtime/registry/documents/check-entry.ts';
import { readSources } from '../../runtime/config/read.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFindings } from '../report-findings.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';
import { registryClient, type ClientFlags } from './client.ts';

/** The flags of `svc registry publish`, as they are parsed. */
export interface PublishFlags extends ClientFlags {
  readonly claim?: readonly string[];
}

/**
 * Publishes a server.json or a skill to a managed source, or to a registry that has one. The file is checked as the server
 * will, and sent byte for byte. Returns the exit code.
 */
export async function run(target: string, file: string, flags: PublishFlags, terminal: Terminal): Promise<number> {
  const claims = claimsOf(flags.claim ?? []);
  if (typeof claims === 'string')
    return usageProblem(terminal, `"${claims}" is no claim`, 'write --claim key=value; repeat it for more');
  const read = await readSources([file], { cwd: terminal.cwd, stdin: terminal.stdin });
  const [source] = read.sources;
  await reportFindings(read.diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (source === undefined || read.sources.length > 1)
    return usageProblem(
      terminal,
      `${file} is not one file with an entry`,
      'publish one server.json or skill at a time',
    );
  const type: EntryType = /^\s*\{[^]*"namespace"\s*:/.test(source.text) ? 'skill' : 'server';
  const check = await createEntryCheck();
  const judged = check(type, source.text);
  if (judged.outcome === 'invalid') {
    say(`error: ${source.path}: ${judged.problem}`, terminal);
    return exitCodes.findings;
  }
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const stated = Object.keys(claims).length === 0 ? '' : `"claims":${JSON.stringify(claims)},`;
  const document = source.text.trim();
  const answer =
    type === 'server'
      ? await ask('POST', `/${encodeURIComponent(target)}/v0.1/publish`, `{${stated}${document.slice(1)}`)
      : await ask('POST', '/v1/entries', `{"source":${JSON.stringify(target)},${stated}"skill":${document}}`);
  if ('exitCode' in answer) return answer.exitCode;
  if (flags.output === 'json') terminal.stdout.write(`${JSON.stringify(answer.body, null, 2)}\n`);
  else say(`published ${judged.head.name} ${judged.head.version}`, terminal);
  return exitCodes.fine;
}

/** Claims by key, or the text that is none. A key that is repeated has several values. */
function claimsOf(texts: readonly string[]): Readonly<Record<string, string | readonly string[]>> | string {
  const values = new Map<string, string[]>();
  for (const text of texts) {
    const equals = text.indexOf('=');
    if (equals < 1) return text;
    const key = text.slice(0, equals);
    values.set(key, [...(values.get(key) ?? []), text.slice(equals + 1)]);
  }
  return Object.fromEntries(
    [...values].map(([key, [first = '', ...rest]]) => [key, rest.length === 0 ? first : [first, ...rest]]),
  );
}
