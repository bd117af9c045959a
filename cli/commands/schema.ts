import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { apiGroup, kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { exitCodes } from '../exit-codes.ts';
import { editorFileOf, editorFiles } from '../documents/editor-schemas.ts';
import { refusedWrite } from '../output/refused-write.ts';
import { say } from '../output/say.ts';
import { subjectOf, type SchemaSubject } from '../command-line/schema-subject.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc schema`, as they are parsed. */
export interface SchemaFlags {
  readonly crd?: true;
  readonly output?: string;
}

/** Lists what has a schema, prints one, prints definitions, or writes every editor schema into a folder. Returns the exit code. */
export async function run(name: string | undefined, flags: SchemaFlags, terminal: Terminal): Promise<number> {
  if (flags.output !== undefined) {
    if (name !== undefined)
      return usageProblem(terminal, '-o writes every schema, so it takes no name', 'leave out the name, or -o');
    if (flags.output === '') return usageProblem(terminal, '-o has an empty folder name', 'write -o . for this folder');
    return writeAll(flags.output, terminal);
  }
  const known = name === undefined ? undefined : subjectOf(name);
  if (name !== undefined && known === undefined) return unknownName(name, terminal);
  if (flags.crd === true) return printDefinitions(known, name, terminal);
  if (known === undefined) terminal.stdout.write(listing());
  else terminal.stdout.write(await readFile(editorFileOf(known), 'utf8'));
  return exitCodes.fine;
}

function unknownName(name: string, terminal: Terminal): number {
  const near = suggest(name, [...Object.keys(kinds), ...Object.keys(loadDocument)]);
  const hint = near === undefined ? 'svc schema lists what there is' : `did you mean "${near}"?`;
  return usageProblem(terminal, `there is no kind or configuration document "${name}"`, hint);
}

async function printDefinitions(
  subject: SchemaSubject | undefined,
  name: string | undefined,
  terminal: Terminal,
): Promise<number> {
  if (subject !== undefined && !('kind' in subject)) {
    return usageProblem(
      terminal,
      `--crd is about kinds, and "${name ?? ''}" is a configuration document`,
      'name a kind, or none for all of them',
    );
  }
  const [{ definitionsOf }, { printStream }] = await Promise.all([
    import('../compile/definitions.ts'),
    import('../../manifests/synth/print.ts'),
  ]);
  terminal.stdout.write(printStream(await definitionsOf(subject === undefined ? undefined : [subject.kind])));
  return exitCodes.fine;
}

async function writeAll(folder: string, terminal: Terminal): Promise<number> {
  const { replaceFiles } = await import('../../manifests/synth/replace-files.ts');
  const files = await editorFiles();
  try {
    replaceFiles(resolve(terminal.cwd, folder), files);
  } catch (error) {
    const refused = refusedWrite(error, resolve(terminal.cwd, folder), terminal.cwd);
    if (refused === undefined) throw error;
    return usageProblem(terminal, `cannot write to ${refused.path}: ${refused.reason}`);
  }
  say(`${folder}: ${files.length} schemas`, terminal);
  return exitCodes.fine;
}

function listing(): string {
  const rows = Object.values(kinds).map(
    ({ kind, plural, shortNames }) => [kind, plural, shortNames.join(',')] as const,
  );
  const width = (column: 0 | 1, title: string): number =>
    Math.max(title.length, ...rows.map((row) => row[column].length)) + 2;
  const [first, second] = [width(0, 'KIND'), width(1, 'PLURAL')];
  return [
    `${'KIND'.padEnd(first)}${'PLURAL'.padEnd(second)}SHORT NAMES`,
    ...rows.map(([kind, plural, short]) => `${kind.padEnd(first)}${plural.padEnd(second)}${short}`),
    '',
    `All of group ${apiGroup}.`,
    '',
    'CONFIGURATION DOCUMENT',
    ...Object.keys(loadDocument).toSorted(),
    '',
  ].join('\n');
}
