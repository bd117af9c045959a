import { expect, test } from 'vitest';
import { compareQuantities } from '../../../runtime/language/quantity.ts';

test('quantities are compared by what they mean', () => {
  for (const [a, b] of [
    ['500m', '0.5'],
    ['1', '1000m'],
    ['1Ki', '1024'],
    ['1e3', '1k'],
    ['1.5Gi', '1536Mi'],
    ['.5', '500m'],
    ['5.', '5'],
    ['0.1n', '1n'],
  ] as const) {
    expect(compareQuantities(a, b), `${a} ${b}`).toBe(0);
  }
  for (const [less, more] of [
    ['1M', '1Mi'],
    ['-1', '0'],
    ['100m', '1'],
    ['9007199254740992Ei', '9007199254740993Ei'],
  ] as const) {
    expect(compareQuantities(less, more), `${less} ${more}`).toBe(-1);
    expect(compareQuantities(more, less), `${more} ${less}`).toBe(1);
  }
});

test('what is no quantity cannot be compared', () => {
  for (const text of ['', '.', '1 Gi', '1KB', 'x', '1e', '--1']) expect(compareQuantities(text, '1')).toBeUndefined();
});
