import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { scalarOffsets } from '../../../../runtime/config/yaml/scalar-offsets.ts';

/** The raw text from the position of `word` in the value that the reader parses from the raw text. */
function rawAt(raw: string, word: string): string {
  const value: unknown = parse(raw);
  if (typeof value !== 'string') throw new Error('not a text');
  const at = value.indexOf(word);
  expect(at, `${word} in ${value}`).toBeGreaterThanOrEqual(0);
  return raw.slice(scalarOffsets(raw, value)?.[at]);
}

test.each([
  ['plain', 'a wide word', 'word', 'word'],
  ['plain over lines', 'a\n  wide\n\n  word', 'word', 'word'],
  ['single quoted', "'it''s a ''word'''", "'word", "''word'''"],
  ['double quoted', '"a\\tb\\u0041 \\U0001F600 word"', 'word', 'word"'],
  ['double quoted over lines', '"a\n  \\\n  \\ b\\\n  word"', 'word', 'word"'],
  ['JSON', '"{\\"a\\": \\"word\\"}"', '"a"', '\\"a\\": \\"word\\"}"'],
  ['literal', '|\n  a\n    b\n\n  word\n', 'word', 'word\n'],
  ['literal with a header', '|2- # why\n    a\n  word', 'word', 'word'],
  ['literal with Windows line ends', '|\r\n  a\r\n  word\r\n', 'word', 'word\r\n'],
  ['folded', '>-\n  a\n  b\n\n  c word\n', 'word', 'word\n'],
])('%s', (_, raw, word, expected) => {
  expect(rawAt(raw, word)).toBe(expected);
});

test('a raw text that is not the scalar itself has no offsets', () => {
  expect(scalarOffsets('*alias', 'a')).toBeUndefined();
});

test('every visible character is found where it is written, in every style', () => {
  const style = fc.constantFrom('BLOCK_LITERAL', 'BLOCK_FOLDED', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'PLAIN');
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', ':', "'", '"', '#', '-', 'é', '😀', '\t', '\\'),
  });
  fc.assert(
    fc.property(text, style, (value, defaultStringType) => {
      const raw = stringify(value, { defaultStringType }).replace(/\n$/, '');
      const offsets = scalarOffsets(raw, value);
      expect(offsets).toHaveLength(value.length + 1);
      for (const match of value.matchAll(/[ab]/g)) {
        expect(raw.charAt(offsets?.[match.index] ?? -1)).toBe(match[0]);
      }
    }),
    { numRuns: 500 },
  );
});
