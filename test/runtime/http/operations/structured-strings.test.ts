import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStructuredStrings, structuredStrings } from '../../../../runtime/http/operations/structured-strings.ts';

test('strings go through a header and come back, commas and quotes included', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\\', ',', ' ', ';') }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (list) => {
      expect(readStructuredStrings(structuredStrings(list))).toEqual(list);
    }),
  );
});

test('nothing but printable ASCII goes into a header', () => {
  expect(structuredStrings(['a\r\nx: é'])).toBe('"a??x: ?"');
});

test('a value that is not a list of strings holds none', () => {
  for (const value of [null, '', 'plain words', '"a" "b"', '"open']) expect(readStructuredStrings(value)).toEqual([]);
});
