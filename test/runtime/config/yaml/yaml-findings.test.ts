import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

interface Expected {
  readonly text: string;
  /** `line:column code: message` of every finding. */
  readonly findings: readonly string[];
  readonly hint?: RegExp;
  /** Line and column of related places. */
  readonly related?: readonly string[];
}

function read(text: string): { count: number; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const documents = parseSource({ path: 'a.yaml', text }, (diagnostic) => diagnostics.push(diagnostic));
  return { count: documents.filter(({ isFlawed }) => isFlawed !== true).length, diagnostics };
}

function place(span: Diagnostic['span']): string {
  const position = span === undefined ? undefined : positionAt(span.source, span.start);
  return position === undefined ? '-' : `${position.line}:${position.column}`;
}

const errors: readonly Expected[] = [
  { text: 'a: "open\nb: 1\n', findings: ['1:4 yaml/syntax: this quote is never closed'] },
  { text: 'a: [1, 2\nb: 1\n', findings: ['1:4 yaml/syntax: this "[" is never closed'], related: ['2:1'] },
  { text: 'a: {b: [1}', findings: ['1:8 yaml/syntax: this "[" is never closed'], related: ['1:10'] },
  {
    text: 'a: b: c\n',
    findings: ['1:4 yaml/syntax: a map cannot begin here, on the line of its key'],
    hint: /quote it/,
  },
  {
    text: 'a: 1\n b: 2\n',
    findings: ['1:4 yaml/syntax: the next line is indented deeper, as if it continued this value'],
    hint: /indent the next line/,
  },
  { text: 'a: - b\n', findings: ['1:4 yaml/syntax: a list cannot begin here, on the line of its key'] },
  { text: 'a:\n  b: 1\n c: 2\n', findings: ['3:1 yaml/syntax: this line is indented unlike the keys before it'] },
  { text: '- a: 1\n b: 2\n', findings: ['2:1 yaml/syntax: this key is indented unlike the list item before it'] },
  { text: 'a: 1\nword\n', findings: ['2:1 yaml/syntax: this line has no colon, so it is not a key'] },
  {
    text: "a: 'it's'\n",
    findings: ['1:8 yaml/syntax: this does not belong here: the value before it has ended'],
    hint: /twice/,
  },
  { text: 'a: | ---\n  b\n', findings: ['1:6 yaml/syntax: this does not belong here'], hint: /start of a line/ },
  { text: 'a: "x" y\n', findings: ['1:8 yaml/syntax: this does not belong here: the value before it has ended'] },
  { text: '[a b: c, "d" "e"]', findings: ['1:14 yaml/syntax: a comma is missing before this'] },
  {
    text: 'a: @x\nb: "\\q"\nc: `y`\nd: "w\n',
    findings: [
      '1:4 yaml/syntax: text without quotes cannot begin with @',
      '2:5 yaml/syntax: unknown escape \\q',
      '3:4 yaml/syntax: text without quotes cannot begin with `',
      '4:4 yaml/syntax: this quote is never closed',
    ],
  },
  {
    text: 'a: "\\ud83d"\n',
    findings: ['1:4 yaml/broken-character: an escape in this text gives no Unicode character'],
  },
  {
    text: '%YAML 1.2\na: 1\n',
    findings: ['2:1 yaml/syntax: a line "---" is missing between the directives and the document'],
  },
  { text: 'a:\n\tb: 1\n', findings: ['2:1 yaml/tab-indentation: a tab cannot indent YAML'], hint: /spaces/ },
  { text: 'a:\n  b: 1\n  \tc: 2\n', findings: ['3:3 yaml/tab-indentation: a tab cannot indent YAML'] },
  { text: 'a: x\n\tb: 2\n', findings: ['2:1 yaml/tab-indentation: a tab cannot indent YAML'] },
  { text: 'a: |\n\tx\n', findings: ['2:1 yaml/tab-indentation: a tab cannot indent YAML'] },
  {
    text: 'a: 1\n"a": 2\nb: {c: 1, c: 2}\n',
    findings: [
      '2:1 yaml/duplicate-key: the key "a" occurs twice in this map',
      '3:11 yaml/duplicate-key: the key "c" occurs twice in this map',
    ],
    related: ['1:1', '3:5'],
  },
  {
    text: '1: a\n"1": b\n',
    findings: ['2:1 yaml/duplicate-key: the key "1" occurs twice in this map'],
    related: ['1:1'],
  },
  {
    text: 'x: &x {}\na:\n  <<: *x\n  <<: *x\n',
    findings: ['4:3 yaml/duplicate-key: the key "<<" occurs twice in this map'],
    related: ['3:3'],
    hint: /list/,
  },
  {
    text: 'a: &near 1\nb: *naer\n',
    findings: ['2:4 yaml/unresolved-alias: no anchor "&naer" is before this alias'],
    hint: /\*near/,
  },
  {
    text: 'a: *.yaml\nb: &x 1\n',
    findings: ['1:4 yaml/unresolved-alias: no anchor "&.yaml" is before this alias'],
    hint: /quote/,
  },
  { text: 'a: &a [1, *a]\n', findings: ['1:11 yaml/recursive-alias: "*a" is inside the value that "&a" names'] },
  { text: 'a: &a {<<: *a}\n', findings: ['1:12 yaml/recursive-alias: "*a" is inside the value that "&a" names'] },
  { text: '<<: 3\n', findings: ['1:5 yaml/bad-merge: "<<" merges a map or a list of maps, this is the number 3'] },
  {
    text: '<<: [{a: 1}, [x]]\n',
    findings: ['1:14 yaml/bad-merge: "<<" merges a map or a list of maps, this is a list'],
  },
  {
    text: 'a: !Ref x\nb: !!binary aGk=\nc: !!int abc\n',
    findings: [
      '1:4 yaml/bad-tag: the tag !Ref has no meaning here',
      '2:4 yaml/bad-tag: the tag !!binary has no meaning here',
      '3:4 yaml/bad-tag: the value does not fit the tag !!int',
    ],
  },
  { text: '? [a]\n: b\n', findings: ['1:3 yaml/non-string-key: a key has to be text, this is a list'] },
  {
    text: 'a: {{ .Values.x }}\n',
    findings: ['1:5 yaml/non-string-key: a key has to be text, this is a map'],
    hint: /template/,
  },
  {
    text: 'null: a\n1.50: b\n: c\n',
    hint: /quote it: "null"/,
    findings: [
      '1:1 yaml/non-string-key: a key has to be text, this is null',
      '2:1 yaml/non-string-key: a key has to be text, this is the number 1.50',
      '3:1 yaml/non-string-key: a key has to be text, this is null',
    ],
  },
  {
    text: 'a: 12345678901234567890\n',
    findings: [
      '1:4 yaml/imprecise-number: 12345678901234567890 is too large to be kept exactly: it would become 12345678901234567000',
    ],
    hint: /quote/,
  },
  {
    text: 'a: [.inf, !!float .nan, 1e999]\n',
    findings: [
      '1:5 yaml/not-finite: .inf is not a number that JSON can hold',
      '1:19 yaml/not-finite: .nan is not a number that JSON can hold',
      '1:25 yaml/not-finite: 1e999 is not a number that JSON can hold',
    ],
  },
  {
    text: 'a: 1\rb: 2\n',
    findings: ['1:5 yaml/lone-carriage-return: a carriage return without a line feed'],
  },
  {
    text: 'a: "x\u0007"\n',
    findings: ['1:6 yaml/control-character: the control character \\u0007 is not allowed here'],
  },
];

describe('an error', () => {
  test.each(errors.map((error) => ({ ...error, title: JSON.stringify(error.text) })))(
    'in $title',
    ({ text, findings, hint, related }) => {
      const { count, diagnostics } = read(text);
      expect(diagnostics.map(({ span, code, message }) => `${place(span)} ${code}: ${message}`)).toEqual(findings);
      expect(diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
      expect(diagnostics.flatMap((diagnostic) => diagnostic.related.map(({ span }) => place(span)))).toEqual(
        related ?? [],
      );
      if (hint !== undefined) expect(diagnostics[0]?.hint).toMatch(hint);
      expect(count).toBe(0);
    },
  );

  test('in a later document of a Windows file is at its place', () => {
    const { diagnostics } = read('a: 1\r\n---\r\n# c\r\nb:\r\n  c: 1\r\n  c: 2\r\n');
    expect(diagnostics.map(({ span, related }) => [place(span), place(related[0]?.span)])).toEqual([['6:3', '5:3']]);
  });
});

describe('a warning', () => {
  test('for words that YAML 1.1 reads otherwise names both readings and keeps the document', () => {
    const { count, diagnostics } = read('a: no\nb: [0o14, "no", \'12:30:45\']\non: 1\nc: |\n  yes\nd: &x off\ne: *x\n');
    expect(diagnostics.map(({ span, severity, message }) => `${place(span)} ${severity} ${message}`)).toEqual([
      '1:4 warning no is text here, but false to a YAML 1.1 reader',
      '2:5 warning 0o14 is the number 12 here, but text to a YAML 1.1 reader',
      '3:1 warning on is text here, but true to a YAML 1.1 reader',
      '6:7 warning off is text here, but false to a YAML 1.1 reader',
    ]);
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'quote it: "no"',
      'quote it if it is text ("0o14"), or write the number without a leading 0',
      'quote it: "on"',
      'quote it: "off"',
    ]);
    expect(count).toBe(1);
  });

  test('for a directive nobody knows keeps the document', () => {
    const { count, diagnostics } = read('%FOO bar\n---\na: 1\n');
    expect(diagnostics.map(({ span, code }) => `${place(span)} ${code}`)).toEqual(['1:1 yaml/directive']);
    expect(count).toBe(1);
  });
});
