import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

const servers = (prefix: string): string =>
  JSON.stringify({
    version: '1.0.0',
    meta: { last_updated: '2026-01-01T00:00:00Z' },
    data: {
      servers: Array.from({ length: 20 }, (_, index) => ({
        name: `com.${prefix}/s${index}`,
        description: `${prefix} ${'d'.repeat(80)}`,
        version: '1.0.0',
      })),
    },
  });

let provider: RunningOidcProvider;
let registry: TestRegistry;
beforeAll(async () => {
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources: [
      { name: 'red', file: { data: servers('red') }, claims: { team: 'red' } },
      { name: 'blue', file: { data: servers('blue') }, claims: { team: 'blue' } },
    ],
    registries: [{ name: 'main', sources: ['red', 'blue'] }],
    auth: {
      oauth: { providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }] },
      authz: { roles: { superAdmin: [{ groups: 'admins' }] } },
    },
  });
  await registry.ready();
});
afterAll(async () => {
  await registry.close();
  await provider.stop();
});

const tokenOf = (team: string, seconds = 600, sub = team): Promise<string> =>
  provider.sign({ sub, team, exp: Math.floor(Date.now() / 1000) + seconds });

/** Sends requests on one connection, all in advance, and gives each answer: status, headers and body. */
async function pipelined(
  requests: readonly { readonly path?: string; readonly headers: readonly string[] }[],
): Promise<readonly { readonly status: number; readonly head: string; readonly body: string }[]> {
  const connection = await rawConnection(registry.address);
  connection.write(
    requests
      .map(({ path = '/main/v0.1/servers', headers }, index) =>
        [
          `GET ${path} HTTP/1.1`,
          'Host: registry.example.com',
          ...headers,
          ...(index === requests.length - 1 ? ['Connection: close'] : []),
          '',
          '',
        ].join('\r\n'),
      )
      .join(''),
  );
  await connection.closed;
  let rest = connection.received();
  const answers: { status: number; head: string; body: string }[] = [];
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end);
    const length = /^HTTP\/1.1 304/.test(head) ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    answers.push({ status: Number(head.slice(9, 12)), head, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

const teamsIn = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/com\.(red|blue)\//g)].map(([, team = '']) => team)),
];

test('callers who share a connection, as behind a proxy, each get what is theirs, whatever order they come in', async () => {
  const tokens = { red: await tokenOf('red'), blue: await tokenOf('blue') };
  const bearer = (team: 'red' | 'blue'): readonly string[] => [`Authorization: Bearer ${tokens[team]}`];
  const [red, blue] = [bearer('red'), bearer('blue')];
  const none: readonly string[] = [];
  const garbled = [`Authorization: Bearer ${tokens.red.slice(0, -2)}AA`];
  const twice = [...red, ...red];
  const asked = [red, blue, red, red, none, blue, garbled, twice, red, blue, none, red];
  const answers = await pipelined(asked.map((headers) => ({ headers })));
  expect(answers.map(({ status, body }) => [status, ...teamsIn(body)])).toEqual(
    asked.map((headers) => (headers === red ? [200, 'red'] : headers === blue ? [200, 'blue'] : [401])),
  );
  // Tokens of one length, told apart by their last letters alone.
  const plain = await pipelined([{ headers: red }, { headers: blue }]);
  const tags = plain.map(({ head }) => /etag: (\S+)/i.exec(head)?.[1] ?? '');
  expect(new Set(tags).size).toBe(2);
  const crossed = await pipelined(
    [red, blue].flatMap((headers) => tags.map((tag) => ({ headers: [...headers, `If-None-Match: ${tag}`] }))),
  );
  expect(crossed.map(({ status, body }) => [status, ...teamsIn(body)])).toEqual([
    [304],
    [200, 'red'],
    [200, 'blue'],
    [304],
  ]);
});

test('a cursor says where a page goes on, and shows nobody more than is theirs', async () => {
  const [red, blue] = [await tokenOf('red'), await tokenOf('blue')];
  const { body } = await registry.get('/main/v0.1/servers?limit=3', red);
  const { nextCursor } = (body as { metadata: { nextCursor: string } }).metadata;
  const page = `/main/v0.1/servers?limit=100&cursor=${encodeURIComponent(nextCursor)}`;
  expect(teamsIn((await registry.get(page, red)).text)).toEqual(['red']);
  expect((await registry.get(page, blue)).body).toMatchObject({ servers: [] });
  expect((await registry.get(page)).status).toBe(401);
});

test('each request on a connection is authenticated by its own token: a token that expires meanwhile is refused', async () => {
  const connection = await rawConnection(registry.address);
  const token = await tokenOf('red', 30);
  const request = `GET /main/v0.1/servers HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const statuses = (): readonly string[] =>
    [...connection.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
  connection.write(request.repeat(2));
  await connection.until(/(?:HTTP\/1\.1[^]*){2}/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91_000 });
  try {
    connection.write(request);
    await connection.until(/(?:HTTP\/1\.1[^]*){3}/);
  } finally {
    vi.useRealTimers();
  }
  expect(statuses()).toEqual(['200', '200', '401']);
  connection.socket.destroy();
});
