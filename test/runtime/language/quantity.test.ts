import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalQuantity, compareQuantities } from '../../../runtime/language/quantity.ts';

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

test('a string that is not a quantity cannot be compared', () => {
  for (const text of ['', '.', '1 Gi', '1KB', 'x', '1e', '--1']) expect(compareQuantities(text, '1')).toBeUndefined();
});

test('quantities are written as the API server writes them back', () => {
  for (const [text, canonical] of [
    ['1000m', '1'],
    ['0.25', '250m'],
    ['2.5', '2500m'],
    ['2000', '2k'],
    ['1536', '1536'],
    ['1024Mi', '1Gi'],
    ['1.5Gi', '1536Mi'],
    ['1000Ki', '1000Ki'],
    ['0.5Ki', '512'],
    ['1.5Ki', '1536'],
    ['75812.5Ki', '77632k'],
    ['77632k', '77632k'],
    ['0.0001Gi', '107374182400u'],
    ['1e3', '1e3'],
    ['12E2', '1200'],
    ['100e-3', '100e-3'],
    ['0.1n', '1n'],
    ['0Gi', '0'],
    ['-1000m', '-1'],
    ['10 Gi', '10 Gi'],
  ] as const) {
    expect(canonicalQuantity(text), text).toBe(canonical);
  }
});

test('what is written back means the same, and is written back as it is', () => {
  const units = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'Ki', 'Mi', 'Gi', 'Ti', 'e2', 'E-1'];
  const quantity = fc
    .tuple(
      fc.integer({ min: -99_999, max: 99_999 }),
      fc.constantFrom('', '.5', '.25', '.125'),
      fc.constantFrom(...units),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(quantity, (text) => {
      const canonical = canonicalQuantity(text);
      expect(compareQuantities(text, canonical)).toBe(0);
      expect(canonicalQuantity(canonical)).toBe(canonical);
    }),
  );
});
