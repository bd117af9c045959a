import type { Scored } from './merge-rankings.ts';
import { termOf } from './keyword-terms.ts';
import { argumentTextOf, wordsOf, type SearchableTool } from './searchable-tool.ts';

/** Tools by the words that they use. */
export interface KeywordIndex {
  /** The allowed tools that share words with the text, best first. */
  search(text: string, isAllowed: (name: string) => boolean, most: number): readonly Scored[];
}

/** Words of one question that are looked for; more is not a question. */
const mostWords = 64;
/** A word this long may begin another, or have a letter wrong. */
const longEnough = 5;

/** Tools that are taken in before others have their turn. */
const atATime = 100;

/** Builds an index. Loads the library for it: only who searches pays for it. */
export async function createKeywordIndex(tools: readonly SearchableTool[]): Promise<KeywordIndex> {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<{ name: string; words: string; description: string; parameters: string }>({
    idField: 'name',
    fields: ['words', 'description', 'parameters'],
    tokenize: (text) => wordsOf(text),
    processTerm: (word) => termOf(word) ?? null,
  });
  await index.addAllAsync(
    tools.map((tool) => ({
      name: tool.name,
      words: `${tool.name} ${tool.title ?? ''}`,
      description: tool.description ?? '',
      parameters: argumentTextOf(tool),
    })),
    { chunkSize: atATime },
  );
  return {
    search(text, isAllowed, most) {
      const query = wordsOf(text).slice(0, mostWords).join(' ');
      const found = index.search(query, {
        boost: { words: 2, description: 1, parameters: 0.4 },
        prefix: (term) => term.length >= longEnough,
        fuzzy: (term) => (term.length > longEnough ? 0.2 : false),
        weights: { prefix: 0.3, fuzzy: 0.2 },
        filter: ({ id }) => isAllowed(String(id)),
      });
      const best = found[0]?.score ?? 1;
      return found.slice(0, most).map(({ id, score }) => ({ name: String(id), score: score / best }));
    },
  };
}
