import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutgoing, type Outgoing } from '../../../runtime/http/outgoing/outgoing.ts';
import { createEmbeddingService, type EmbeddingService } from '../../../runtime/search/embedding-service.ts';

let server: Server;
let outgoing: Outgoing;
let answers: Record<string, unknown>;
let bodies: unknown[];

beforeEach(async () => {
  answers = {};
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (body !== '') bodies.push(JSON.parse(body));
      const answer = answers[request.url ?? ''];
      response.statusCode = answer === undefined ? 404 : 200;
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  outgoing = createOutgoing({ addresses: { loopback: true, private: false }, plainHttp: 'loopback' });
});

afterEach(async () => {
  await outgoing.close();
  server.closeAllConnections();
  server.close();
});

function service(path = '/'): EmbeddingService {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const url = new URL(path, `http://127.0.0.1:${address.port}`);
  return createEmbeddingService({ url, outgoing, timeoutMs: 60_000 });
}

test('a text-embeddings-inference server', async () => {
  answers = {
    '/info': { model_id: 'm', max_client_batch_size: 8 },
    '/embed': [
      [3, 4],
      [0, 2],
    ],
  };
  expect(await service().describe()).toEqual({ name: 'm', batch: 8 });
  expect(await service().embed(['a', 'b'], 'm')).toEqual([new Float32Array([0.6, 0.8]), new Float32Array([0, 1])]);
  expect(bodies).toEqual([{ inputs: ['a', 'b'], truncate: true }]);
});

test('a service in the OpenAI form, which may answer in any order', async () => {
  const data = [
    { index: 1, embedding: [0, 2] },
    { index: 0, embedding: [3, 4] },
  ];
  answers = { '/v1/models': { data: [{ id: 'm' }] }, '/v1/embeddings': { data } };
  expect(await service('/v1/').describe()).toEqual({ name: 'm', batch: 32 });
  expect(await service('/v1').embed(['a', 'b'], 'm')).toEqual([new Float32Array([0.6, 0.8]), new Float32Array([0, 1])]);
  expect(bodies).toEqual([{ model: 'm', input: ['a', 'b'], encoding_format: 'float' }]);
});

test.each<[unknown]>([
  [[[1, 2]]],
  [
    [
      [1, 2],
      [1, 2, 3],
    ],
  ],
  [
    [
      [1, 2],
      ['1', 2],
    ],
  ],
  [
    [
      [0, 0],
      [1, 2],
    ],
  ],
  [[[], []]],
  [[[1, 2], null]],
  [{ error: 'busy' }],
  ['no JSON'],
])('an answer that is not a vector for each text is a problem: %j', async (answer) => {
  answers = { '/embed': answer };
  expect(await service().embed(['a', 'b'], 'm')).toEqual({ problem: expect.stringContaining('does not answer with') });
});

test('a service that is away, or that does not name its model, is a problem', async () => {
  expect(await service().describe()).toEqual({ problem: expect.stringContaining('answered with status 404') });
  answers = { '/info': {} };
  expect(await service().describe()).toEqual({ problem: 'The embedding service does not say which model it serves.' });
});
