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

/** Whether the name of a namespace was most likely typed for another: those are short, so neighbors that changed places count in any word. */
export function isNearNamespace(name: string, meant: string): boolean {
  return isNearMiss(name, meant) || isSwapped(name, meant);
}

/** Whether two neighbors changed places in a word, as in `dve` for `dev`; shorter ones are words of their own. */
function isSwapped(name: string, meant: string): boolean {
  if (name.length !== meant.length || name.length < 3) return false;
  const at = name.split('').findIndex((letter, index) => letter !== meant[index]);
  const [a = '', b = ''] = [name[at], name[at + 1]];
  return at !== -1 && /^[a-z]{2}$/.test(a + b) && name.slice(0, at) + b + a + name.slice(at + 2) === meant;
}
