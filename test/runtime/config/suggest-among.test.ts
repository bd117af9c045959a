import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggestAmong } from '../../../runtime/config/suggest-among.ts';
import { suggest } from '../../../runtime/config/suggest.ts';

// Few letters, so that many words are near each other; separators and capitals, which do not count.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', '-', '_', '1', '😀'), maxLength: 10 });

describe('suggestAmong', () => {
  test('answers as suggest does', () => {
    let answers = 0;
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 40 }),
        fc.array(word, { minLength: 1, maxLength: 8 }),
        (candidates, words) => {
          const near = suggestAmong(candidates);
          for (const wrong of [...words, ...candidates.slice(0, 3)]) {
            const expected = suggest(wrong, candidates);
            if (expected !== undefined) answers++;
            expect(near(wrong), `${wrong} among ${candidates.join(' ')}`).toBe(expected);
            expect(near(wrong)).toBe(expected);
          }
        },
      ),
      { numRuns: 2000, seed: 1 },
    );
    expect(answers).toBeGreaterThan(1000);
  });

  test('finds the one that is near among many thousand', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `backend-${index * 7}`);
    const near = suggestAmong([...names, 'weather']);
    expect(near('wether')).toBe('weather');
    expect(near('Backend_63')).toBe('backend-63');
    expect(near('backend-7x')).toBe('backend-7');
    expect(near('nothing')).toBeUndefined();
  });

  test('gives up on a word that looks like thousands and means none', () => {
    // The letters of the word in another order, so that only a comparison tells that they are not near.
    const names = Array.from({ length: 2000 }, (_, index) => `mlkjihgfedcba${index.toString(36)}`);
    const near = suggestAmong([...names, 'abcdefghijklmn2']);
    expect(near('abcdefghijklmn1')).toBeUndefined();
    expect(suggestAmong(['abcdefghijklmn2'])('abcdefghijklmn1')).toBe('abcdefghijklmn2');
  });
});
