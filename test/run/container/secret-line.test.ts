import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entrypointWithSecrets, secretLine, unusableNames } from '../../../runtime/run/container/secret-line.ts';

function seen(value: string): string {
  const [program = '', ...args] = entrypointWithSecrets([
    process.execPath,
    '-e',
    'process.stdout.write(process.env.KEY)',
  ]);
  return execFileSync(program, args, { input: secretLine({ OTHER: '1', KEY: value }), encoding: 'utf8' });
}

test('any value reaches the server as it is, on one line', () => {
  const value = fc.string({ unit: fc.constantFrom(...Array.from('ab\'"\\$`\n ;&|#*~!{}()=-'), 'é', '\t') });
  fc.assert(
    fc.property(value, (text) => {
      expect(secretLine({ KEY: text }).toString().split('\n')).toHaveLength(2);
      expect(seen(text)).toBe(text);
    }),
    { numRuns: 15 },
  );
});

test('names that no shell takes are known', () => {
  expect(unusableNames({ A: '', a_1: '', '1a': '', 'a-b': '', 'a;b': '' })).toEqual(['1a', 'a-b', 'a;b']);
});
