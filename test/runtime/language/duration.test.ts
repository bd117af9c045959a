import fc from 'fast-check';
import { expect, test } from 'vitest';
import durationSchema from '../../../schemas/shared/value/duration.json' with { type: 'json' };
import { readDuration } from '../../../runtime/language/duration.ts';

const pattern = new RegExp(durationSchema.pattern, 'u');
const nanoseconds = (text: string): bigint | undefined => {
  const read = readDuration(text);
  return 'problem' in read ? undefined : read.nanoseconds;
};

test('durations are read exactly', () => {
  expect(nanoseconds('1h30m')).toBe(5_400_000_000_000n);
  expect(nanoseconds('1.5s')).toBe(1_500_000_000n);
  expect(nanoseconds('2m1.000000001s')).toBe(120_000_000_000n + 1_000_000_001n);
  expect(nanoseconds('1µs1us1ms1ns')).toBe(1_002_001n);
  expect(nanoseconds('0.5ns')).toBe(0n);
  expect(nanoseconds('2562047h47m16.854775807s')).toBe(2n ** 63n - 1n);
});

test('an invalid duration, or one beyond 64 bits, is refused; the problem has its position', () => {
  expect(nanoseconds('2562047h47m16.854775808s')).toBeUndefined();
  for (const text of ['', '5', '1d', '-1s', '+1s', '1h 30m', '.5s', '1.s', '1s1', 's', 'μs']) {
    expect(nanoseconds(text), text).toBeUndefined();
  }
  expect(readDuration('1h30x')).toMatchObject({ problem: { start: 2, end: 5 } });
});

test('what the schemas take is read unless it is too long, and nothing else', () => {
  const piece = fc.constantFrom('1', '0', '90', '.', '.5', 'h', 'm', 's', 'ms', 'us', 'µs', 'ns', '-', ' ', 'd');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const read = readDuration(text);
      const expected = !pattern.test(text)
        ? { problem: { message: 'not a valid duration' } }
        : secondsOf(text) > 2 ** 63 / 1e9
          ? { problem: { message: 'it is longer than 292 years' } }
          : { nanoseconds: expect.any(BigInt) };
      expect(read, text).toMatchObject(expected);
    }),
    {
      numRuns: 5000,
      examples: [[['90', '1', '1', '1', '90', 'h']], [['90', '1', '1', '1', '90', 'h', 'd']]],
    },
  );
});

/** About how many seconds something is that fits the pattern. */
function secondsOf(text: string): number {
  const seconds: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, µs: 1e-6, ns: 1e-9 };
  const parts = [...text.matchAll(/([0-9.]+)([^0-9.]+)/g)];
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (seconds[unit] ?? Number.NaN), 0);
}
