import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { countingFlags, grownBeyond } from './support/count-calls.ts';
import { growthCases } from './support/growth-cases.ts';

const program = join(import.meta.dirname, 'support/count-growth.ts');

describe('work grows with the input and not with its square', () => {
  test('as its calls are counted at a size and at twice the size', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [...countingFlags, program]);
    const grown: unknown = JSON.parse(stdout);
    expect(grown).toEqual(Object.fromEntries(Object.keys(growthCases).map((name) => [name, []])));
  });

  test('what grows with the square is named', () => {
    const small = new Map([
      ['linear', 4000],
      ['squared', 1600],
      ['rare', 1],
    ]);
    const large = new Map([
      ['linear', 8000],
      ['squared', 6400],
      ['rare', 900],
    ]);
    expect(grownBeyond(3, small, large, 2000)).toEqual(['squared: 1600, then 6400']);
  });
});
