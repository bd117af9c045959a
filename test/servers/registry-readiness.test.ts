import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

/** Another server that answers when the test says so. */
const waiting: ServerResponse[] = [];
const other = createServer((_request, response) => void waiting.push(response));
let registry: TestRegistry;

afterEach(async () => {
  await registry.close();
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
  waiting.length = 0;
});

async function startBehind(): Promise<ServerResponse> {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  registry = await startTestRegistry({
    sources: [
      { name: 'slow', file: { url: `http://127.0.0.1:${port}/catalog.json` }, syncPolicy: { interval: '1h' } },
      { name: 'quick', file: { data: '{"data":{"servers":[{"name":"a/quick","description":"d","version":"1"}]}}' } },
    ],
    registries: [{ name: 'main', sources: ['slow', 'quick'] }],
    auth: { mode: 'anonymous' },
  });
  await expect.poll(() => waiting.length).toBe(1);
  const [request] = waiting;
  if (request === undefined) throw new Error('nobody asked');
  return request;
}

const readiness = async (): Promise<unknown> => {
  const { status, body } = await registry.get('/readyz');
  return [status, body];
};

test('a server is not ready before each of its sources was read once, but it lives and answers', async () => {
  const response = await startBehind();
  // One source that was read is not enough.
  await expect.poll(async () => (await registry.get('/main/v0.1/servers')).text).toContain('a/quick');
  expect(await readiness()).toEqual([503, { status: 'not-ready', waitingFor: ['the first sync of each source'] }]);
  expect((await registry.get('/livez')).status).toBe(200);
  expect((await registry.get('/health')).status).toBe(200);
  response.setHeader('content-type', 'application/json');
  response.end('{"data":{"servers":[{"name":"a/slow","description":"d","version":"1"}]}}');
  await expect.poll(readiness).toEqual([200, { status: 'ready' }]);
  expect((await registry.get('/main/v0.1/servers')).text).toContain('a/slow');
});

test('a source that cannot be read keeps a server from being ready only until that is known', async () => {
  const response = await startBehind();
  expect(await readiness()).toEqual([503, expect.objectContaining({ status: 'not-ready' })]);
  response.writeHead(404).end();
  await expect.poll(readiness).toEqual([200, { status: 'ready' }]);
});
