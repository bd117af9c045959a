import type { Flag } from '../../generated/flags.ts';
import { loadDocument } from '../../generated/load.ts';
import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { RunConfig } from '../../generated/types/run.ts';
import { parseSource } from '../../runtime/config/yaml/parse-yaml.ts';
import { unsupportedIn } from '../../runtime/not-yet/run-fields.ts';
import { collectFindings } from '../../runtime/diagnostics/collect.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { workloadNameOf } from '../../runtime/run/workload-name.ts';
import { checkDocuments } from '../documents/check-documents.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { keyOf, workloadFlags, type GivenFlags } from './flag-options.ts';
import { flagValueOf } from './flag-value.ts';
import type { ReadOneDocument } from '../documents/read-one-document.ts';

/** The words of `svc run` that describe a workload. */
export interface Invocation {
  /** A package, an image or an address; without it the flags name a server that runs already. */
  readonly server: string | undefined;
  /** Arguments of the server. */
  readonly args: readonly string[];
  readonly flags: GivenFlags;
}

/**
 * The run document that a command line describes: one field for each flag, checked like a document in a file. Problems are reported
 * with the flag they are about.
 */
export async function runDocumentOf(
  invocation: Invocation,
  terminal: Terminal,
): Promise<ReadOneDocument<RunConfigWithDefaults>> {
  const { server, args } = invocation;
  const document: Record<string, unknown> = { schemaVersion: 'v1' };
  for (const flag of workloadFlags) {
    const given = invocation.flags[keyOf(flag)];
    if (given === undefined) continue;
    const read = flagValueOf(flag, given);
    if ('problem' in read) {
      const hint = 'svc run --help lists the flags and what they take';
      return { exitCode: usageProblem(terminal, `--${flag.name}: ${read.problem}`, hint) };
    }
    setAt(document, flag.path, read.value);
  }
  const described = await withServer(server, document, args, terminal);
  if ('exitCode' in described) return described;
  const config = await checked(described.document, terminal);
  if (config === undefined) return { exitCode: exitCodes.usage };
  const unsupported = unsupportedIn(config);
  for (const { path, reason, instead } of unsupported) usageProblem(terminal, `${wordFor(path)}: ${reason}`, instead);
  return unsupported.length > 0 ? { exitCode: exitCodes.usage } : { config };
}

/** A document with the server in it: an address, a package, an entry of the registry that this person has set, or else an image. */
async function withServer(
  server: string | undefined,
  document: Readonly<Record<string, unknown>>,
  args: readonly string[],
  terminal: Terminal,
): Promise<{ readonly document: Record<string, unknown> } | { readonly exitCode: number }> {
  const whole = { ...document, ...(args.length > 0 ? { args } : {}) };
  if (server === undefined) return { document: whole };
  if (/^https?:\/\//i.test(server)) return { document: { ...whole, remoteUrl: server } };
  const { documentOfEntry } = await import('./registry-entry/named-entry.ts');
  const found = await documentOfEntry(server, document, args, terminal);
  if (found === undefined) return { document: { ...whole, image: server } };
  if ('problem' in found) return { exitCode: usageProblem(terminal, found.problem, found.hint) };
  return found;
}

/** Fills in the name and the defaults of a document that is valid; reports what is wrong with any other. */
async function checked(
  document: Record<string, unknown>,
  terminal: Terminal,
): Promise<RunConfigWithDefaults | undefined> {
  const { validate, withDefaults } = await loadDocument.run();
  const { findings, report } = collectFindings();
  const [parsed] = parseSource({ path: 'command line', text: JSON.stringify(document, null, 1) }, report);
  if (parsed === undefined) throw new Error('a document that was just written cannot be read');
  await checkDocuments([{ name: 'run', document: parsed }], report);
  const isAbout = (flag: Flag, { span }: Diagnostic): boolean => {
    const from = parsed.locate(flag.path, 'key')?.start;
    const to = parsed.locate(flag.path, 'value')?.end;
    return span !== undefined && from !== undefined && to !== undefined && span.start >= from && span.end <= to;
  };
  for (const finding of findings()) {
    // Unsupported fields are reported by name elsewhere, once.
    if (finding.code === 'proxy/not-available-yet') continue;
    const flag = workloadFlags.find((each) => valueAt(document, each.path) !== undefined && isAbout(each, finding));
    say(problemText(finding, flag), terminal);
  }
  if (!validate(document)) return undefined;
  const config: RunConfig = document;
  return withDefaults({ ...config, name: config.name ?? workloadNameOf(config) });
}

/** A finding with the flag it is about in front. */
function problemText({ severity, message, hint }: Diagnostic, flag: Flag | undefined): string {
  const about = flag === undefined ? '' : `--${flag.name}: `;
  return `${severity}: ${about}${message}${hint === undefined ? '' : `\nHint: ${hint}`}`;
}

/** What a person writes for a field: its flag, or its name where it has none. */
function wordFor(path: string): string {
  const flag = workloadFlags.find((each) => each.path.join('.') === path || each.path[0] === path);
  return flag === undefined || path === 'image' ? path : `--${flag.name}`;
}

function setAt(document: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) {
    document[first] = value;
    return;
  }
  const inner: unknown = document[first];
  const below: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  setAt(below, rest, value);
  document[first] = below;
}

function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document;
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
