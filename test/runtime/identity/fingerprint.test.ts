import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../runtime/identity/fingerprint.ts';
import { recentMap } from '../../../runtime/identity/recent-map.ts';

const fleeting = ['at_hash', 'auth_time', 'exp', 'iat', 'jti', 'nbf', 'nonce', 'sid'];
const claims = fc.dictionary(
  fc.string().filter((name) => !fleeting.includes(name) && name !== '__proto__'),
  fc.jsonValue(),
);

test('fingerprints are equal for claims in any order, whatever differs from token to token', () => {
  const changing = fc.record(Object.fromEntries(fleeting.map((name) => [name, fc.jsonValue()])));
  fc.assert(
    fc.property(claims, changing, (lasting, more) => {
      const reversed = Object.fromEntries(Object.entries(lasting).toReversed());
      expect(fingerprintOf({ ...more, ...reversed })).toBe(fingerprintOf(lasting));
    }),
  );
});

test('fingerprints differ for claims that differ', () => {
  // As JSON: -0 and 0 are one number there.
  const plain = (value: object): string =>
    JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  fc.assert(
    fc.property(
      claims,
      fc.string().filter((name) => !fleeting.includes(name) && name !== '__proto__'),
      fc.jsonValue(),
      (one, name, value) => {
        const other = { ...one, [name]: value };
        fc.pre(plain(other) !== plain(one));
        expect(fingerprintOf(other)).not.toBe(fingerprintOf(one));
      },
    ),
  );
  expect(fingerprintOf({ a: ['b'] })).not.toBe(fingerprintOf({ a: 'b' }));
  expect(fingerprintOf({ a: 1 })).not.toBe(fingerprintOf({ a: '1' }));
  expect(fingerprintOf(JSON.parse('{"__proto__":{"org":"a"}}'))).not.toBe(fingerprintOf({}));
});

test('a recent map forgets what was used longest ago', () => {
  const map = recentMap<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
  expect(map.get('a')).toBe(0);
  map.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([0, undefined, 2, 3]);
  map.set('c', 5);
  map.delete('d');
  expect([map.get('c'), map.get('d'), map.size]).toEqual([5, undefined, 2]);
});
