import { distance } from 'fastest-levenshtein';

/**
 * Whether a name was most likely typed for another: at most two letters are wrong, in words long enough to tell a mistake from a
 * word of its own (`api-eu` is not `api-us`), and no digit is (`api-1` is not `api-2`).
 */
export function isNearMiss(name: string, meant: string): boolean {
  if (name === meant || digitsOf(name) !== digitsOf(meant)) return false;
  const [own, other] = [name.split('-'), meant.split('-')];
  if (own.length !== other.length) return own.join('') === other.join('');
  const pairs = own.flatMap((word, index) => {
    const expected = other[index] ?? '';
    return word === expected ? [] : [[word, expected] as const];
  });
  const isTyping = pairs.every(([word, expected]) => Math.max(word.length, expected.length) >= 4);
  const wrong = pairs.reduce((sum, [word, expected]) => sum + edits(word, expected), 0);
  return isTyping && wrong <= 2 && pairs.every(([word, expected]) => edits(word, expected) * 3 <= expected.length);
}

/** The numbers in a name, which are the same in names that are near one another. */
export function digitsOf(name: string): string {
  return name.replaceAll(/\D+/g, ' ').trim();
}

/** Neighbors that changed places are one mistake. */
function edits(word: string, expected: string): number {
  const count = distance(word, expected);
  return count === 2 && sorted(word) === sorted(expected) ? 1 : count;
}

function sorted(word: string): string {
  return word.split('').toSorted().join('');
}
