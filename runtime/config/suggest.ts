import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a mistyped word most likely meant, or undefined when none is near. Spelling in another case or with other
 * separators counts as a hit (`proxy-port` for `proxyPort`), then swapped neighbors and a few wrong letters, then a word that
 * was cut short. Of equally near candidates the first wins; the word itself is never suggested.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  if (wanted === '') return undefined;
  const limit = typingLimit(wanted);
  let best: string | undefined;
  let bestCost = Infinity;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const cost = costOf(wanted, fold(candidate), limit);
    if (cost < bestCost) {
      best = candidate;
      bestCost = cost;
    }
  }
  return best;
}

/** The candidates in camel case that end with the last word of another: `proxyPort` and `mcpPort` for `port` or `targetPort`. */
export function withSameEnding(word: string, candidates: Iterable<string>): string[] {
  const ending = lastWordOf(word);
  return [...candidates].filter((candidate) => candidate !== word && lastWordOf(candidate) === ending);
}

function lastWordOf(name: string): string {
  return fold(/[A-Z]?[^A-Z]*$/.exec(name)?.[0] ?? name);
}

/** How many wrong letters a word may have, by its length. */
export function typingLimit(wanted: string): number {
  return wanted.length <= 4 ? 1 : wanted.length <= 8 ? 2 : 3;
}

/** How far a candidate is from a word, both folded: 0 for the same, `Infinity` where no typing mistake leads from one to the other. */
export function costOf(wanted: string, candidate: string, limit: number): number {
  if (wanted === candidate) return 0;
  if (isSwap(wanted, candidate)) return 1;
  // A short word of entirely different letters is not a typing mistake: "a" is not "b".
  const edits = Math.abs(wanted.length - candidate.length) <= limit ? distance(wanted, candidate) : Infinity;
  if (edits <= limit && edits < Math.max(wanted.length, candidate.length) / 2) return edits;
  return wanted.length >= 3 && candidate.startsWith(wanted) ? limit + 1 : Infinity;
}

/** A word without what people vary in names: case and separators. */
export function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2);
}
