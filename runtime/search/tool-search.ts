import type { EmbeddedTexts, Embedder } from './embedder.ts';
import type { EmbeddingProblem } from './embedding-service.ts';
import { mergeRankings, type Scored } from './merge-rankings.ts';
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
  /** Milliseconds that one search waits for meanings before keywords serve alone. Default: as long as it takes. */
  readonly longestWait?: number;
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
  /** Has the vectors of the tools made, so that the first question need not wait for them. */
  prepare(): Promise<void>;
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
  { maxToolsToReturn, semanticRatio, distanceThreshold, longestWait }: SearchSettings,
  embedder: Embedder | undefined,
): ToolSearch {
  const most = Math.min(maxToolsToReturn === 0 ? usualResults : maxToolsToReturn, mostResults);
  const depth = most * depthFactor;
  const meanings = tools.map(meaningOf);
  const wanted = embedder === undefined ? 0 : semanticRatio;
  let keywords: Promise<KeywordIndex> | undefined;
  let embedded: EmbeddedTexts | undefined;
  let making: Promise<EmbeddedTexts | EmbeddingProblem> | undefined;

  async function vectorsOf(from: Embedder, model: string): Promise<EmbeddedTexts | EmbeddingProblem> {
    if (embedded?.model === model) return embedded;
    making ??= from.ofTools(meanings).finally(() => {
      making = undefined;
    });
    const made = await making;
    if (!('problem' in made)) embedded = made;
    return made;
  }

  async function byMeaning(
    from: Embedder,
    text: string,
    isAllowed: (name: string) => boolean,
  ): Promise<readonly Scored[] | EmbeddingProblem> {
    const asked = await from.ofQuestion(text);
    if ('problem' in asked) return asked;
    const known = await vectorsOf(from, asked.model);
    if ('problem' in known) return known;
    const [question] = asked.vectors;
    if (question === undefined || known.model !== asked.model)
      return { problem: 'The embedding service has another model than a moment ago.' };
    const near = tools
      .flatMap(({ name }, index) => {
        const vector = known.vectors[index] ?? none;
        return vector.length === 0 || !isAllowed(name) ? [] : [{ name, distance: distanceOf(question, vector) }];
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
      const found =
        wanted === 0 || embedder === undefined
          ? []
          : await inTime(byMeaning(embedder, meaning, isAllowed), longestWait);
      const isAway = 'problem' in found;
      const ratio = isAway ? 0 : wanted;
      const byKeyword = ratio === 1 ? [] : index.search(text, isAllowed, depth);
      const names = mergeRankings(byKeyword, isAway ? [] : found, ratio, most);
      return isAway ? { names, problem: found.problem } : { names };
    },
    async prepare() {
      if (embedder !== undefined && wanted > 0) await vectorsOf(embedder, '');
    },
  };
}

const none = new Float32Array();

/** What meanings find, or why not; what takes too long goes on for the questions after it. */
async function inTime<Found>(
  found: Promise<Found | EmbeddingProblem>,
  time: number | undefined,
): Promise<Found | EmbeddingProblem> {
  if (time === undefined) return found;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<EmbeddingProblem>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'The embedding service does not answer in time.' }), time);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
