import { expect, test } from 'vitest';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { inSourceOrder } from '../../../runtime/diagnostics/sort.ts';

const source = { path: 'a.yaml', text: 'word\n' };
const word = { source, start: 0, end: 4 };
const letter = { source, start: 0, end: 1 };

const plain = { summary: 'A test.', message: () => 'a test' };
const weak = defineDiagnostic<object>({
  ...plain,
  code: 'test/weak',
  severity: 'warning',
  givesWayTo: ['strong/', 'other/exact'],
});
const weakError = defineDiagnostic<object>({
  ...plain,
  code: 'test/weak-error',
  severity: 'error',
  givesWayTo: ['strong/'],
});
const strong = defineDiagnostic<object>({ ...plain, code: 'strong/any', severity: 'warning' });
const exact = defineDiagnostic<object>({ ...plain, code: 'other/exact', severity: 'error' });
const near = defineDiagnostic<object>({ ...plain, code: 'other/exact-not', severity: 'error' });

test('a finding gives way to those it names, at the very same place', () => {
  const codesOf = (...findings: Parameters<typeof inSourceOrder>[0]) => inSourceOrder(findings).map(({ code }) => code);
  expect(codesOf(weak({}, word), strong({}, word))).toEqual(['strong/any']);
  expect(codesOf(exact({}, word), weak({}, word))).toEqual(['other/exact']);
  expect(codesOf(near({}, word), weak({}, word))).toEqual(['other/exact-not', 'test/weak']);
  expect(codesOf(strong({}, letter), weak({}, word))).toEqual(['strong/any', 'test/weak']);
});

test('an error gives way to no warning, and what has no place to nothing', () => {
  expect(inSourceOrder([weakError({}, word), strong({}, word)])).toHaveLength(2);
  expect(inSourceOrder([weak({}, undefined), strong({}, undefined)])).toHaveLength(2);
});
