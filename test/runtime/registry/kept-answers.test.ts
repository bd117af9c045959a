import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryOperations } from '../../../generated/api/registry-operations.ts';
import { startTestRegistry, type TestRegistry } from '../../support/running-registry.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const data = JSON.stringify({
  version: '1.0.0',
  meta: { last_updated: '2026-01-31T12:00:00Z' },
  data: {
    servers: [{ name: 'com.example/weather', description: 'd', version: '1.0.0' }],
    skills: [{ namespace: 'com.example', name: 'review', description: 'd', version: '1.0.0' }],
  },
});
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({
    sources: [
      { name: 'files', file: { data } },
      { name: 'team', managed: {} },
    ],
    registries: [{ name: 'main', sources: ['files', 'team'] }],
    auth: { mode: 'anonymous' },
  });
  await registry.ready();
});
afterAll(() => registry.close());

const ask = (path: string, known?: string, method = 'GET'): Promise<Response> =>
  fetch(registry.address + path, {
    method,
    headers: { 'accept-encoding': 'identity', ...(known === undefined ? {} : { 'if-none-match': known }) },
  });

const values: Readonly<Record<string, string>> = {
  registry: 'main',
  serverName: 'com.example%2Fweather',
  serverVersion: '1.0.0',
  namespace: 'com.example',
  skillName: 'review',
  skillVersion: 'latest',
};
const reads = Object.values(registryOperations).filter(
  ({ method, tag, operationId }) =>
    method === 'GET' && (tag === 'servers' || tag === 'skills' || operationId === 'getOpenApi'),
);

test.each(reads.map(({ path, operationId }) => [operationId, path]))(
  '%s lets its reader keep a copy, and says whether it is still right',
  async (_, path) => {
    const url = path.replaceAll(/\{([A-Za-z]+)\}/g, (__, name: string) => values[name] ?? name);
    const full = await ask(url);
    const etag = full.headers.get('etag') ?? '';
    expect([full.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
    expect((await full.text()).length).toBeGreaterThan(50);
    // All callers of an anonymous server get the same.
    expect([full.headers.get('cache-control'), full.headers.get('vary')]).toEqual([
      'public, no-cache',
      'accept-encoding',
    ]);
    const again = await ask(url, etag);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await ask(url, undefined, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await ask(url, etag, 'HEAD')).status).toBe(304);
  },
);

test('a copy is not right any more once something of it has changed', async () => {
  expect(reads.length).toBe(8);
  const list = '/main/v0.1/servers';
  const weather = `${list}/com.example%2Fweather/versions`;
  const tags = async (): Promise<(string | null)[]> =>
    Promise.all([list, `${list}?limit=1`, weather].map(async (path) => (await ask(path)).headers.get('etag')));
  const before = await tags();
  const publication = { name: 'com.example/zoo', description: 'd', version: '1.0.0' };
  expect((await registry.ask('POST', '/team/v0.1/publish', { body: publication })).status).toBe(201);
  const after = await tags();
  expect(after[0]).not.toBe(before[0]);
  // The first page leads on now, with the same row on it.
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(before[2]);
  await registry.ask('DELETE', '/v1/entries/server/com.example%2Fzoo/versions/1.0.0');
  expect(await tags()).toEqual(before);
});

test('a copy outlasts a restart of the server', async () => {
  const folder = temporaryFolder('kept-answers-');
  const start = () =>
    startTestRegistry(
      {
        sources: [{ name: 'team', managed: {} }],
        registries: [{ name: 'main', sources: ['team'] }],
        auth: { mode: 'anonymous' },
      },
      { folder },
    );
  const first = await start();
  const body = { name: 'com.example/zoo', description: 'd', version: '1.0.0' };
  expect((await first.ask('POST', '/team/v0.1/publish', { body })).status).toBe(201);
  const etag = (await first.get('/main/v0.1/servers')).headers.get('etag') ?? '';
  await first.close();
  const second = await start();
  const again = await fetch(`${second.address}/main/v0.1/servers`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  await second.close();
});

test('a list that is asked for often goes out compressed', async () => {
  for (const [number, description] of ['d'.repeat(90), 'e'.repeat(90), 'f'.repeat(90)].entries()) {
    const name = `com.example/long-${number}`;
    await registry.ask('POST', '/team/v0.1/publish', { body: { name, description, version: '1.0.0' } });
  }
  const list = `${registry.address}/main/v0.1/servers?limit=7`;
  const codings: (string | null)[] = [];
  const texts = new Set<string>();
  for (const coding of ['gzip', 'identity', 'gzip', 'gzip', 'identity']) {
    const answer = await fetch(list, { headers: { 'accept-encoding': coding } });
    codings.push(answer.headers.get('content-encoding'));
    texts.add(await answer.text());
  }
  expect(codings).toEqual([null, null, 'gzip', 'gzip', null]);
  expect(texts.size).toBe(1);
  // Searches are of endless variety: none is worth it.
  const searches = await Promise.all([1, 2, 3].map(() => fetch(`${list}&search=long`)));
  expect(searches.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null]);
});

test('nobody keeps what managers read, nor errors', async () => {
  for (const path of ['/v1/sources', '/v1/registries', '/v1/me', '/main/v0.1/servers/com.example%2Fno/versions']) {
    expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
