import { describe, expect, test } from 'vitest';
import { parseSource } from '../../../../runtime/config/yaml/parse-yaml.ts';
import type { DocumentPath } from '../../../../runtime/config/parsed-document.ts';
import { positionAt } from '../../../../runtime/diagnostics/span.ts';

/** The text and `line:column` of the key and the value at a path in one document of `text`. */
function locate(text: string, path: DocumentPath, index = 0): { key: string; value: string } {
  const document = parseSource({ path: 'a.yaml', text }, ({ code }) => expect(code).toBe('yaml/ambiguous-scalar'))[
    index
  ];
  const show = (part: 'key' | 'value'): string => {
    const span = document?.locate(path, part);
    if (span === undefined) return 'nowhere';
    const { line, column } = positionAt(span.source, span.start);
    return `${line}:${column} ${text.slice(span.start, span.end)}`;
  };
  return { key: show('key'), value: show('value') };
}

describe('locate', () => {
  test('gives keys and values of block and flow collections', () => {
    const text = 'a:\n  b: [x, {c: "y z"}]\n  d: 1 # one\n';
    expect(locate(text, ['a', 'b', 1, 'c'])).toEqual({ key: '2:11 c', value: '2:14 "y z"' });
    expect(locate(text, ['a', 'b', 0])).toEqual({ key: '2:7 x', value: '2:7 x' });
    expect(locate(text, ['a', 'd'])).toEqual({ key: '3:3 d', value: '3:6 1' });
    expect(locate(text, ['a', 'b'])).toEqual({ key: '2:3 b', value: '2:6 [x, {c: "y z"}]' });
  });

  test('gives the root without what surrounds it', () => {
    expect(locate('# c\na: 1\nb: 2\n\n# d\n', [])).toEqual({ key: '2:1 a: 1\nb: 2', value: '2:1 a: 1\nb: 2' });
  });

  test('counts from the source in documents after the first', () => {
    const text = 'a: 1\n---\n# c\na:\n  - b: "x"\n...\n%YAML 1.2\n---\na: *\n---\na: {b: y}\n'.replace(': *', ': z');
    expect(locate(text, ['a', 0, 'b'], 1)).toEqual({ key: '5:5 b', value: '5:8 "x"' });
    expect(locate(text, ['a'], 2)).toEqual({ key: '9:1 a', value: '9:4 z' });
    expect(locate(text, ['a', 'b'], 3)).toEqual({ key: '11:5 b', value: '11:8 y' });
  });

  test('counts right with Windows line ends, a byte order mark and tabs', () => {
    expect(locate('a: 1\r\n---\r\nb:\r\n  - c:\tx\r\n', ['b', 0, 'c'], 1)).toEqual({ key: '4:5 c', value: '4:8 x' });
    expect(locate('\uFEFFa: 1\nb: 2\n', ['b'])).toEqual({ key: '2:1 b', value: '2:4 2' });
    expect(locate('{\n\t"a": [\n\t\t1\n\t]\n}', ['a', 0])).toEqual({ key: '3:3 1', value: '3:3 1' });
  });

  test('gives quoted and block scalars whole', () => {
    expect(locate("a: |-\n  x\n  y\n\nb: 'it''s'\n\"c d\": >+\n  z\n", ['a']).value).toBe('1:4 |-\n  x\n  y');
    expect(locate("b: 'it''s'\n", ['b']).value).toBe("1:4 'it''s'");
    expect(locate('"c d": >+\n  z\n\n', ['c d'])).toEqual({ key: '1:1 "c d"', value: '1:8 >+\n  z' });
  });

  test('follows an alias and a merge key to where the value is written', () => {
    const text = 'base: &b\n  x: 1\n  y:\n    z: 2\nd:\n  <<: *b\n  x: 3\ne: *b\n';
    expect(locate(text, ['d', 'x'])).toEqual({ key: '7:3 x', value: '7:6 3' });
    expect(locate(text, ['d', 'y', 'z'])).toEqual({ key: '4:5 z', value: '4:8 2' });
    expect(locate(text, ['e'])).toEqual({ key: '8:1 e', value: '8:4 *b' });
    expect(locate(text, ['e', 'x'])).toEqual({ key: '2:3 x', value: '2:6 1' });
  });

  test('points behind the colon of a value that is absent, and at the key where there is no colon', () => {
    expect(locate('a:\nb: 1\n', ['a'])).toEqual({ key: '1:1 a', value: '1:3 ' });
    expect(locate('{a, b: 1}', ['a'])).toEqual({ key: '1:2 a', value: '1:2 a' });
  });

  test('gives the nearest ancestor of a path that does not exist', () => {
    const text = 'a:\n  b: 1\nc: [x]\n';
    expect(locate(text, ['a', 'x', 'y'])).toEqual({ key: '1:1 a', value: '2:3 b: 1' });
    expect(locate(text, ['a', 'b', 'y'])).toEqual({ key: '2:3 b', value: '2:6 1' });
    expect(locate(text, ['c', 7])).toEqual({ key: '3:1 c', value: '3:4 [x]' });
    expect(locate(text, ['c', 'x'])).toEqual({ key: '3:1 c', value: '3:4 [x]' });
    expect(locate(text, ['z'])).toEqual({ key: '1:1 a:\n  b: 1\nc: [x]', value: '1:1 a:\n  b: 1\nc: [x]' });
  });

  test('finds keys such as __proto__ and 8080', () => {
    expect(locate('__proto__: {a: 1}\n8080: x\n', ['__proto__', 'a'])).toEqual({ key: '1:13 a', value: '1:16 1' });
    expect(locate('__proto__: {a: 1}\n8080: x\n', ['8080'])).toEqual({ key: '2:1 8080', value: '2:7 x' });
    expect(locate('a: {b: 1}\n', ['a', 'constructor']).key).toBe('1:1 a');
  });

  test('knows positions in a document that only the fast reader takes', () => {
    // The reader with positions refuses this comment, though it is good YAML.
    expect(locate('k:\n  s:\n  # c\n    v\n  x: y\n', ['k', 's'])).toEqual({ key: '2:3 s', value: '4:5 v' });
  });
});
