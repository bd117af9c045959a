import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

function read(text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  parseSource({ path: 'a.yaml', text }, (diagnostic) => diagnostics.push(diagnostic));
  return diagnostics;
}

function placed(diagnostic: Diagnostic): string {
  const { span, message } = diagnostic;
  if (span === undefined) return message;
  const { line, column } = positionAt(span.source, span.start);
  return `${line}:${column} ${message}`;
}

/** Text, finding and hint. */
const plainCauses: readonly (readonly [text: string, finding: string, hint: string])[] = [
  ['a: [1]]\n', '1:7 there is nothing that this "]" closes', 'remove it; if it belongs to a string, quote all of it'],
  ['{"a":1}\n{"b":2}\n', '2:1 a second JSON object begins here', 'put a line "---" between the two'],
  [
    '{"a": 1 "b": 2}',
    '1:7 this does not belong here, inside brackets',
    'write a comma between the entries, close the bracket before, or quote a string with ": " in it',
  ],
  [
    '{"a" 1}',
    '1:6 a colon or a comma is missing before this',
    'inside braces, write "key: value" and a comma between the entries',
  ],
  ['// x\n{"a": 1}\n', '1:1 this is not a comment in YAML', 'a comment begins with "#"'],
  ['c: 1\na:b\nd: 1\n', '2:1 a space is missing after the colon', 'write "a: b"'],
  ['e:\n  - name:A\n    value: 1\n', '2:5 a space is missing after the colon', 'write "name: A"'],
  ['-a\nb: 1\n', '1:1 a space is missing after the dash', 'write "- a"'],
  [
    'a: 1\n- b\n',
    '2:1 a list item is not allowed beside the keys of a map',
    'put it below the key of its list, indented like the other items',
  ],
  [
    'e:\n  - name: A\n    value: 1\n   - name: B\n',
    '4:4 this item is indented unlike the item before it',
    'the item before it begins in column 3',
  ],
  [
    'e:\n  - name: A\n   value: 1\n',
    '3:1 this key is indented unlike the list item before it',
    'indent it by 4 spaces if it belongs to that item, or like the key of the list if the list has ended',
  ],
  [
    'a: b\n  c: d\n',
    '1:4 the next line is indented deeper, as if it continued this value',
    'indent the next line like the key of this one',
  ],
  [
    'a: b: more\n',
    '1:4 a map cannot begin here, on the line of its key',
    'if this is a string with ": " in it, quote it; otherwise check the indentation of the next line',
  ],
  ['a: "x\nb: 1\n', '1:4 this quote is never closed', 'write another " where it ends'],
  [
    'a: | text\n',
    '1:6 a string after "|" or ">" begins on the next line',
    'put the text on the next line, indented; if the sign belongs to the text, quote the whole of it',
  ],
  ['a: &\n', '1:4 a name is missing after "&"', 'if it is text, quote the whole of it'],
  ['%YAML\n---\na: 1\n', '1:1 this %YAML line is incomplete', 'remove the line: it is not needed'],
  [
    '{{- if .x }}\na: 1\n{{- end }}\n',
    '1:3 a template is not YAML before it is rendered',
    'render the template first; if the braces belong to a string, quote all of it',
  ],
  [
    'a:\u00A0b\nc: d\n',
    '1:3 a no-break space (U+00A0) is here, and YAML reads it as a letter',
    'replace it by a normal space, or remove it',
  ],
  [
    'a:\n\u00A0 b: 1\n',
    '2:1 a no-break space (U+00A0) is before this key, and YAML reads it as part of the key',
    'replace it by normal spaces, or remove it',
  ],
];

describe('a plain cause', () => {
  test.each(plainCauses)('is named: %j', (text, finding, hint) => {
    const diagnostics = read(text);
    expect(diagnostics.map(placed)).toEqual([finding]);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  test('what looks like one is left alone', () => {
    expect(read('a: http://x\nb: "y:z"\nc: \u00A0text\n# \u00A0\nd: a//b\ne: -x\nf: "{{ x }}"\n')).toEqual([]);
  });
});

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\n';

  test.each([
    [`a: 1\n${conflict}`, ['2:1']],
    [`a: |\n  x\n${conflict}`, ['3:1']],
    [`a: 1\n${conflict}c: 1\n${conflict}`, ['2:1', '8:1']],
    [`a: 1\n---\n${conflict.replace('b: 2\n', 'b: 2\n---\nc: 1\n')}`, ['3:1']],
    ['a: 1\nb: 3\n>>>>>>> main\n', ['3:1']],
  ])('is reported once, at its first line: %j', (text, places) => {
    const diagnostics = read(text.replaceAll('\n', '\r\n'));
    expect(diagnostics.map(({ code }) => code)).toEqual(places.map(() => 'yaml/conflict-marker'));
    expect(diagnostics.map((diagnostic) => placed(diagnostic).split(' ')[0])).toEqual(places);
  });

  test('is not reported inside a string', () => {
    expect(read(`a: |\n  ${conflict.replaceAll('\n', '\n  ')}\nb: "=======\n  x"\n`)).toEqual([]);
  });
});

test('a byte order mark before a later document is not a part of it', () => {
  const documents = parseSource({ path: 'a.yaml', text: 'a: 1\n---\r\n\uFEFFb: 2\n...\n\uFEFFc: 3\n' }, () =>
    expect.unreachable(),
  );
  expect(documents.map(({ value }) => value)).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
  const span = documents[1]?.locate(['b'], 'key');
  expect(span?.source.text.slice(span.start, span.end)).toBe('b');
});

/** Words of the reader that nobody who writes YAML has to know. */
const theirWords =
  /\b(?:token|flow|block|seq|scalar|indicator|implicit|mapping|sequence|collections?|stream|compact|props|node|directives?-end)\b/i;

test('every syntax error is reported without terms of the parser, and with a hint', () => {
  const folder = join(import.meta.dirname, '../../../../examples');
  const texts = ['quickstart/server.yaml', 'team/gateway.yaml']
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .concat('a:\n  - b: "c"\n    d: [1, {e: f}]\n  - &x |\n    text\ng: *x\n', '{"a": [1, {"b": "c"}], "d": null}\n');
  const characters = fc.constantFrom(...' \t\n:-?[]{},#&*!|>\'"%@`<=~\\/x1\u00A0'.split(''));
  const mutation = fc.record({
    text: fc.constantFrom(...texts),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    insert: fc.option(characters, { nil: undefined }),
  });
  let findings = 0;
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 2 }), (mutations) => {
      let text = mutations[0]?.text ?? '';
      for (const { at, insert } of mutations) {
        const index = Math.floor(at * text.length);
        text = text.slice(0, index) + (insert ?? '') + text.slice(insert === undefined ? index + 1 : index);
      }
      for (const { code, message, hint } of read(text)) {
        findings++;
        expect(message).not.toMatch(theirWords);
        if (code === 'yaml/syntax') expect(hint, message).toBeDefined();
      }
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(findings).toBeGreaterThan(300);
});
