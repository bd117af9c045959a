import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Embedder } from '../../../runtime/search/embedder.ts';
import { mergeRankings } from '../../../runtime/search/merge-rankings.ts';
import { createToolSearch, type SearchSettings } from '../../../runtime/search/tool-search.ts';
import { tokenMetrics } from '../../../runtime/search/token-metrics.ts';
import { FakeEmbeddings } from '../../support/search/fake-embeddings.ts';
import { labelledTools, recall } from '../../support/search/labelled.ts';

const usual: SearchSettings = { maxToolsToReturn: 8, semanticRatio: 0.5, distanceThreshold: 1 };
const anybody = (): boolean => true;

test('by keywords alone, three of four questions find their tool among 310', async () => {
  const search = createToolSearch(labelledTools, usual, undefined);
  const { share, missed } = await recall(
    async (description) => (await search.find({ description, keywords: [] }, anybody)).names,
  );
  expect(labelledTools.length).toBeGreaterThanOrEqual(300);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.75);
});

const tools = [
  { name: 'feedAnimal', description: 'Give food to a cat' },
  {
    name: 'sail',
    description: 'Steer a boat',
    inputSchema: { properties: { harbor: { description: 'Where to go' } } },
  },
  { name: 'pay', description: 'Send cash' },
  { name: 'list_animals', description: 'Lists the animals of a farm' },
];

function embedded(): {
  readonly fake: FakeEmbeddings;
  readonly embedder: Embedder;
  readonly pass: (ms: number) => void;
} {
  const fake = new FakeEmbeddings();
  let now = 0;
  const embedder = new Embedder({ service: fake, maximumBytes: 2 ** 20, now: () => now });
  return { fake, embedder, pass: (ms) => void (now += ms) };
}

describe('keywords', () => {
  const find = async (description: string, keywords: readonly string[] = []): Promise<readonly string[]> =>
    (await createToolSearch(tools, usual, undefined).find({ description, keywords }, anybody)).names;

  test.each([
    ['animals', ['list_animals', 'feedAnimal']],
    ['feeding', ['feedAnimal']],
    ['a harbour please', ['sail']],
    ['HARBOR', ['sail']],
    ['the tool that does it for me', []],
    ['', []],
    ['kitten', []],
  ])('%s', async (question, expected) => {
    expect(await find(question)).toEqual(expected);
  });

  test('given as such, they weigh more than the words around them', async () => {
    expect(await find('something about animals', ['boat'])).toEqual(expect.arrayContaining(['sail']));
    expect((await find('steer an animal', ['cash']))[0]).toBe('pay');
  });
});

test('a tool is found by its meaning', async () => {
  const { embedder } = embedded();
  const search = createToolSearch(tools, { ...usual, distanceThreshold: 0.5 }, embedder);
  expect(await search.find({ description: 'my kitten', keywords: [] }, anybody)).toEqual({ names: ['feedAnimal'] });
});

test('what is farther than the threshold does not count; keywords are not measured by it', async () => {
  const { embedder } = embedded();
  const search = createToolSearch(tools, { ...usual, distanceThreshold: 0 }, embedder);
  expect(await search.find({ description: 'a kitten on a vessel at a farm', keywords: [] }, anybody)).toEqual({
    names: ['list_animals'],
  });
});

test.each([
  [0, ['list_animals']],
  [1, ['feedAnimal']],
])('with a ratio of %d one arm decides alone', async (semanticRatio, expected) => {
  const { embedder, fake } = embedded();
  const search = createToolSearch(tools, { ...usual, semanticRatio, distanceThreshold: 0.3 }, embedder);
  expect((await search.find({ description: 'a kitten on a farm', keywords: [] }, anybody)).names).toEqual(expected);
  expect(fake.embedded.length > 0).toBe(semanticRatio === 1);
});

test('only what the caller may use is found, and fills the places', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(labelledTools.length - 1), { maxLength: 40 }),
      fc.constantFrom(...labelledTools.map(({ description }) => description ?? '')),
      fc.constantFrom(0, 0.5, 1),
      async (indexes, description, semanticRatio) => {
        const allowed = new Set(indexes.map((index) => labelledTools[index]?.name));
        const { embedder } = embedded();
        const search = createToolSearch(labelledTools, { ...usual, semanticRatio, distanceThreshold: 2 }, embedder);
        const { names } = await search.find({ description, keywords: [] }, (name) => allowed.has(name));
        expect(names.every((name) => allowed.has(name))).toBe(true);
        expect(new Set(names).size).toBe(names.length);
        // Whatever keywords leave empty is filled by meaning: the fake model knows a distance to every tool.
        if (semanticRatio > 0) expect(names.length).toBe(Math.min(8, allowed.size));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [0, 8],
  [3, 3],
  [60, 50],
])('maxToolsToReturn %d gives %d', async (maxToolsToReturn, expected) => {
  const { embedder } = embedded();
  const search = createToolSearch(labelledTools, { ...usual, maxToolsToReturn, distanceThreshold: 2 }, embedder);
  expect((await search.find({ description: 'list', keywords: [] }, anybody)).names.length).toBe(expected);
});

test('while the service is away keywords serve alone, and it is left alone for a while', async () => {
  const { embedder, fake, pass } = embedded();
  const search = createToolSearch(tools, usual, embedder);
  const question = { description: 'kitten on a farm', keywords: [] };
  fake.problem = 'It is away.';
  expect(await search.find(question, anybody)).toEqual({ names: ['list_animals'], problem: 'It is away.' });
  await search.find(question, anybody);
  expect(fake.asked).toBe(1);
  fake.problem = undefined;
  pass(10_000);
  expect((await search.find(question, anybody)).names).toContain('feedAnimal');
  // What goes away later is noticed where it is asked.
  fake.problem = 'Away again.';
  expect(await search.find({ description: 'another farm', keywords: [] }, anybody)).toMatchObject({
    names: ['list_animals'],
    problem: 'Away again.',
  });
});

test('each text is embedded once per model, for any number of searches at a time', async () => {
  const { embedder, fake, pass } = embedded();
  const search = (): Promise<unknown> =>
    createToolSearch(tools, usual, embedder).find({ description: 'kitten', keywords: [] }, anybody);
  await Promise.all([search(), search(), search()]);
  await search();
  const texts = fake.embedded.filter((text) => text !== 'kitten');
  expect(texts.length).toBe(tools.length);
  expect(Math.max(...fake.batches)).toBeLessThanOrEqual(fake.batch);
  fake.model = 'model-b';
  pass(300_000);
  await search();
  expect(fake.embedded.filter((text) => text !== 'kitten').length).toBe(2 * tools.length);
});

test('fusing puts first what both find, and keeps the order of one that is alone', () => {
  const scored = (names: readonly string[]) =>
    names.map((name, index) => ({ name, score: 1 - index / (names.length + 1) }));
  expect(mergeRankings(scored(['a', 'b', 'c']), scored(['x', 'c', 'y']), 0.5, 3)).toEqual(['c', 'a', 'x']);
  expect(mergeRankings(scored(['a', 'b', 'c']), [], 0.9, 8)).toEqual(['a', 'b', 'c']);
  expect(mergeRankings([], scored(['a', 'b', 'c']), 0.1, 2)).toEqual(['a', 'b']);
  expect(mergeRankings(scored(['a']), scored(['b']), 0, 8)).toEqual(['a']);
  expect(mergeRankings(scored(['a']), scored(['b']), 1, 8)).toEqual(['b']);
});

test.each([
  [[0, 0], { baseline_tokens: 0, returned_tokens: 0, savings_percent: 0 }],
  [[4003, 401], { baseline_tokens: 1000, returned_tokens: 100, savings_percent: 90 }],
  [[12, 4], { baseline_tokens: 3, returned_tokens: 1, savings_percent: 66.67 }],
])('token metrics of %j', ([all = 0, some = 0], expected) => {
  expect(tokenMetrics(all, some)).toEqual(expected);
});

test('the vectors of tools are made beforehand; a search that would wait for them too long goes by keyword', async () => {
  const { embedder, fake } = embedded();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  fake.embed = async (texts) => {
    if (texts.length > 1) await held;
    return FakeEmbeddings.prototype.embed.call(fake, texts);
  };
  const search = createToolSearch(tools, { ...usual, distanceThreshold: 0.5, longestWait: 20 }, embedder);
  const prepared = search.prepare();
  const question = { description: 'kitten on a farm', keywords: [] };
  expect(await search.find(question, anybody)).toEqual({
    names: ['list_animals'],
    problem: 'The embedding service does not answer in time.',
  });
  release();
  await prepared;
  expect((await search.find(question, anybody)).names).toContain('feedAnimal');
  expect(fake.embedded.filter((text) => text.includes('cat'))).toHaveLength(1);
});

test('more tools than there is memory for are searched by keyword, without asking for all of them each time', async () => {
  const fake = new FakeEmbeddings();
  const embedder = new Embedder({ service: fake, maximumBytes: 200, now: () => 0 });
  const search = createToolSearch(
    Array.from({ length: 20 }, (_, index) => ({ name: `tool_${index}`, description: `farm ${index}` })),
    usual,
    embedder,
  );
  for (const word of ['kitten', 'boat']) {
    const { names, problem } = await search.find({ description: `${word} farm`, keywords: [] }, anybody);
    expect(names).toHaveLength(8);
    expect(problem).toBe('There are too many tools to keep their vectors.');
  }
  expect(fake.embedded.length).toBeLessThan(10);
});
