import { expect, test } from 'vitest';
import { callerKey } from '../../../runtime/policy/rate-limit/caller-key.ts';

test('callers have keys of one length, each of its own, issuer included', () => {
  const callers: [unknown, string][] = [
    ['https://a.example', 'ann'],
    ['https://b.example', 'ann'],
    [undefined, 'ann'],
    ['https://a.example', 'a'.repeat(100_000)],
    ['https://a.example', `${'a'.repeat(100_000)}b`],
    ['https://a.example","a', 'nn'],
  ];
  const keys = callers.map(([issuer, subject]) => callerKey(issuer, subject));
  expect(new Set(keys).size).toBe(callers.length);
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([32]));
});
