import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { Diagnostic } from '../../../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

/** The values in `text` and its findings as `line:column code`. */
function read(text: string): { values: unknown[]; findings: string[] } {
  const diagnostics: Diagnostic[] = [];
  const documents = parseSource({ path: 'a.yaml', text }, (diagnostic) => diagnostics.push(diagnostic));
  const findings = diagnostics.map(({ code, span }) => {
    const position = span === undefined ? undefined : positionAt(span.source, span.start);
    return position === undefined ? code : `${position.line}:${position.column} ${code}`;
  });
  return { values: documents.map(({ value }) => value), findings };
}

function valuesOf(text: string): unknown[] {
  const { values, findings } = read(text);
  expect(findings).toEqual([]);
  return values;
}

describe('values', () => {
  test('of the YAML 1.2 core schema', () => {
    const text =
      'a: [~, null, Null, true, False, 12, -3, 0x1F, 1.5, .5, 1e3, -2.5E-1, text, "12", \'true\', 1.2.3, 2024-01-31, 12:99]';
    expect(valuesOf(text)).toEqual([
      {
        a: [
          null,
          null,
          null,
          true,
          false,
          12,
          -3,
          31,
          1.5,
          0.5,
          1000,
          -0.25,
          'text',
          '12',
          'true',
          '1.2.3',
          '2024-01-31',
          '12:99',
        ],
      },
    ]);
  });

  test('of JSON, indented with tabs too', () => {
    const value = { a: [1, 'x\n\u2028/', { b: null }], '': false, 'é😀': -0.5 };
    expect(valuesOf(JSON.stringify(value))).toEqual([value]);
    expect(valuesOf(JSON.stringify(value, undefined, '\t'))).toEqual([value]);
    expect(valuesOf(String.raw`{"a":"\u00e9\ud83d\ude00\/"}`)).toEqual([{ a: 'é😀/' }]);
  });

  test('of Windows line ends, a byte order mark, and tabs that do not indent', () => {
    expect(valuesOf('\uFEFFa: 1\r\nb: |\r\n  x\r\n  y\r\nc:\t"z"\t# c\r\n\t\r\n')).toEqual([
      { a: 1, b: 'x\ny\n', c: 'z' },
    ]);
  });

  test('of block scalars, up to the next document', () => {
    expect(valuesOf('a: |+\n  x\n\n---\nb: >-\n  y\n  z\n\n...\n---\nc: |2\n   w\n')).toEqual([
      { a: 'x\n\n' },
      { b: 'y z' },
      { c: ' w\n' },
    ]);
  });

  test('of anchors, aliases and merge keys, copied and never shared', () => {
    const [value] = valuesOf('base: &b {x: 1, z: [2]}\nd:\n  <<: *b\n  x: 3\ne: {<<: [{w: 0, x: 9}, *b], v: *b}\n');
    expect(value).toEqual({
      base: { x: 1, z: [2] },
      d: { x: 3, z: [2] },
      e: { w: 0, x: 9, z: [2], v: { x: 1, z: [2] } },
    });
    const { base, d } = value as { base: { z: unknown }; d: { z: unknown } };
    expect(base.z).not.toBe(d.z);
  });

  test('takes a quoted "<<" for a key, and the last anchor of a name', () => {
    expect(valuesOf('a: &x 1\nb: *x\nc: &x 2\nd: *x\n"<<": 3\n')).toEqual([{ a: 1, b: 1, c: 2, d: 2, '<<': 3 }]);
  });

  test('never touches a prototype', () => {
    for (const text of [
      '__proto__: {polluted: 1}\nconstructor: 2\n',
      'x: &x {__proto__: {polluted: 1}, constructor: 2}\n',
    ]) {
      const [value] = valuesOf(text);
      const map = (text.startsWith('x') ? (value as { x: object }).x : value) as object;
      expect(Object.keys(map)).toEqual(['__proto__', 'constructor']);
      expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    }
    expect(valuesOf('a: &a {__proto__: {polluted: 1}}\nb: {<<: *a}\n')[0]).toHaveProperty('b');
    expect({}).not.toHaveProperty('polluted');
  });

  test('makes text of keys that JSON writes the same way', () => {
    expect(valuesOf('8080: a\ntrue: b\n')).toEqual([{ 8080: 'a', true: 'b' }]);
  });

  test('of core tags and of texts with directives', () => {
    expect(
      valuesOf('%YAML 1.2\n%TAG !e! tag:yaml.org,2002:\n---\na: !!str 12\nb: !e!int "7"\nc: !!float 1.0\n'),
    ).toEqual([{ a: '12', b: 7, c: 1 }]);
  });
});

describe('documents', () => {
  test('without content are skipped, and do not count', () => {
    const source = { path: 'a.yaml', text: '# c\n---\n# d\n---\na: 1\n---\n\n...\n---\nnull\n--- x\n...\n# end\n' };
    const documents = parseSource(source, () => expect.unreachable());
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [1, null],
      [2, 'x'],
    ]);
  });

  test('end at a marker at the start of any line, and only there', () => {
    expect(valuesOf('a: " --- "\nb: |\n  ---\n  ...\nc: ---x\nd: x---\n# ---\n---\te\n')).toEqual([
      { a: ' --- ', b: '---\n...\n', c: '---x', d: 'x---' },
      'e',
    ]);
    expect(valuesOf('a: x\u2028---\nb: 1\n')).toEqual([{ a: 'x\u2028---', b: 1 }]);
    expect(valuesOf('a: 1\r\n---\r\nb: 2\r\n...\r\n')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(valuesOf('a: 1\n\uFEFF---\nb: 2\n')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  test.each(['', '\n \t\n', '---\n', '\uFEFF', '---\n...\n---\n'])('none in %j is a warning', (text) => {
    expect(read(text)).toEqual({ values: [], findings: ['input/empty'] });
  });

  test.each(['# only a comment\n', '---\n  # x\n...\n---\n'])('none in %j is fine: somebody left them out', (text) => {
    expect(read(text)).toEqual({ values: [], findings: [] });
  });

  test('after one with an error are still read', () => {
    expect(read('a: 1\n---\na: "x\n---\nb: 1\nb: 2\n---\n\tc: 1\n---\nd: 1\n')).toEqual({
      values: [{ a: 1 }, { b: 2 }, { d: 1 }],
      findings: ['3:4 yaml/syntax', '6:1 yaml/duplicate-key', '8:1 yaml/tab-indentation'],
    });
    const documents = parseSource({ path: 'a.yaml', text: 'a: [\n---\nb: 1\n' }, () => undefined);
    expect(documents.map(({ index }) => index)).toEqual([1]);
  });

  test('and so is one whose error is in a single value, marked as flawed', () => {
    const text = 'a: 1\na: 2\nb: *x\nc: .inf\nd: 12345678901234567890\n---\na: 1\n';
    const documents = parseSource({ path: 'a.yaml', text }, () => undefined);
    expect(documents.map(({ value, isFlawed }) => ({ value, isFlawed }))).toEqual([
      { value: { a: 2, b: null, c: null, d: 12345678901234567000 }, isFlawed: true },
      { value: { a: 1 }, isFlawed: undefined },
    ]);
  });

  test('but not one whose keys are in question', () => {
    expect(read('<<: *x\n').values).toEqual([]);
    expect(read('{{ a }}: 1\n').values).toEqual([]);
  });
});

describe('limits', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test('on nesting hold for both readers, and end quickly', () => {
    expect(read(nested(100)).findings).toEqual([]);
    expect(read(nested(101)).findings).toEqual(['1:101 yaml/too-deep']);
    expect(read(`&a ${nested(100)}`).findings).toEqual([]);
    expect(read(`&a ${nested(101)}`).findings).toEqual(['1:104 yaml/too-deep']);
    expect(read('- '.repeat(20_000)).findings).toEqual(['1:201 yaml/too-deep']);
    expect(read(`a: &a ${nested(60)}\nb: ${'['.repeat(60)}*a${']'.repeat(60)}`).findings).toHaveLength(1);
  });

  test('on aliases stop a document that multiplies itself', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    const merges = ['a0: &a0 {k: 1}'];
    for (let index = 0; index < 40; index++) {
      lines.push(`a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`);
      merges.push(`a${index + 1}: &a${index + 1} {<<: [*a${index}, *a${index}], k${index}: *a${index}}`);
    }
    // To resolve all of them takes 9^40 steps: the test would not end.
    expect(read(lines.join('\n'))).toEqual({ values: [], findings: [expect.stringContaining('yaml/alias-limit')] });
    expect(read(merges.join('\n'))).toEqual({ values: [], findings: [expect.stringContaining('yaml/alias-limit')] });
  });

  test('on aliases leave everyday use alone', () => {
    const lines = ['defaults: &d {a: 1, b: [1, 2, 3], c: {d: 1}}'];
    for (let index = 0; index < 1000; index++) lines.push(`k${index}: {<<: *d, e: *d}`);
    expect(read(lines.join('\n')).findings).toEqual([]);
  });
});
