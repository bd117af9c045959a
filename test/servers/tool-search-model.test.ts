import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutgoing, type Outgoing } from '../../runtime/http/outgoing/outgoing.ts';
import { Embedder } from '../../runtime/search/embedder.ts';
import { createEmbeddingService, type EmbeddingService } from '../../runtime/search/embedding-service.ts';
import { createToolSearch } from '../../runtime/search/tool-search.ts';
import { hasEmbeddingModel, startEmbeddingServer, type EmbeddingServer } from '../support/search/embedding-server.ts';
import { labelledTools, recall } from '../support/search/labelled.ts';

describe.skipIf(!hasEmbeddingModel())('with a real model', () => {
  let server: EmbeddingServer;
  let outgoing: Outgoing;
  beforeAll(async () => {
    server = await startEmbeddingServer();
    outgoing = createOutgoing({ addresses: { loopback: true, private: false }, plainHttp: 'loopback' });
  });
  afterAll(async () => {
    await outgoing?.close();
    await server?.close();
  });

  const service = (path: string): EmbeddingService =>
    createEmbeddingService({ url: new URL(path, server.url), outgoing, timeoutMs: 300_000 });

  test('keywords and meaning together find no less than either of them', async () => {
    const embedder = new Embedder({ service: service('/'), maximumBytes: 2 ** 25, now: () => performance.now() });
    const shares: number[] = [];
    for (const semanticRatio of [0, 0.5, 1]) {
      const search = createToolSearch(
        labelledTools,
        { maxToolsToReturn: 8, semanticRatio, distanceThreshold: 1 },
        embedder,
      );
      const { share } = await recall(async (description) => {
        const found = await search.find({ description, keywords: [] }, () => true);
        expect(found.problem).toBeUndefined();
        return found.names;
      });
      shares.push(share);
    }
    const [keywords = 0, both = 0, meaning = 0] = shares;
    process.stdout.write(`recall at 8: keywords ${keywords}, meaning ${meaning}, both ${both}\n`);
    expect(both).toBeGreaterThanOrEqual(Math.max(keywords, meaning));
    expect(both).toBeGreaterThanOrEqual(0.9);
  });

  test('both forms of the service give the same vectors', async () => {
    const texts = ['create an issue', 'boil an egg'];
    const [plain, openAi] = await Promise.all(
      ['/', '/v1'].map(async (path) => {
        const form = service(path);
        const model = await form.describe();
        if ('problem' in model) throw new Error(model.problem);
        expect(model.name).toContain('MiniLM');
        return form.embed(texts, model.name);
      }),
    );
    expect(openAi).toEqual(plain);
    expect(plain).toHaveLength(2);
  });
});
