import { membersOf } from '../../runtime/registry/documents/json-value.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { apiPath } from './api-path.ts';
import { registryClient, type ClientFlags } from './client.ts';
import { indentedJson } from '../client/indented-json.ts';
import { withNearSource } from './near-names.ts';
import { sayProblem } from './registry-problem.ts';
import { textTable } from '../client/text-table.ts';

/** Lists the sources of a server with how their syncs went, or one of them with the entries it left out. Returns the exit code. */
export async function run(name: string | undefined, flags: ClientFlags, terminal: Terminal): Promise<number> {
  const ask = await registryClient(flags, terminal);
  if ('exitCode' in ask) return ask.exitCode;
  const path = name === undefined ? apiPath('listSources') : apiPath('getSource', { sourceName: name });
  const answer = await ask('GET', path);
  if (answer.outcome === 'refused') return sayProblem(await withNearSource(ask, name ?? '', answer.problem), terminal);
  if (flags.format === 'json') terminal.stdout.write(`${indentedJson(answer.text)}\n`);
  else if (name === undefined) terminal.stdout.write(sourceTable(listOf(membersOf(answer.body)['sources'])));
  else terminal.stdout.write(`${sourceTable([answer.body])}${leftOut(answer.body)}`);
  return exitCodes.fine;
}

/** Sources in columns, for people. */
function sourceTable(sources: readonly unknown[]): string {
  const rows = sources.map((source) => {
    const { name, sourceType, syncStatus } = membersOf(source);
    const { phase, serverCount, skillCount, quarantinedCount, lastSuccess, message } = membersOf(syncStatus);
    const cells = [name, sourceType, phase, serverCount, skillCount, quarantinedCount, lastSuccess];
    return [...cells.map((cell) => textOf(cell, '-')), textOf(message, '')];
  });
  return textTable(['NAME', 'KIND', 'SYNC', 'SERVERS', 'SKILLS', 'LEFT OUT', 'LAST SUCCESS', 'MESSAGE'], rows);
}

/** Entries that the last sync of a source left out, and why. */
function leftOut(source: unknown): string {
  const listed = listOf(membersOf(membersOf(source)['syncStatus'])['quarantined']);
  if (listed.length === 0) return '';
  const rows = listed.map((entry) => {
    const { name, version, problem } = membersOf(entry);
    return [textOf(name, '-'), textOf(version, '-'), textOf(problem, '')];
  });
  return `\n${textTable(['LEFT OUT', 'VERSION', 'PROBLEM'], rows)}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown, absent: string): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : absent;
}
