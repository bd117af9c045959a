import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { walk } from '../../generator/model/walk.ts';
import { readSchemas } from '../../generator/read/schema-files.ts';
import { cpuGrowth, mostGrowth } from '../support/cpu-growth.ts';
import { schemasFolder } from '../support/generated-files.ts';

/** Every pattern of the schemas, with the examples and defaults beside it. */
const patterns = new Map<string, string[]>();
for (const file of readSchemas(schemasFolder).files) {
  walk(file.schema, '#', (schema) => {
    const samples = [schema.default, ...(schema.examples ?? [])].filter((value) => typeof value === 'string');
    for (const pattern of [schema.pattern, schema.propertyNames?.pattern]) {
      if (pattern !== undefined) patterns.set(pattern, [...(patterns.get(pattern) ?? []), ...samples]);
    }
  });
}

/** Texts that come up in such fields, right and wrong. */
const corpus: readonly string[] = [
  '',
  ' ',
  'a',
  'A',
  '0',
  '-',
  '.',
  '/',
  '_',
  '=',
  ':',
  '~',
  '%',
  '\n',
  'a\n',
  '	a',
  'a b',
  'é',
  'µs',
  '😀',
  'a\0b',
  'https://example.com',
  'http://example.com/path?x=1#y',
  'https://example.com/',
  'ftp://example.com',
  'https://',
  'http://localhost:8080/x',
  'http://127.0.0.1',
  'https://[::1]:443/a',
  'localhost:4318',
  '10.0.0.1:6379',
  'host',
  'host:99999',
  '[::1]:80',
  'ssh://git@host/x',
  'git://h/x',
  '30s',
  '1h30m',
  '1.5h',
  '5',
  '1d',
  '0s',
  '100ms',
  '-1s',
  '500m',
  '128Mi',
  '1e3',
  '.5',
  '1.',
  '0.05',
  '1.0',
  '1.1',
  '2.0',
  'my-name',
  'My-Name',
  '-name',
  'name-',
  'a.b.c',
  'example.com/key',
  'a/b/c',
  'X-Api-Key',
  'X Api Key',
  'NAME',
  '1NAME',
  'a=b',
  'a,b',
  'arn:aws:iam::123456789012:role/name',
  'arn:aws-cn:iam::1:role/x',
  'us-east-1',
  'us-gov-west-1',
  'east',
  '{workload}_',
  'prefix',
  'github.tool',
  '/abs/path',
  'rel/path',
  '/a:/b:ro',
  '/a:/b',
  'volume:/data',
  '1.2.3',
  '^1.2',
  '2025-01-31T12:00:00Z',
  '2025-01-31',
  '48x48',
  'any',
  '8080:80',
];

/** White space that only ECMAScript counts as such, and line ends that only its dot stops at. */
const onlyInEcmaScript = /[\v\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;

describe('every pattern', () => {
  test('is seen', () => {
    expect(patterns.size).toBeGreaterThan(30);
  });

  test.each([...patterns.keys()])('%s means the same in RE2 and ECMAScript', (pattern) => {
    const ecmaScript = new RegExp(pattern, 'u');
    const re2 = RE2JS.compile(pattern);
    const seen = { matched: 0, refused: 0 };
    const compare = (text: string): void => {
      const expected = ecmaScript.test(text);
      seen[expected ? 'matched' : 'refused'] += 1;
      if (re2.matcher(text).find() !== expected && !onlyInEcmaScript.test(text)) {
        expect.fail(`${JSON.stringify(text)} is ${expected ? 'admitted' : 'refused'} by ECMAScript only`);
      }
    };
    for (const text of [...corpus, ...(patterns.get(pattern) ?? [])]) compare(text);
    const matching = fc.stringMatching(ecmaScript);
    fc.assert(fc.property(matching, compare), { numRuns: 50, seed: 1 });
    // A right text with one character more or less is the likeliest to tell the engines apart.
    const damaged = fc.tuple(matching, fc.nat(), fc.string({ maxLength: 2, unit: 'grapheme' }));
    fc.assert(
      fc.property(damaged, ([text, at, extra]) => {
        const cut = text.length === 0 ? 0 : at % text.length;
        compare(text.slice(0, cut) + extra + text.slice(cut + 1));
      }),
      { numRuns: 100, seed: 2 },
    );
    expect(seen.matched).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  test.each([...patterns.keys()])('%s takes no long time for a long wrong text', (pattern) => {
    const ecmaScript = new RegExp(pattern, 'u');
    const starts = ['', 'https://', 'a-', 'arn:aws', '/', '{'];
    const pieces = ['a', '0', '-', '.', '/', ':', 'a-', 'a.', '0m', '1.5h', '/a', 'a:'];
    const growth = cpuGrowth((size) => {
      for (const head of starts) for (const piece of pieces) ecmaScript.test(`${head}${piece.repeat(size)}\n`);
    }, 1000);
    expect(growth).toBeLessThan(mostGrowth);
  });
});
