import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import { hasErrors } from '../../runtime/diagnostics/diagnostic.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { collectInputs } from '../inputs/collect-inputs.ts';
import { reportFindings } from '../output/report-findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** An object that a file holds, or the exit code when there is none. */
export type ReadObject = { readonly value: Readonly<Record<string, unknown>> } | { readonly exitCode: number };

/** Reads the one object of a YAML or JSON file, or of standard input for `-`. `flag` names it in messages. */
export async function readObject(path: string, flag: string, terminal: Terminal): Promise<ReadObject> {
  const job = await collectInputs([path], undefined, terminal, 'documents');
  const { findings, report } = collectFindings();
  const documents = (job?.sources ?? []).flatMap((source) => parseSource(source, report));
  const diagnostics = [...(job?.diagnostics ?? []), ...findings()];
  await reportFindings(diagnostics, { diagnostics: 'text', color: true }, terminal);
  if (hasErrors(diagnostics)) return { exitCode: exitCodeOf(diagnostics, false) };
  const [document] = documents;
  const value: unknown = document?.value;
  if (documents.length !== 1 || typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      exitCode: usageProblem(terminal, `${flag} ${path} does not hold one object`, 'write names and their values'),
    };
  return { value: { ...value } };
}

/**
 * Parameters from a file and from `--param name=value`, of which the latter win. A value that is JSON is parsed, every other one is a
 * string; `name="5"` is a string too.
 */
export async function readParameters(
  { params, param = [] }: { readonly params?: string; readonly param?: readonly string[] },
  terminal: Terminal,
): Promise<ReadObject> {
  const read: ReadObject = params === undefined ? { value: {} } : await readObject(params, '--params', terminal);
  if ('exitCode' in read) return read;
  const given: [string, unknown][] = [];
  for (const text of param) {
    const at = text.indexOf('=');
    if (at < 1)
      return { exitCode: usageProblem(terminal, `--param ${text} has no name and value`, 'write --param name=value') };
    given.push([text.slice(0, at), jsonOr(text.slice(at + 1))]);
  }
  return { value: { ...read.value, ...Object.fromEntries(given) } };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A string that is not JSON stays a string.
    return text;
  }
}
