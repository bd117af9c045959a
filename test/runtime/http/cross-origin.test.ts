import { afterEach, describe, expect, test } from 'vitest';
import { crossOriginRules } from '../../../runtime/http/cross-origin.ts';
import { defineWireError } from '../../../runtime/http/wire-error.ts';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

const app = 'https://app.example';
const list = '/r/v0.1/servers';
const source = '/v1/sources/abc';
const missing = defineWireError({ code: 'missing-token', status: 401, summary: 'No token.', message: () => 'sign in' });

let current: OperationsServer | undefined;
afterEach(async () => {
  await current?.server.app.close();
  current = undefined;
});

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Asks a server that shares everything but its health with some origins; undefined: with none. */
function asking(allowedOrigins?: readonly string[]): (url: string, asked?: Asked) => Promise<Answered> {
  const crossOrigin = {
    rules: crossOriginRules({ allowedOrigins: allowedOrigins ?? [], exposedHeaders: ['etag', 'x-request-id'] }),
    covers: ({ operationId }: { readonly operationId: string }) => operationId !== 'getHealth',
  };
  const { server } = (current = operationsServer({
    handlers: {
      listServers: () => ({ status: 200, body: {}, headers: { vary: 'authorization', etag: '"a"' } }),
      getServerVersion: () => missing({}, { 'www-authenticate': 'Bearer' }),
    },
    options: allowedOrigins === undefined ? {} : { crossOrigin },
  }));
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const asked = { method: method as 'GET', url, headers, ...(body === undefined ? {} : { body }) };
    const { statusCode, headers: answered } = await server.app.inject(asked);
    return { status: statusCode, headers: answered };
  };
}

const corsHeaders = ({ headers }: Answered): readonly string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const preflightOf = (method: string, origin = app): Asked => ({
  method: 'OPTIONS',
  headers: { origin, 'access-control-request-method': method },
});

describe('an answer to a page of another origin', () => {
  test('may be read by an allowed origin, errors too, and caches keep one answer per origin', async () => {
    const ask = asking(['https://other.example', app]);
    const { headers } = await ask(list, { headers: { origin: app } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': app,
      'access-control-expose-headers': 'etag, x-request-id',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'authorization, origin',
    });
    const same = await ask(list, { headers: { origin: app, 'if-none-match': '"a"' } });
    expect([same.status, same.headers['access-control-allow-origin']]).toEqual([304, app]);
    const refused = await ask('/r/v0.1/servers/a.b%2Fc/versions/1', { headers: { origin: app } });
    expect(refused).toMatchObject({
      status: 401,
      headers: { 'access-control-allow-origin': app, vary: 'origin', 'www-authenticate': 'Bearer' },
    });
    const invalid = await ask(source, { method: 'PUT', body: '{', headers: { origin: app } });
    expect(invalid).toMatchObject({ status: 415, headers: { 'access-control-allow-origin': app } });
  });

  test.each(['https://app.example.evil', 'https://app.example:8443', 'http://app.example', 'null', '', undefined])(
    'is kept from %s',
    async (origin) => {
      const answer = await asking([app])(list, origin === undefined ? {} : { headers: { origin } });
      expect(answer.status).toBe(200);
      expect(corsHeaders(answer)).toEqual([]);
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        vary: 'authorization, origin',
      });
    },
  );

  test('is one and the same where every origin is allowed', async () => {
    const ask = asking(['*']);
    const [page, other] = [await ask(list, { headers: { origin: 'null' } }), await ask(list)];
    expect(page.headers['access-control-allow-origin']).toBe('*');
    expect(other.headers['access-control-allow-origin']).toBe('*');
    expect(page.headers['vary']).toBe('authorization');
  });

  test('never allows credentials, and has no CORS headers on other paths or without configured origins', async () => {
    for (const origins of [[app], ['*'], undefined]) {
      const ask = asking(origins);
      const answers = [await ask(list, { headers: { origin: app } }), await ask(list, preflightOf('GET'))];
      expect(answers.flatMap(corsHeaders)).not.toContain('access-control-allow-credentials');
      const uncovered = [
        await ask('/health', { headers: { origin: app } }),
        await ask('/health', preflightOf('GET')),
        await ask('/nowhere', { headers: { origin: app } }),
        ...(origins === undefined ? answers : []),
      ];
      expect(uncovered.flatMap(corsHeaders)).toEqual([]);
      for (const { headers } of uncovered) expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      await current?.server.app.close();
    }
  });
});

describe('a preflight', () => {
  test('names the methods of its path and the headers that clients send, without a token', async () => {
    const ask = asking([app]);
    const answer = await ask('/registry/r/v0.1/servers', preflightOf('GET'));
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': app,
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': 'authorization, content-type, if-none-match, mcp-protocol-version, traceparent',
        'access-control-max-age': '7200',
        vary: 'origin',
      },
    });
    expect((await ask(source, preflightOf('PUT'))).headers['access-control-allow-methods']).toBe('OPTIONS, PUT');
    expect((await ask('/m/v0.1/publish', preflightOf('POST'))).status).toBe(204);
    expect(current?.answered).toEqual([]);
  });

  test('of another origin allows nothing, and plain OPTIONS says what the path takes', async () => {
    const ask = asking([app]);
    for (const asked of [preflightOf('GET', 'https://evil.example'), { method: 'OPTIONS' }]) {
      const answer = await ask(list, asked);
      expect([answer.status, answer.headers['allow'], corsHeaders(answer)]).toEqual([204, 'GET, HEAD, OPTIONS', []]);
    }
  });

  test('is answered 405 where no origins are configured', async () => {
    const answer = await asking()(list, preflightOf('GET'));
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
