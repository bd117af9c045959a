import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import type { ExplainedDiagnostic } from './explain-diagnostic.ts';
import type { ExplainedField } from './reference-file.ts';

const width = 100;

/** A field for a person: meaning, type, default, and the fields below it in one line each. */
export function fieldText({ path, entry, required, fields, requiredFields, rules }: ExplainedField): string {
  const facts: readonly (readonly [title: string, text: string | undefined])[] = [
    ['Type', entry.type],
    ['Required', required === undefined ? undefined : required ? 'yes' : 'no'],
    ['Default', entry.default === undefined ? entry.derived : valueText(entry.default)],
    ['Values', entry.values?.map(valueText).join(', ')],
    ['Limits', entry.limits?.join(', ')],
    ['Example', entry.examples?.map(valueText).join(', ')],
    ['Refers to', entry.refersTo],
    ['Secret', entry.secret === true ? 'yes: it is not printed' : undefined],
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

/** A diagnostic for a person, with its examples. */
export function diagnosticText({ code, severity, summary, reportedBy, example }: ExplainedDiagnostic): string {
  return [
    `${code} (${severity}${reportedBy === 'compile' ? ', reported by svc compile' : ''})`,
    ...wrapped(summary, '  '),
    ...(severity === 'warning'
      ? ['', `To ignore it at one line: # svc-ignore ${code} <reason>. Everywhere: "ignore:" in svc.yaml.`]
      : []),
    ...(example === undefined ? [] : ['', 'Bad:', ...indented(example.bad), '', 'Good:', ...indented(example.good)]),
    '',
  ].join('\n');
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

/** Breaks a text at spaces; a longer word keeps its line. */
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
    .map((line) => `  ${line}`.trimEnd());
}
