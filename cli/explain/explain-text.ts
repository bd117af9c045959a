import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { printable } from '../../runtime/diagnostics/printable-text.ts';
import type { ExplainedDiagnostic, ReportedExample } from './explain-diagnostic.ts';
import type { ExplainedField, Subject } from './reference-file.ts';

const width = 100;

/** A field for a person: meaning, type, default, and the fields below it in one line each. */
export function fieldText({ path, entry, sections, required, fields, requiredFields, rules }: ExplainedField): string {
  const facts: readonly (readonly [title: string, text: string | undefined])[] = [
    ['Type', entry.type],
    ['Required', required === undefined ? undefined : required ? 'yes' : 'no'],
    ['Default', entry.default === undefined ? entry.derived : valueText(entry.default)],
    ['Values', entry.values?.map(valueText).join(', ')],
    ['Limits', entry.limits?.join(', ')],
    ['Example', entry.examples?.map(valueText).join(', ')],
    ['Refers to', entry.refersTo],
    ['Secret', entry.secret === true ? 'yes: it is not printed' : undefined],
    ['Specified in', sections.map((section) => `part ${section.replace(' ', ', ')}`).join('; ')],
    ['Our choice', entry.unspecified],
  ];
  const said = facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined && fact[1] !== '');
  const column = Math.max(...said.map(([title]) => title.length)) + 3;
  return [
    path,
    ...wrapped(entry.description, '  '),
    ...(entry.deprecated === undefined ? [] : wrapped(entry.deprecated, '  ')),
    '',
    ...said.flatMap(([title, text]) => hanging(`${title}:`.padEnd(column), text)),
    ...(rules.length === 0 ? [] : ['', 'Rules:', ...rules.flatMap((rule) => hanging('  - ', rule))]),
    ...fieldLines(fields, requiredFields),
    '',
  ].join('\n');
}

/** A diagnostic as text: its meaning, an example with its message and hint, and the corrected example. */
export function diagnosticText({ code, severity, summary, reportedBy, note, bad, good }: ExplainedDiagnostic): string {
  const ignoring = `To ignore it at one line: # svc-ignore ${code} <reason>. Everywhere: "ignore:" in svc.yaml.`;
  return [
    `${code} (${severity}, reported by ${reportedBy})`,
    ...wrapped(summary, '  '),
    ...(note === undefined
      ? []
      : note.split(/\n{2,}/).flatMap((part) => ['', ...wrapped(part.replaceAll('\n', ' '), '  ')])),
    ...(bad === undefined ? [] : ['', 'Bad:', ...indented(bad.text), '', ...findingLines(bad)]),
    ...(good === undefined ? [] : ['', 'Good:', ...indented(good.text)]),
    ...(severity === 'error' ? [] : ['', ignoring]),
    '',
  ].join('\n');
}

/** Everything that can be asked for, one a line. */
export function listText(
  { kinds, documents }: { readonly kinds: readonly Subject[]; readonly documents: readonly Subject[] },
  diagnostics: readonly Pick<ExplainedDiagnostic, 'code' | 'severity' | 'summary'>[],
): string {
  const codes = diagnostics.map(({ code, severity, summary }) => [code, `${severity.padEnd(9)}${summary}`] as const);
  const named = (subjects: readonly Subject[]): (readonly [string, string])[] =>
    subjects.map(({ name, description }) => [name, description]);
  const table = (title: string, rows: readonly (readonly [name: string, text: string])[]): string[] => {
    const column = Math.max(...rows.map(([name]) => name.length)) + 4;
    return [title, ...rows.map(([name, text]) => `  ${name}`.padEnd(column) + text), ''];
  };
  return [
    ...table('Kinds (svc explain MCPServer, svc explain MCPServer.spec.transport):', named(kinds)),
    ...table('Configuration documents (svc explain registry-server.sources):', named(documents)),
    ...table('Diagnostics (svc explain link/missing-target):', codes),
  ].join('\n');
}

function findingLines({ line, column, message, hint }: ReportedExample): string[] {
  const place = line === undefined ? 'The whole file:' : `Line ${line}, column ${column}:`;
  return [
    ...(message === undefined ? [] : hanging('Finding:  ', `${place} ${message}`)),
    ...(hint === undefined ? [] : hanging('Hint:     ', hint.replaceAll('\n', ' '))),
  ];
}

function fieldLines(fields: Readonly<Record<string, ReferenceEntry>>, required: readonly string[]): string[] {
  const rows = Object.entries(fields);
  if (rows.length === 0) return [];
  const names = Math.max(...rows.map(([name]) => name.length)) + 3;
  return [
    '',
    `Fields${required.length === 0 ? '' : ' (* required)'}:`,
    ...rows.flatMap(([name, { type, description }]) =>
      hanging(`  ${`${name}${required.includes(name) ? '*' : ''}`.padEnd(names)}`, `${type}: ${description}`),
    ),
  ];
}

function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function hanging(head: string, text: string): string[] {
  const [first = '', ...rest] = wrapped(text, ' '.repeat(head.length));
  return [head + first.trimStart(), ...rest];
}

/** Breaks a string at spaces; a longer word keeps its line. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, indent + line];
}

function indented(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${printable(line)}`.trimEnd());
}
