import { kinds } from '../../generated/kinds.ts';
import { loadDocument } from '../../generated/load.ts';
import { suggest } from '../../runtime/config/suggest.ts';
import { exitCodes } from '../exit-codes.ts';
import { explainDiagnostic, listDiagnostics, nearestCode } from '../explain/explain-diagnostic.ts';
import { diagnosticText, fieldText, listText } from '../explain/explain-text.ts';
import { explainField, listSubjects, type ExplainedField } from '../explain/reference-file.ts';
import { projectFileName } from '../project-file/read.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** The flags of `svc explain`, as they are parsed. */
export interface ExplainFlags {
  readonly format: 'text' | 'json';
  readonly output?: string;
}

/**
 * Explains a diagnostic code, a kind, a configuration document or a field of one (`MCPServer.spec.transport`); without a subject
 * it lists what can be asked for. Returns the exit code.
 */
export async function run(subject: string | undefined, flags: ExplainFlags, terminal: Terminal): Promise<number> {
  const show = (data: object, text: () => string): number => {
    terminal.stdout.write(flags.format === 'json' ? `${JSON.stringify(data, undefined, 2)}\n` : text());
    return exitCodes.fine;
  };
  if (subject === undefined) {
    const [subjects, diagnostics] = await Promise.all([listSubjects(), listDiagnostics()]);
    return show({ ...subjects, diagnostics }, () => listText(subjects, diagnostics));
  }
  if (subject.includes('/')) {
    const found = await explainDiagnostic(subject);
    if (found !== undefined) return show(found, () => diagnosticText(found));
    return unknown(
      terminal,
      `there is no diagnostic "${subject}"`,
      await nearestCode(subject),
      'svc explain lists them',
    );
  }
  const field = await explainField(subject);
  if (field === undefined) return unknownSubject(subject, terminal);
  if ('unknown' in field) {
    const other = field.known.length === 0 ? 'it has no fields' : `the fields there are ${field.known.join(', ')}`;
    return unknown(terminal, `there is no field ${field.unknown}`, field.suggestion, other);
  }
  return show(dataOf(field), () => fieldText(field));
}

/** Says that a subject is none. It may be half of a code: its area, or the rest of it. */
async function unknownSubject(subject: string, terminal: Terminal): Promise<number> {
  const [word = ''] = subject.split('.');
  const codes = (await listDiagnostics()).map(({ code }) => code);
  const ofArea = codes.filter((code) => code.startsWith(`${subject}/`));
  if (ofArea.length > 0) {
    return unknown(terminal, `"${subject}" is an area of diagnostics`, undefined, `name one: ${ofArea.join(', ')}`);
  }
  const near =
    subject === projectFileName
      ? 'project-file'
      : (codes.find((code) => code.endsWith(`/${subject}`)) ??
        suggest(word, [...Object.keys(kinds), ...Object.keys(loadDocument)]));
  const other = 'svc explain lists the kinds, the documents and the diagnostics';
  return unknown(terminal, `there is no kind or configuration document "${word}"`, near, other);
}

function unknown(terminal: Terminal, message: string, near: string | undefined, other: string): number {
  return usageProblem(terminal, message, near === undefined ? other : `did you mean "${near}"?`);
}

/** The whole description of the field itself, and one line about each field below it. */
function dataOf({ path, entry, sections, required, fields, requiredFields, rules }: ExplainedField): object {
  const { description, type, derived, values, limits, examples, refersTo, secret, deprecated, unspecified } = entry;
  return {
    path,
    description,
    type,
    required,
    default: entry.default,
    derived,
    values,
    limits,
    examples,
    refersTo,
    secret,
    deprecated,
    sections,
    unspecified,
    rules,
    fields: Object.entries(fields).map(([name, field]) => ({
      name,
      type: field.type,
      required: requiredFields.includes(name),
      description: field.description,
    })),
  };
}
