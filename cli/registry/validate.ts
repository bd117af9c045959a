import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { createEntryCheck, type CheckEntry } from '../../runtime/registry/documents/check-entry.ts';
import { readEntriesFile } from '../../runtime/registry/sync/entries-file.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import { exitCodes } from '../exit-codes.ts';
import { readSources } from '../../runtime/config/read.ts';
import { reportFindings } from '../report-findings.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { usageProblem } from '../usage-problem.ts';
import { jsonValue } from '../../runtime/registry/documents/json-value.ts';

/** What the check of one file found. */
interface Checked {
  readonly entries: number;
  readonly problems: readonly string[];
}

/**
 * Checks entries with the very function that the server checks them with when they are published or synced: catalog files, and
 * files with one server.json or one skill each. Prints one line for each problem. Returns the exit code.
 */
export async function run(inputs: readonly string[], terminal: Terminal): Promise<number> {
  if (inputs.length === 0) return usageProblem(terminal, 'no entry is named', 'name files or folders, or "-"');
  const read = await readSources(inputs, { cwd: terminal.cwd, stdin: terminal.stdin });
  await reportFindings(read.diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (read.diagnostics.some(({ severity }) => severity === 'error')) return exitCodes.usage;
  const check = await createEntryCheck();
  let entries = 0;
  let problems = 0;
  for (const source of read.sources.filter(({ path }) => !/\.ya?ml$/.test(path))) {
    const checked = checkFile(source, check);
    entries += checked.entries;
    problems += checked.problems.length;
    for (const problem of checked.problems) say(`error: ${source.path}: ${problem}`, terminal);
  }
  if (entries === 0 && problems === 0)
    return usageProblem(terminal, 'there are no entries in what was named', 'entries are JSON files');
  say(
    `${entries} ${entries === 1 ? 'entry' : 'entries'}, ${problems} ${problems === 1 ? 'problem' : 'problems'}`,
    terminal,
  );
  return problems === 0 ? exitCodes.fine : exitCodes.findings;
}

function checkFile({ text }: SourceFile, check: CheckEntry): Checked {
  const type = typeOf(text);
  if (type === undefined) {
    const file = readEntriesFile(text);
    if ('problem' in file) return { entries: 0, problems: [file.problem] };
    const judged = file.versions.map((version) => check(version.type, version.document));
    const seen = new Set<string>();
    const problems = judged.flatMap((one, index) => {
      if (one.outcome === 'invalid')
        return [`${one.name}${one.version === undefined ? '' : ` ${one.version}`}: ${one.problem}`];
      const key = `${one.head.type} ${one.head.name} ${one.head.version}`;
      if (seen.has(key)) return [`entry ${index + 1}: ${one.head.name} ${one.head.version} stands twice`];
      seen.add(key);
      return [];
    });
    return { entries: file.versions.length, problems };
  }
  const judged = check(type, text);
  return { entries: 1, problems: judged.outcome === 'invalid' ? [`${judged.name}: ${judged.problem}`] : [] };
}

/** What a file holds: one entry, or undefined for a catalog of many. */
function typeOf(text: string): EntryType | undefined {
  const value = jsonValue(text);
  if (typeof value !== 'object' || value === null || 'data' in value) return undefined;
  return 'namespace' in value ? 'skill' : 'server';
}
