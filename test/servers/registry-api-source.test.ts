import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function started(registry: Promise<TestRegistry>): Promise<TestRegistry> {
  const running = await registry;
  closing.push(() => running.close());
  return running;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reads = (endpoint: string, kind: 'api' | 'url' = 'api'): Promise<TestRegistry> =>
  started(
    startTestRegistry({
      sources: [
        {
          name: 'other',
          ...(kind === 'api' ? { api: { endpoint } } : { file: { url: endpoint } }),
          syncPolicy: { interval: '1h' },
        },
      ],
      registries: [{ name: 'main', sources: ['other'] }],
      auth: { mode: 'anonymous' },
    }),
  );

const statusOf = async (registry: TestRegistry): Promise<Record<string, unknown>> => {
  const { body } = await registry.get('/v1/sources/other');
  return (body as { syncStatus: Record<string, unknown> }).syncStatus;
};

const row = (name: string, version = '1.0.0'): object => ({ server: { name, version, description: 'd' }, _meta: {} });

describe('another registry as a source', () => {
  test('is read page by page, with status and times, byte for byte', async () => {
    const upstream = await started(
      startTestRegistry({
        sources: [{ name: 'team', managed: {} }],
        registries: [{ name: 'main', sources: ['team'] }],
        auth: { mode: 'anonymous' },
      }),
    );
    const document = '{"name":"com.example/n000","version":"1.0.0","description":"d","x":1.50}';
    await upstream.ask('POST', '/team/v0.1/publish', { body: document });
    for (let index = 1; index < 230; index += 1) {
      const name = `com.example/n${String(index).padStart(3, '0')}`;
      await upstream.ask('POST', '/team/v0.1/publish', { body: { name, version: '1.0.0', description: 'd' } });
    }
    await upstream.ask('PATCH', '/v1/entries/server/com.example%2Fn001/versions/1.0.0/status', {
      body: { status: 'deprecated', statusMessage: 'use n002' },
    });
    const registry = await reads(`${upstream.address}/main`);
    await registry.ready();
    expect(await statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 230, quarantinedCount: 0 });
    const at = '/main/v0.1/servers/com.example%2Fn000/versions/latest';
    const [ours, theirs] = await Promise.all([registry.get(at), upstream.get(at)]);
    expect(ours.text).toContain(`{"server":${document},`);
    const official = (body: unknown): Record<string, unknown> =>
      (body as { _meta: Record<string, Record<string, unknown>> })._meta['io.modelcontextprotocol.registry/official'] ??
      {};
    expect(official(ours.body)['publishedAt']).toBe(official(theirs.body)['publishedAt']);
    const deprecated = await registry.get('/main/v0.1/servers/com.example%2Fn001/versions/latest');
    expect(official(deprecated.body)).toMatchObject({ status: 'deprecated', statusMessage: 'use n002' });
  });

  test('a page that fails for a passing reason is asked for again', async () => {
    let asked = 0;
    const endpoint = await listening(
      createServer((_, response) => {
        asked += 1;
        if (asked < 3) response.writeHead(503).end();
        else response.end(JSON.stringify({ servers: [row('com.example/a')], metadata: { count: 1 } }));
      }),
    );
    const registry = await reads(endpoint);
    await registry.ready();
    expect(await statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 1 });
  });

  test('nothing is asked for twice while it has not changed', async () => {
    const conditions: unknown[] = [];
    const endpoint = await listening(
      createServer((request, response) => {
        conditions.push(request.headers['if-none-match']);
        if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else response.setHeader('etag', '"v1"').end(JSON.stringify({ servers: [row('com.example/a')], metadata: {} }));
      }),
    );
    const registry = await reads(endpoint);
    await registry.ready();
    expect((await registry.ask('POST', '/v1/sources/other/sync')).status).toBe(202);
    await expect.poll(() => conditions).toEqual([undefined, '"v1"']);
  });

  test('of our own kind sends no page again while it has not changed', async () => {
    const upstream = await started(
      startTestRegistry({
        sources: [{ name: 'team', managed: {} }],
        registries: [{ name: 'main', sources: ['team'] }],
        auth: { mode: 'anonymous' },
      }),
    );
    const publish = (name: string) =>
      upstream.ask('POST', '/team/v0.1/publish', { body: { name, version: '1.0.0', description: 'd' } });
    await publish('com.example/a');
    const registry = await reads(`${upstream.address}/main`);
    await registry.ready();
    /** Status and whether there was a body, of each list that was asked for. */
    const pages = (): unknown[] =>
      upstream.log
        .map((line) => JSON.parse(line) as { route?: string; status?: number; bytes?: number })
        .filter(({ route }) => route === '/{registry}/v0.1/servers')
        .map(({ status, bytes = 0 }) => [status, bytes > 0]);
    const sync = async (): Promise<void> => {
      expect((await registry.ask('POST', '/v1/sources/other/sync')).status).toBe(202);
    };
    await sync();
    await expect.poll(pages).toEqual([
      [200, true],
      [304, false],
    ]);
    await publish('com.example/b');
    await sync();
    await expect.poll(pages).toEqual([
      [200, true],
      [304, false],
      [200, true],
    ]);
    await expect.poll(() => statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 2 });
  });

  test('of our own kind sends none of many pages again while they have not changed', async () => {
    const upstream = await started(
      startTestRegistry({
        sources: [{ name: 'team', managed: {} }],
        registries: [{ name: 'main', sources: ['team'] }],
        auth: { mode: 'anonymous' },
      }),
    );
    const named = (index: number): string => `com.example/n${String(index).padStart(3, '0')}`;
    const publish = (index: number, version = '1.0.0') =>
      upstream.ask('POST', '/team/v0.1/publish', { body: { name: named(index), version, description: 'd' } });
    for (let index = 0; index < 230; index += 1) await publish(index);
    const registry = await reads(`${upstream.address}/main`);
    await registry.ready();
    let seen = 0;
    /** Status and whether there was a body, of each list that was asked for since the last time. */
    const sync = async (lists: number): Promise<unknown[]> => {
      expect((await registry.ask('POST', '/v1/sources/other/sync')).status).toBe(202);
      const pages = (): unknown[] =>
        upstream.log
          .map((line) => JSON.parse(line) as { route?: string; status?: number; bytes?: number })
          .filter(({ route }) => route === '/{registry}/v0.1/servers')
          .map(({ status, bytes = 0 }) => [status, bytes > 0]);
      await expect.poll(() => pages().length).toBe(seen + lists);
      const latest = pages().slice(seen);
      seen += lists;
      return latest;
    };
    seen = 3;
    const same = Array.from({ length: 3 }, () => [304, false]);
    const sent = Array.from({ length: 3 }, () => [200, true]);
    expect(await sync(3)).toEqual(same);
    await publish(150, '2.0.0');
    // The first page is right and the second is not: then each is read as it is now.
    expect(await sync(5)).toEqual([[304, false], [200, true], ...sent]);
    await expect.poll(() => statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 230 });
    const at = '/main/v0.1/servers/com.example%2Fn150/versions/latest';
    await expect.poll(async () => (await registry.get(at)).text).toContain('"version":"2.0.0"');
    expect(await sync(3)).toEqual(same);
  });

  test('that changes while its pages are asked for is never put together from what was and what is', async () => {
    let generation = 1;
    let asked = 0;
    let changing = false;
    const endpoint = await listening(
      createServer((request, response) => {
        asked += 1;
        const second = request.url?.includes('cursor=next') === true;
        const etag = `"${second ? 'b' : 'a'}${generation}"`;
        const rows = [row(`com.example/g${generation}-${second ? 'b' : 'a'}`)];
        // It changes right after its first page was found to be right.
        if (changing && !second) {
          generation += 1;
          changing = false;
        }
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else {
          const metadata = second ? {} : { nextCursor: 'next' };
          response.setHeader('etag', etag).end(JSON.stringify({ servers: rows, metadata }));
        }
      }),
    );
    const registry = await reads(endpoint);
    await registry.ready();
    const names = async (): Promise<unknown[]> => {
      const { body } = await registry.get('/main/v0.1/servers');
      return (body as { servers: { server: { name: string } }[] }).servers.map(({ server }) => server.name);
    };
    expect(await names()).toEqual(['com.example/g1-a', 'com.example/g1-b']);
    changing = true;
    asked = 0;
    expect((await registry.ask('POST', '/v1/sources/other/sync')).status).toBe(202);
    await expect.poll(names).toEqual(['com.example/g2-a', 'com.example/g2-b']);
    expect(asked).toBe(4);
  });

  test.each([
    ['an error that does not pass', 404, '{}', /answered with status 404/],
    ['what is not JSON', 200, '<html>', /not valid JSON/],
    ['a list of something else', 200, '{"servers":{}}', /no list of servers/],
    ['a cursor that leads back', 200, '{"servers":[],"metadata":{"nextCursor":"x"}}', /leads back/],
  ])('%s leaves what was there and says why', async (_, status, body, message) => {
    const endpoint = await listening(createServer((__, response) => response.writeHead(status).end(body)));
    const registry = await reads(endpoint);
    await registry.ready();
    expect(await statusOf(registry)).toMatchObject({
      phase: 'failed',
      message: expect.stringMatching(message),
      attemptCount: 1,
    });
    expect((await registry.get('/main/v0.1/servers')).status).toBe(200);
  });

  test('a redirect to a private address is not followed, even if the source itself has one', async () => {
    let reached = 0;
    const inside = await listening(
      createServer((_, response) => {
        reached += 1;
        response.end('{"servers":[]}');
      }),
    );
    const endpoint = await listening(
      createServer((request, response) => response.writeHead(302, { location: `${inside}${request.url}` }).end()),
    );
    for (const kind of ['api', 'url'] as const) {
      const registry = await reads(endpoint, kind);
      await registry.ready();
      expect(await statusOf(registry)).toMatchObject({
        phase: 'failed',
        message: expect.stringContaining('not called'),
      });
    }
    expect(reached).toBe(0);
  });

  test('an answer that is cut off or too large brings nothing', async () => {
    const endpoint = await listening(
      createServer((_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"servers":[');
        setTimeout(() => response.destroy(), 20);
      }),
    );
    const registry = await reads(endpoint, 'url');
    await registry.ready();
    expect(await statusOf(registry)).toMatchObject({ phase: 'failed', serverCount: 0 });
  });

  test('a file by its URL is read whole, and its bad entries are left out', async () => {
    const file = {
      version: '1.0.0',
      meta: {},
      data: { servers: [{ name: 'com.example/a', version: '1', description: 'd' }, {}] },
    };
    const endpoint = await listening(createServer((_, response) => response.end(JSON.stringify(file))));
    const registry = await reads(endpoint, 'url');
    await registry.ready();
    expect(await statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 1, quarantinedCount: 1 });
  });
});

test('a read that the end of the server cuts off is logged as aborted, and does not count as an attempt', async () => {
  const asked = Promise.withResolvers<void>();
  const endpoint = await listening(createServer(() => asked.resolve()));
  const registry = await reads(endpoint);
  await asked.promise;
  await registry.close();
  const said = registry.log.map((line) => JSON.parse(line) as { msg: string; source?: string; outcome?: string });
  expect(said.filter(({ source }) => source === 'other')).toMatchObject([
    { outcome: 'aborted', msg: 'reading the source was aborted, and what it had stays' },
  ]);
  expect(said.some(({ msg }) => msg.startsWith('the source'))).toBe(false);
});
