import type { Embedder } from './embedder.ts';
import { fuse, type Scored } from './fuse.ts';
import { createKeywordIndex, type KeywordIndex } from './keyword-index.ts';
import { meaningOf, type SearchableTool } from './searchable-tool.ts';
import { distanceOf } from './vector.ts';

/** How results are chosen (spec 2, OptimizerConfig). */
export interface SearchSettings {
  /** Most results; 0 means the default. */
  readonly maxToolsToReturn: number;
  /** From 0, all by keyword, to 1, all by meaning. */
  readonly semanticRatio: number;
  /** From 0, identical, to 2. */
  readonly distanceThreshold: number;
}

/** What somebody looks for. */
export interface ToolQuestion {
  readonly description: string;
  readonly keywords: readonly string[];
}

/** What was found. */
export interface FoundTools {
  /** Best first. */
  readonly names: readonly string[];
  /** Why meanings did not count, where they should have. */
  readonly problem?: string;
}

/** A search over the tools of one view. */
export interface ToolSearch {
  /** The tools that fit best of those that the caller may use. */
  find(question: ToolQuestion, isAllowed: (name: string) => boolean): Promise<FoundTools>;
}

const usualResults = 8;
const mostResults = 50;
/** Each arm ranks more than is returned, so that what both find in the middle can win. */
const depthFactor = 4;
/** UTF-16 units of a question. */
const longestQuestion = 4000;

/** Makes a search over tools. Nothing is indexed before the first question. `embedder`: absent where there is no embedding service. */
export function createToolSearch(
  tools: readonly SearchableTool[],
  { maxToolsToReturn, semanticRatio, distanceThreshold }: SearchSettings,
  embedder: Embedder | undefined,
): ToolSearch {
  const most = Math.min(maxToolsToReturn === 0 ? usualResults : maxToolsToReturn, mostResults);
  const depth = most * depthFactor;
  const meanings = tools.map(meaningOf);
  let keywords: Promise<KeywordIndex> | undefined;

  async function byMeaning(
    text: string,
    isAllowed: (name: string) => boolean,
  ): Promise<readonly Scored[] | { readonly problem: string }> {
    if (embedder === undefined) return [];
    const vectors = await embedder.ofTools(meanings);
    if ('problem' in vectors) return vectors;
    const question = await embedder.ofQuestion(text);
    if ('problem' in question) return question;
    const near = tools
      .flatMap(({ name }, index) => {
        const vector = vectors[index];
        return vector === undefined || !isAllowed(name) ? [] : [{ name, distance: distanceOf(question, vector) }];
      })
      .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
      .slice(0, depth);
    const [first, last] = [near[0]?.distance ?? 0, near.at(-1)?.distance ?? 0];
    const scoreOf = (distance: number): number => (last === first ? 1 : (last - distance) / (last - first));
    return near
      .filter(({ distance }) => distance <= distanceThreshold)
      .map(({ name, distance }) => ({ name, score: scoreOf(distance) }));
  }

  return {
    async find({ description, keywords: words }, isAllowed) {
      const meaning = [description, ...words].join(' ').slice(0, longestQuestion);
      keywords ??= createKeywordIndex(tools);
      const index = await keywords;
      // Keywords say it better than the words around them, and count twice.
      const text = [...words, meaning].join(' ').slice(0, longestQuestion);
      const wanted = embedder === undefined ? 0 : semanticRatio;
      const found = wanted === 0 ? [] : await byMeaning(meaning, isAllowed);
      const isAway = 'problem' in found;
      const ratio = isAway ? 0 : wanted;
      const byKeyword = ratio === 1 ? [] : index.search(text, isAllowed, depth);
      const names = fuse(byKeyword, isAway ? [] : found, ratio, most);
      return isAway ? { names, problem: found.problem } : { names };
    },
  };
}
