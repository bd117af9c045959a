/** A tool that one way of searching has found. */
export interface Scored {
  readonly name: string;
  /** From 0 to 1; 1 is the best that this way has found. */
  readonly score: number;
}

/**
 * Puts two rankings together by their weighted scores: what both find comes first, and places that one does not fill are the other's. With a
 * ratio of 0 or 1 only one of them counts. Scores rather than ranks, since one word that fits well says more than many that hardly do.
 *
 * @param ratio weight of what is found by meaning, from 0 to 1 (spec 2, hybridSearchSemanticRatio)
 */
export function mergeRankings(
  byKeyword: readonly Scored[],
  byMeaning: readonly Scored[],
  ratio: number,
  most: number,
): readonly string[] {
  const scores = new Map<string, number>();
  const add = (found: readonly Scored[], weight: number): void => {
    if (weight === 0) return;
    for (const { name, score } of found) scores.set(name, (scores.get(name) ?? 0) + weight * score);
  };
  add(byMeaning, ratio);
  add(byKeyword, 1 - ratio);
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name);
}
