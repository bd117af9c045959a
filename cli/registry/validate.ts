import { readSources } from '../../runtime/config/input/read.ts';
import type { SourceFile } from '../../runtime/diagnostics/span.ts';
import type { EntryType } from '../../runtime/registry/catalog/entry.ts';
import { createEntryCheck, type CheckEntry } from '../../runtime/registry/documents/check-entry.ts';
import { elementsAt, memberAt } from '../../runtime/registry/documents/json-text.ts';
import { jsonValue } from '../../runtime/registry/documents/json-value.ts';
import { readEntriesFile } from '../../runtime/registry/sync/entries-file.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFindings } from '../output/report-findings.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { notJsonLine, problemLine } from './entry-place.ts';
import { entryTypeOf } from './entry-type-of.ts';

/** What the check of one file found. */
interface Checked {
  readonly entries: number;
  /** A line each, which begins with the place. */
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
    for (const problem of checked.problems) say(`error: ${problem}`, terminal);
  }
  if (entries === 0 && problems === 0)
    return usageProblem(terminal, 'there are no entries in what was named', 'entries are JSON files');
  say(
    `${entries} ${entries === 1 ? 'entry' : 'entries'}, ${problems} ${problems === 1 ? 'problem' : 'problems'}`,
    terminal,
  );
  return problems === 0 ? exitCodes.fine : exitCodes.findings;
}

function checkFile(source: SourceFile, check: CheckEntry): Checked {
  const { path, text } = source;
  if (jsonValue(text) === undefined) return { entries: 0, problems: [notJsonLine(source)] };
  const type = entryTypeOf(text);
  if (type !== undefined)
    return { entries: 1, problems: problemsAt(source, { type, start: 0, end: text.length }, check) };
  const file = readEntriesFile(Buffer.from(text));
  if ('problem' in file) return { entries: 0, problems: [`${path}: ${file.problem}`] };
  const seen = new Set<string>();
  const problems = placesOf(text).flatMap((place) => {
    const found = problemsAt(source, place, check);
    if (found.length > 0) return found;
    const judged = check(place.type, text.slice(place.start, place.end));
    if (judged.outcome === 'invalid') return [];
    const { type: kind, name, version } = judged.head;
    const key = `${kind} ${name} ${version}`;
    const twice = { path: ['version'], message: `${name} ${version} occurs twice` };
    if (seen.has(key)) return [problemLine(source, place.start, twice)];
    seen.add(key);
    return [];
  });
  return { entries: file.versions.length, problems };
}

/** The position of an entry in a file. */
interface EntryPlace {
  readonly type: EntryType;
  readonly start: number;
  readonly end: number;
}

/** The entries of a catalog file that was read as one. */
function placesOf(text: string): readonly EntryPlace[] {
  const data = memberAt(text, 0, 'data')?.start ?? 0;
  return (['server', 'skill'] as const).flatMap((type) => {
    const list = memberAt(text, data, `${type}s`);
    return list === undefined ? [] : elementsAt(text, list.start).map((range) => ({ type, ...range }));
  });
}

function problemsAt(source: SourceFile, { type, start, end }: EntryPlace, check: CheckEntry): readonly string[] {
  const judged = check(type, source.text.slice(start, end));
  return judged.outcome === 'valid' ? [] : judged.problems.map((problem) => problemLine(source, start, problem));
}
