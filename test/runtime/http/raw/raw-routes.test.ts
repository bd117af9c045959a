import { afterEach, describe, expect, test } from 'vitest';
import type { RawExchange } from '../../../../runtime/http/raw/raw-exchange.ts';
import type { RawRoute } from '../../../../runtime/http/raw/raw-route.ts';
import { rawConnection } from '../../../support/raw-connection.ts';
import { parsedAnswer, rawRequest } from '../../../support/raw-request.ts';
import { startRawServer, type RawServer } from '../../../support/raw-server.ts';

let current: RawServer | undefined;
afterEach(async () => current?.close());

async function serving(...routes: readonly RawRoute[]): Promise<RawServer> {
  current = await startRawServer(routes);
  return current;
}

/** A route that answers with its own path. */
const named = (path: string, more: Partial<RawRoute> = {}): RawRoute => ({
  path,
  handle: (exchange) => exchange.answer({ status: 200, body: path }),
  ...more,
});

const echo = (exchange: RawExchange): void =>
  exchange.readBody((body) => exchange.answer(Buffer.isBuffer(body) ? { status: 200, body } : body));

const post = (path: string, ...headers: readonly string[]): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

describe('a path', () => {
  test('is taken exactly, by a pattern, or with all below; what no route takes goes on', async () => {
    const { address } = await serving(named('/mcp'), named('/{registry}/v0.1/servers'), named('/files/*'));
    const asked = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();
    expect(await asked('/mcp')).toBe('/mcp');
    expect(await asked('/mcp?a=/b')).toBe('/mcp');
    expect(await asked('/one/v0.1/servers?limit=3')).toBe('/{registry}/v0.1/servers');
    expect(await asked('/files/a/b')).toBe('/files/*');
    for (const other of ['/mcp/', '/mcpx', '/a/b/v0.1/servers', '//v0.1/servers', '/one/v0x1/servers', '/files']) {
      expect(await asked(other)).toContain('unknown-path');
    }
  });

  test('is found in an absolute URL too, and a target without a path is refused', async () => {
    const { address } = await serving(named('/mcp'), named('/'), {
      path: '/url',
      handle: (exchange) => exchange.answer({ status: 200, body: exchange.url }),
    });
    const asked = (target: string): Promise<string> =>
      rawRequest(address, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(await asked('http://x/mcp')).toMatch(/\r\n\r\n\/mcp$/);
    expect(await asked('HTTPS://user@x:1/url?a=b')).toMatch(/\r\n\r\n\/url\?a=b$/);
    expect(await asked('http://x')).toMatch(/\r\n\r\n\/$/);
    for (const target of ['*', 'ftp://x/mcp'])
      expect(await asked(target)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed-url"/);
  });

  test('has the methods that it says: others are refused with them', async () => {
    const { address } = await serving(named('/mcp', { methods: ['GET', 'POST'] }));
    const answer = await fetch(`${address}/mcp`, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });
});

describe('the head of a request', () => {
  test('is judged before the handler sees it', async () => {
    let calls = 0;
    const handle = (): void => void (calls += 1);
    const { address } = await serving({ path: '/mcp', limits: { headerSize: 200, urlSize: 40 }, handle });
    const long = `X-Long: ${'a'.repeat(200)}\r\n`;
    expect(parsedAnswer(await rawRequest(address, post('/mcp', long.trim())))).toMatchObject({ status: 431 });
    expect(parsedAnswer(await rawRequest(address, post(`/mcp?${'a'.repeat(40)}`)))).toMatchObject({ status: 414 });
    const bare = 'GET /mcp HTTP/1.1\r\nConnection: close\r\n\r\n';
    expect(parsedAnswer(await rawRequest(address, bare))).toMatchObject({ body: { code: 'malformed-request' } });
    expect(calls).toBe(0);
  });
});

describe('a body', () => {
  test('is read whole, in whatever pieces it comes', async () => {
    const { address } = await serving({ path: '/mcp', handle: echo });
    expect(await rawRequest(address, post('/mcp', 'Content-Length: 6'), 'abc', 'def')).toMatch(/\r\n\r\nabcdef$/);
    const chunked = post('/mcp', 'Transfer-Encoding: chunked');
    expect(await rawRequest(address, chunked, '2\r\nab\r\n', '1\r\nc\r\n0\r\n\r\n')).toMatch(/\r\n\r\nabc$/);
    expect(parsedAnswer(await rawRequest(address, post('/mcp', 'Content-Length: 0')))).toMatchObject({ status: 200 });
  });

  test('longer than the limit of the route is refused, announced or not', async () => {
    const { address } = await serving({ path: '/mcp', limits: { bodySize: 4 }, handle: echo });
    const tooLarge = { status: 413, body: { code: 'body-too-large', error: expect.stringContaining('4 bytes') } };
    expect(parsedAnswer(await rawRequest(address, post('/mcp', 'Content-Length: 5'), 'abcde'))).toMatchObject(tooLarge);
    const chunked = post('/mcp', 'Transfer-Encoding: chunked');
    const parts = ['3\r\nabc\r\n', '2\r\nde\r\n0\r\n\r\n'];
    expect(parsedAnswer(await rawRequest(address, chunked, ...parts))).toMatchObject(tooLarge);
    const zipped = post('/mcp', 'Content-Encoding: gzip', 'Content-Length: 3');
    expect(parsedAnswer(await rawRequest(address, zipped, 'abc'))).toMatchObject({ status: 415 });
  });

  test('that never ends is given up after the time of a request, and the handler hears that its client has gone', async () => {
    const gone = Promise.withResolvers<void>();
    const handle = (exchange: RawExchange): void => {
      exchange.onGone(() => gone.resolve());
      echo(exchange);
    };
    current = await startRawServer([{ path: '/mcp', handle }], {
      headersTime: 300,
      requestTime: 400,
      checkInterval: 20,
    });
    const { address, log } = current;
    expect(parsedAnswer(await rawRequest(address, post('/mcp', 'Content-Length: 9'), 'abc'))).toMatchObject({
      status: 408,
    });
    await gone.promise;
    await expect.poll(() => log.lines()).toMatchObject([{ route: '/mcp', aborted: true }]);
  });
});

describe('an answer', () => {
  test('that takes longer than the route allows is 503, and later ones are dropped', async () => {
    const { address } = await serving({
      path: '/slow',
      limits: { answerTime: 30 },
      handle: (exchange) =>
        void setTimeout(() => {
          exchange.start(200);
          exchange.write('late');
          exchange.end();
        }, 120),
    });
    const answer = await fetch(`${address}/slow`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'timed-out' });
    await new Promise((resolve) => setTimeout(resolve, 120));
  });

  test('carries the headers that every answer carries, and the log has its line', async () => {
    const { address, log } = await serving({
      path: '/mcp',
      handle(exchange) {
        exchange.subject = 'somebody';
        exchange.start(202, { 'content-type': 'text/event-stream' });
        exchange.write('héllo');
        exchange.end(Buffer.from('!'));
      },
    });
    const answer = await fetch(`${address}/mcp`, { headers: { 'x-request-id': 'mine' } });
    expect(await answer.text()).toBe('héllo!');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'mine',
      'cache-control': 'no-store',
    });
    await expect
      .poll(() => log.lines())
      .toMatchObject([{ route: '/mcp', status: 202, bytes: 7, subject: 'somebody', requestId: 'mine' }]);
  });
  test('of HEAD has no body, neither on the line nor in the log', async () => {
    const { address, log } = await serving(named('/whole'), {
      path: '/pieces',
      handle: (exchange) => {
        exchange.start(200);
        exchange.end('{}');
      },
    });
    for (const path of ['/whole', '/pieces']) {
      const answer = await rawRequest(address, `HEAD ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
      await expect
        .poll(() => log.lines().filter((line) => line['route'] === path))
        .toMatchObject([{ method: 'HEAD', status: 200, bytes: 0 }]);
    }
  });

  test('is 500 where the handler throws, and cut where it had begun', async () => {
    const { address, log } = await serving(
      {
        path: '/throws',
        handle: () => {
          throw new Error('a bug');
        },
      },
      {
        path: '/breaks',
        handle(exchange) {
          exchange.start(200);
          exchange.write('some');
          throw new Error('another bug');
        },
      },
    );
    expect((await fetch(`${address}/throws`)).status).toBe(500);
    await expect(fetch(`${address}/breaks`).then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);
    expect(log.text()).toContain('a bug');
    expect(log.text()).toContain('another bug');
  });

  test('is 500 where a listener throws, and cut where it had begun; others are served meanwhile', async () => {
    const { address, log } = await serving(
      {
        path: '/body',
        handle: (exchange) =>
          exchange.readBody(() => {
            throw new Error('a bug after the body');
          }),
      },
      {
        path: '/stream',
        handle(exchange) {
          exchange.start(200);
          exchange.onWritable(() => {
            throw new Error('a bug after the wait');
          });
          exchange.write(Buffer.alloc(8_000_000));
        },
      },
      {
        path: '/gone',
        handle(exchange) {
          exchange.onGone(() => {
            throw new Error('a bug after the client has gone');
          });
        },
      },
      { path: '/fine', handle: (exchange) => exchange.answer({ status: 204 }) },
    );
    expect((await fetch(`${address}/body`, { method: 'POST', body: '{}' })).status).toBe(500);
    await expect(fetch(`${address}/stream`).then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);
    await expect(fetch(`${address}/gone`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    await expect.poll(() => log.text()).toContain('a bug after the client has gone');
    expect(log.text()).toContain('a bug after the body');
    expect(log.text()).toContain('a bug after the wait');
    expect((await fetch(`${address}/fine`)).status).toBe(204);
  });

  test('says its errors in the words of the route', async () => {
    const { address } = await serving({
      path: '/mcp',
      limits: { urlSize: 5 },
      showError: ({ status, message }) => ({ status, body: { jsonrpc: '2.0', error: { code: -32_600, message } } }),
      handle: echo,
    });
    expect(await (await fetch(`${address}/mcp?longer`)).json()).toMatchObject({ jsonrpc: '2.0' });
  });
});

test('answers to requests that were sent in advance come in their order', async () => {
  const held: RawExchange[] = [];
  const { address } = await serving({ path: '/held', handle: (exchange) => void held.push(exchange) }, named('/now'));
  const connection = await rawConnection(address);
  connection.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\nGET /now HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.start(200);
  held[0]?.write('first');
  held[0]?.end();
  expect(await connection.until(/\/now$/)).toMatch(/first[\s\S]*\/now$/);
  connection.socket.destroy();
});
