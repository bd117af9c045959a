import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDocument } from '../../../../generated/load.ts';
import { validate as validateClaims } from '../../../../generated/validators/entry-claims.js';
import type { ValidateFunction } from '../../../../generated/validators/validate-function.ts';
import { bodyProblems } from '../../../../runtime/http/body/body-problems.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';

const packages = (count: number): object => ({
  name: 'com.example/a',
  description: 'd',
  version: '1.0.0',
  packages: Array.from({ length: count }, () => ({ version: '' })),
});

/** A validator that counts how often it is asked. */
function counted(validate: ValidateFunction<unknown>): ValidateFunction<unknown> & { calls: number } {
  const counting = (value: unknown): value is unknown => {
    counting.calls += 1;
    const isValid = validate(value);
    counting.errors = validate.errors ?? null;
    return isValid;
  };
  counting.calls = 0;
  counting.errors = validate.errors ?? null;
  return counting;
}

test('a body is checked once for its problems, however many it has', async () => {
  const { validate } = await loadDocument['server-entry']();
  const counting = counted(validate);
  const few = bodyProblems(packages(1), counting);
  expect(few.length).toBeGreaterThan(1);
  expect(few.at(-1)).not.toContain('more');
  expect(bodyProblems(packages(5), counting).at(-1)).toBe('10 more');
  const many = bodyProblems(packages(5_000), counting);
  expect(many).toHaveLength(11);
  expect(many.at(-1)).toBe('many more');
  expect(counting.calls).toBe(3);
});

test('of values that may have several forms only the first wrong ones are compared with each other', async () => {
  const claims = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]));
  const problems = bodyProblems({ claims }, validateClaims);
  expect(problems[0]).toBe('/claims/k0: expected string or list, found integer');
  expect(problems).toHaveLength(11);
});

test('an entry with thousands of mistakes is rejected without checking each of them', async () => {
  const check = await createEntryCheck();
  expect(check('server', JSON.stringify(packages(20_000)))).toMatchObject({
    outcome: 'invalid',
    name: 'com.example/a',
  });
});

test('validators gather what they find without copying what was found before', () => {
  const folder = join(import.meta.dirname, '../../../../generated/validators');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.some((text) => text.includes('joined(vErrors, '))).toBe(true);
  expect(texts.filter((text) => text.includes('.concat('))).toEqual([]);
});
