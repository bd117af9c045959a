import type { ExternalInput } from '../../manifests/program/link.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { exitCodeOf } from '../exit-codes.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';
import { version } from '../version.ts';

/** The forms in which findings are shown. */
export const findingForms = ['text', 'json', 'sarif', 'github', 'junit'] as const;

type FindingForm = (typeof findingForms)[number];

/** How findings are shown. */
export interface FindingFlags {
  readonly diagnostics: FindingForm;
  readonly color: boolean;
  readonly strict?: true;
  /** Where findings go in their form; people then read text on stderr. */
  readonly diagnosticsFile?: string;
}

/** The stream for findings in a machine format: stdout where they are the data of the command. Text goes to stderr always. */
export type MachineStream = 'stdout' | 'stderr';

/**
 * Reports findings, and returns the exit code they lead to. Text and annotations are written when there are any, the other forms
 * always, so that a program reading them finds a complete document each time. A file for them is replaced as a whole; one that
 * the system refuses to write is a finding too.
 */
export async function reportFindings(
  diagnostics: readonly Diagnostic[],
  flags: FindingFlags,
  terminal: Terminal,
  machines: MachineStream = 'stderr',
): Promise<number> {
  const strict = flags.strict === true;
  const { diagnosticsFile: file, diagnostics: form } = flags;
  if (file === undefined) {
    const color = form === 'text' && (await isColored(flags, terminal));
    const stream = form === 'text' ? terminal.stderr : terminal[machines];
    write(stream, await render(diagnostics, form, color));
    return exitCodeOf(diagnostics, strict);
  }
  const refused = await writeFindings(file, await render(diagnostics, form, false), terminal.cwd);
  const all = [...diagnostics, ...refused];
  write(terminal.stderr, await render(all, 'text', await isColored(flags, terminal)));
  return exitCodeOf(all, strict);
}

function write(stream: Terminal['stderr'], text: string): void {
  if (text !== '') stream.write(text);
}

async function writeFindings(file: string, content: string, cwd: string): Promise<readonly Diagnostic[]> {
  const { writeFileWhole } = await import('../command-line/write-place.ts');
  const refused = await writeFileWhole(file, content, cwd);
  if (refused === undefined) return [];
  const { unwritableOutput } = await import('../../manifests/synth/write-diagnostics.ts');
  return [unwritableOutput(refused, undefined)];
}

async function isColored(flags: FindingFlags, terminal: Terminal): Promise<boolean> {
  if (!flags.color) return false;
  return (await import('../../runtime/diagnostics/color.ts')).useColor(terminal.environment, terminal.stderr);
}

async function render(diagnostics: readonly Diagnostic[], form: FindingForm, color: boolean): Promise<string> {
  switch (form) {
    case 'json':
      return (await import('../../runtime/diagnostics/render-json.ts')).renderJson(diagnostics);
    case 'sarif':
      return (await import('../../runtime/diagnostics/render-sarif.ts')).renderSarif(diagnostics, { version });
    case 'github':
      return (await import('../../runtime/diagnostics/render-github.ts')).renderGithub(diagnostics);
    case 'junit':
      return (await import('../../runtime/diagnostics/render-junit.ts')).renderJunit(diagnostics);
    case 'text': {
      if (diagnostics.length === 0) return '';
      return (await import('../../runtime/diagnostics/render-text.ts')).renderText(diagnostics, { color });
    }
  }
}

/** Says something to a person on stderr, unless a program reads findings there. */
export function remark(
  text: string,
  flags: FindingFlags,
  terminal: Terminal,
  machines: MachineStream = 'stderr',
): void {
  const isRead = flags.diagnostics !== 'text' && flags.diagnosticsFile === undefined && machines === 'stderr';
  if (!isRead) say(text, terminal);
}

/** What the cluster has to provide, one object a line, with the keys that are used. Empty without any. */
export function describeExternals(externals: readonly ExternalInput[]): string {
  const keys = new Map<string, Set<string>>();
  for (const { kind, name, namespace, key } of externals) {
    const title = `${kind} "${name}"${namespace === undefined ? '' : ` in namespace "${namespace}"`}`;
    const known = keys.get(title) ?? new Set();
    if (key !== undefined) known.add(key);
    keys.set(title, known);
  }
  const lines = [...keys]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([title, used]) => describeExternal(title, used));
  return lines.length === 0 ? '' : ['not in the input, so the cluster has to provide:', ...lines].join('\n');
}

function describeExternal(title: string, keys: ReadonlySet<string>): string {
  if (keys.size === 0) return `  ${title}`;
  return `  ${title} with ${keys.size === 1 ? 'key' : 'keys'} ${[...keys].toSorted().join(', ')}`;
}
