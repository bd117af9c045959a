import { costOf, fold, typingLimit } from './suggest.ts';

/** Most candidates that are compared letter by letter for one word; in a shorter list none is left out. */
const maximumComparisons = 1000;

/** Candidates in the form in which most can be passed over without comparing letters. */
interface Prepared {
  readonly folded: readonly string[];
  /** The letters and digits of each candidate, a bit for each of 32 groups of them. */
  readonly letters: Int32Array;
  readonly byFolded: ReadonlyMap<string, readonly string[]>;
}

/**
 * `suggest` for many words and the same long list of candidates, which is prepared once, at the first word. It answers the same,
 * but that in a list of more than a thousand it gives up on a word that looks like very many of them without meaning one.
 */
export function suggestAmong(candidates: readonly string[]): (word: string) => string | undefined {
  let prepared: Prepared | undefined;
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (known.has(word)) return known.get(word);
    prepared ??= prepare(candidates);
    const near = nearest(word, candidates, prepared);
    known.set(word, near);
    return near;
  };
}

function prepare(candidates: readonly string[]): Prepared {
  const folded = candidates.map(fold);
  const letters = Int32Array.from(folded, lettersOf);
  const byFolded = new Map<string, string[]>();
  for (const [index, form] of folded.entries()) {
    const candidate = candidates[index] ?? '';
    const same = byFolded.get(form);
    if (same === undefined) byFolded.set(form, [candidate]);
    else if (same.length < 2 && !same.includes(candidate)) same.push(candidate);
  }
  return { folded, letters, byFolded };
}

function nearest(
  word: string,
  candidates: readonly string[],
  { folded, letters, byFolded }: Prepared,
): string | undefined {
  const wanted = fold(word);
  if (wanted === '') return undefined;
  const sameForm = byFolded.get(wanted)?.find((candidate) => candidate !== word);
  if (sameForm !== undefined) return sameForm;
  const limit = typingLimit(wanted);
  const own = lettersOf(wanted);
  let best: string | undefined;
  let bestCost = Infinity;
  let comparisons = 0;
  // What is left costs one edit at least, so the first that costs one is the answer.
  for (let index = 0; index < folded.length && bestCost > 1 && comparisons < maximumComparisons; index++) {
    const candidate = folded[index] ?? '';
    const isLonger = bestCost === Infinity && candidate.length > wanted.length && candidate.startsWith(wanted);
    if (!isLonger && !canBeNear(candidate.length - wanted.length, own, letters[index] ?? 0, limit)) continue;
    if (candidates[index] === word) continue;
    comparisons++;
    const cost = costOf(wanted, candidate, limit);
    if (cost < bestCost) {
      best = candidates[index];
      bestCost = cost;
    }
  }
  return best;
}

/** Whether so few edits can make up for the difference in length, and for the letters that only one of the two has. */
function canBeNear(longer: number, own: number, other: number, limit: number): boolean {
  return Math.abs(longer) <= limit && bits(own & ~other) <= limit && bits(other & ~own) <= limit;
}

function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

/** How many bits of a 32-bit number are set. */
function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
