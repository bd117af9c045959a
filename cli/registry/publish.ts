import { readSources } from '../../runtime/config/input/read.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { createEntryCheck } from '../../runtime/registry/documents/check-entry.ts';
import { memberAt, withoutMember } from '../../runtime/registry/documents/json-text.ts';
import { jsonValue } from '../../runtime/registry/documents/json-value.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFindings } from '../output/report-findings.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { notJsonLine, problemLine } from './entry-place.ts';
import { entryTypeOf } from './entry-type-of.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearNames } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';

/** The flags of `svc registry publish`, as they are parsed. */
export interface PublishFlags extends ClientFlags {
  readonly claim?: readonly string[];
}

/**
 * Publishes a server.json or a skill to a managed source, or to a registry that has one. The file gets the checks of the server, and is
 * sent byte for byte; `claims` at its top level are sent beside it. Warnings of the server are printed. Returns the exit code.
 */
export async function run(target: string, file: string, flags: PublishFlags, terminal: Terminal): Promise<number> {
  const given = claimsOf(flags.claim ?? []);
  if ('problem' in given)
    return usageProblem(terminal, `"${given.problem}" is not a claim`, 'write --claim key=value; repeat it for more');
  const read = await readSources([file], { cwd: terminal.cwd, stdin: terminal.stdin });
  const [source] = read.sources;
  await reportFindings(read.diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (hasErrors(read.diagnostics)) return exitCodes.usage;
  if (source === undefined || read.sources.length > 1)
    return usageProblem(
      terminal,
      `${file} is not one file with an entry`,
      'publish one server.json or skill at a time',
    );
  if (jsonValue(source.text) === undefined) {
    say(`error: ${notJsonLine(source)}`, terminal);
    return exitCodes.findings;
  }
  const type = entryTypeOf(source.text);
  if (type === undefined)
    return usageProblem(terminal, `${source.path} is not an entry`, 'publish one server.json or skill at a time');
  const written = memberAt(source.text, 0, 'claims');
  if (written !== undefined && given.json !== undefined)
    return usageProblem(
      terminal,
      `claims are in ${source.path} and on the command line`,
      'leave out --claim, or take "claims" out of the file',
    );
  const document = written === undefined ? source.text.trim() : withoutMember(source.text, 'claims').trim();
  const judged = (await createEntryCheck())(type, document);
  if (judged.outcome === 'invalid') {
    for (const problem of judged.problems) say(`error: ${problemLine(source, 0, problem)}`, terminal);
    return exitCodes.findings;
  }
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const claims = written === undefined ? given.json : source.text.slice(written.start, written.end);
  const stated = claims === undefined ? '' : `"claims":${claims},`;
  const answer = await ask(
    'POST',
    apiPath('publishEntry'),
    `{"source":${JSON.stringify(target)},${stated}"${type}":${document}}`,
  );
  const { name, version } = judged.head;
  if (answer.outcome === 'refused')
    return sayProblem(await withNearNames(ask, { type, registry: target, name }, answer.problem), terminal);
  if (flags.format === 'json') terminal.stdout.write(`${indentedJson(answer.text)}\n`);
  else say(`published ${name} ${version}`, terminal);
  for (const warning of answer.warnings) say(`warning: ${warning}`, terminal);
  return exitCodes.fine;
}

/** Claims as JSON, undefined where there are none, or in `problem` the text that is none. A key that is repeated has several values. */
function claimsOf(texts: readonly string[]): { readonly json: string | undefined } | { readonly problem: string } {
  const values = new Map<string, string[]>();
  for (const text of texts) {
    const equals = text.indexOf('=');
    if (equals < 1) return { problem: text };
    const key = text.slice(0, equals);
    values.set(key, [...(values.get(key) ?? []), text.slice(equals + 1)]);
  }
  if (values.size === 0) return { json: undefined };
  const claims = [...values].map(([key, [first = '', ...rest]]) => [key, rest.length === 0 ? first : [first, ...rest]]);
  return { json: JSON.stringify(Object.fromEntries(claims)) };
}
