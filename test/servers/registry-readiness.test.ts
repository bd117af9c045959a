import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RegistrySource } from '../../generated/types/registry-source.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
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

const quick: RegistrySource = {
  name: 'quick',
  file: { data: '{"data":{"servers":[{"name":"a/quick","description":"d","version":"1"}]}}' },
};

/** Has the other server listen, and gives sources that wait for it. */
async function sourcesBehind(...names: readonly string[]): Promise<RegistrySource[]> {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const file = { url: `http://127.0.0.1:${port}/catalog.json` };
  return names.map((name) => ({ name, file, syncPolicy: { interval: '1h' } }));
}

async function startBehind(): Promise<ServerResponse> {
  registry = await startTestRegistry({
    sources: [...(await sourcesBehind('slow')), quick],
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

test('a source that hangs is not waited for longer than its time, and one made over the API not at all', async () => {
  // As many as are read at once: whatever comes after them waits for its turn.
  const hanging = await sourcesBehind('one', 'two', 'three', 'four');
  const config = {
    sources: [...hanging, quick],
    registries: [{ name: 'main', sources: ['quick'] }],
    auth: { mode: 'anonymous' },
  } as const;
  registry = await startTestRegistry(config, 'memory', { firstSyncTime: 300 });
  expect(await readiness()).toEqual([503, expect.objectContaining({ status: 'not-ready' })]);
  await expect.poll(readiness, { timeout: 5_000 }).toEqual([200, { status: 'ready' }]);
  expect(registry.log.filter((line) => line.includes('no longer waits'))).toEqual([
    expect.stringContaining('["four","one","three","two"]'),
  ]);
  expect((await registry.ask('PUT', '/v1/sources/later', { body: { file: quick.file } })).status).toBe(201);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  expect((await registry.get('/v1/sources/later')).body).toMatchObject({ syncStatus: { phase: 'pending' } });
});

test.skipIf(!hasPostgres())(
  'a source that another replica brings along leaves those that are ready ready',
  async () => {
    const postgres = await startPostgres();
    try {
      const database = await postgres.createDatabase();
      const config = { sources: [quick], registries: [{ name: 'main', sources: ['quick'] }], database };
      registry = await startTestRegistry({ ...config, auth: { mode: 'anonymous' } }, { database });
      await registry.ready();
      const sources = [quick, ...(await sourcesBehind('new'))];
      const next = await startTestRegistry({ ...config, sources, auth: { mode: 'anonymous' } }, { database });
      await expect.poll(async () => (await registry.get('/v1/sources/new')).status).toBe(200);
      expect(await readiness()).toEqual([200, { status: 'ready' }]);
      expect((await next.get('/readyz')).status).toBe(503);
      // Both may go on once it is read.
      await expect.poll(() => waiting.length).toBe(1);
      waiting[0]?.end('{"data":{"servers":[]}}');
      await next.ready();
      await next.close();
    } finally {
      await registry.close();
      postgres.remove();
    }
  },
);
