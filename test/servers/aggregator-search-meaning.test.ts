import { afterEach, expect, test, vi } from 'vitest';
import type { OptimizerConfig } from '../../generated/types/optimizer-config.ts';
import type { TestAggregator } from '../support/mcp/running-aggregator.ts';
import { findTools, modernClient, startOver, startToolServer } from '../support/mcp/searching-aggregator.ts';
import { startEmbeddingStandIn, type EmbeddingStandIn } from '../support/search/embedding-stand-in.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

const tools = [
  { name: 'feed', description: 'Food for a cat' },
  { name: 'sail', description: 'Steer a boat' },
  { name: 'pay', description: 'Send cash' },
  { name: 'farm', description: 'What a farm holds' },
  { name: 'field', description: 'What a field holds' },
];

async function standIn(): Promise<EmbeddingStandIn> {
  const service = await startEmbeddingStandIn();
  closing.push(() => service.close());
  return service;
}

async function over(optimizer: OptimizerConfig): Promise<TestAggregator> {
  const server = await startToolServer(() => tools);
  closing.push(() => server.close());
  const aggregator = await startOver({ a: server }, { optimizer: { semanticDistanceThreshold: '0.5', ...optimizer } });
  closing.push(() => aggregator.close());
  return aggregator;
}

test.each(['', '/v1'])('tools are found by meaning, from a service whose path is "%s"', async (path) => {
  const service = await standIn();
  const client = modernClient(await over({ embeddingService: `${service.url}${path}` }));
  expect(await findTools(client, 'my kitten')).toEqual(['a_feed']);
  expect((await findTools(client, 'a vessel at the farm')).toSorted()).toEqual(['a_farm', 'a_sail']);
  // Tools once, and each question.
  expect(service.texts.filter((text) => text.includes('boat'))).toHaveLength(1);
});

test('tools are found by keyword while the service is down; the status and the log contain the reason', async () => {
  const service = await standIn();
  service.answer = { status: 503 };
  const aggregator = await over({ embeddingService: service.url });
  const client = modernClient(aggregator);
  expect(await findTools(client, 'a kitten at the farm')).toEqual(['a_farm']);
  const { search } = await aggregator.status();
  expect(search).toEqual({ byMeaning: true, problem: expect.stringContaining('the embedding service') });
  // Addresses are for the log.
  expect(JSON.stringify(search)).not.toContain('127.0.0.1');
  expect(aggregator.log.text()).toMatch(/tools are searched by keyword only: .*status 503/);
});

test('a service that does not answer keeps no search waiting for longer than its time', async () => {
  const service = await standIn();
  service.answer = 'nothing';
  const client = modernClient(await over({ embeddingService: service.url, embeddingServiceTimeout: '200ms' }));
  expect(await findTools(client, 'a kitten at the farm')).toEqual(['a_farm']);
});

test('vectors in a folder outlive the process; the next one asks for questions only', async () => {
  const vectorFolder = temporaryFolder('svc-vectors-');
  const service = await standIn();
  const first = await over({ embeddingService: service.url, vectorFolder });
  await findTools(modernClient(first), 'my kitten');
  await first.close();
  const before = service.texts.length;
  const second = await over({ embeddingService: service.url, vectorFolder });
  expect(await findTools(modernClient(second), 'my kitten')).toEqual(['a_feed']);
  expect(service.texts.slice(before)).toEqual(['my kitten']);
});

test('a tool that the service rejects does not affect the search for the others', async () => {
  const service = await standIn();
  service.refuses = 'boat';
  const aggregator = await over({ embeddingService: `${service.url}/v1` });
  const client = modernClient(aggregator);
  expect(await findTools(client, 'my kitten')).toEqual(['a_feed']);
  // Keywords still find the rejected tool, and a rejected query does not break the search.
  expect(await findTools(client, 'a boat')).toEqual(['a_sail']);
  expect(await findTools(client, 'payment')).toEqual(['a_pay']);
  expect((await aggregator.status()).search).toEqual({ byMeaning: true, problem: null });
});

test('the token for the service goes there, and nowhere else', async () => {
  vi.stubEnv('SVC_EMBEDDING_TOKEN', 'very-secret-token');
  const service = await standIn();
  const aggregator = await over({ embeddingService: service.url });
  await findTools(modernClient(aggregator), 'my kitten');
  service.answer = { status: 401 };
  await findTools(modernClient(aggregator), 'another kitten');
  expect(service.requests.length).toBeGreaterThan(2);
  for (const { headers } of service.requests) expect(headers.authorization).toBe('Bearer very-secret-token');
  expect(aggregator.log.text()).not.toContain('very-secret-token');
  expect(JSON.stringify(await aggregator.status())).not.toContain('very-secret-token');
});

test('with a ratio of 0 the service is not asked', async () => {
  const service = await standIn();
  const client = modernClient(await over({ embeddingService: service.url, hybridSearchSemanticRatio: '0' }));
  expect(await findTools(client, 'my kitten')).toEqual([]);
  expect(service.requests).toEqual([]);
});
