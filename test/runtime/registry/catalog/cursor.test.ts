import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from '../../../../runtime/registry/catalog/cursor.ts';

test('a cursor is read as it was written, and needs no escaping in a query', () => {
  const unit = fc.constantFrom('a', '/', '"', '\\', '\0', 'é', '€', '\u{1d49c}', '\ud800');
  const cursor = fc.record({
    name: fc.string({ unit, maxLength: 200 }),
    version: fc.string({ unit, maxLength: 255 }),
    publishedAt: fc.integer(),
  });
  fc.assert(
    fc.property(cursor, (value) => {
      const text = writeCursor(value);
      expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(readCursor(text)).toEqual(value);
    }),
  );
});

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['empty', ''],
  ['not base64url', 'a b'],
  ['padded', 'WyJhIiwiMSIsMV0='],
  ['no JSON', Buffer.from('name,1.0.0').toString('base64url')],
  ['no list', encoded({ name: 'a', version: '1', publishedAt: 1 })],
  ['too short', encoded(['a', '1'])],
  ['too long', encoded(['a', '1', 1, 1])],
  ['a number for a name', encoded([1, '1', 1])],
  ['a number for a version', encoded(['a', 1, 1])],
  ['a text for a time', encoded(['a', '1', '1'])],
  ['null for a time', encoded(['a', '1', null])],
  ['enormous', encoded(['a'.repeat(5000), '1', 1])],
])('anything that is not a cursor is refused: %s', (_, text) => {
  expect(readCursor(text)).toBeUndefined();
});
