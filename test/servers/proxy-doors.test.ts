import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../runtime/identity/clock.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
import { startSseSdkServer } from '../support/mcp/sse-sdk-server.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';

const audience = 'https://tracker.example.com';
let key: SigningKey;
let provider: StandInProvider;
let server: Awaited<ReturnType<typeof startSseSdkServer>>;
let proxy: TestProxy;
let tokens: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
  server = await startSseSdkServer();
  proxy = await startTestProxy({
    name: 'tracker',
    transport: 'sse',
    targetPort: Number(new URL(server.address).port),
    oidc: { issuer: provider.issuer, audience, resourceUrl: `${audience}/mcp` },
    telemetry: { enablePrometheusMetricsPath: true },
  });
  await proxy.ready();
  tokens = {
    nobody: undefined,
    ada: `Bearer ${await provider.token(key, { aud: audience })}`,
    expired: `Bearer ${await provider.token(key, { aud: audience, exp: 1_000_000 })}`,
    basic: 'Basic YTpi',
  };
});
afterAll(async () => {
  await proxy?.close();
  await server?.close();
  await provider?.server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** One request on a connection of its own, as it is written here. */
async function ask(method: string, door: string, lines: readonly string[], body = ''): Promise<Answer> {
  const client = await rawConnection(proxy.address);
  const all = [`${method} ${door} HTTP/1.1`, `Host: ${new URL(proxy.address).host}`, 'Connection: close', ...lines];
  if (body !== '') all.push(`Content-Length: ${Buffer.byteLength(body)}`);
  client.write(`${all.join('\r\n')}\r\n\r\n${body}`);
  const isStream = /^GET$/.test(method) && door === '/sse';
  await (isStream ? Promise.race([client.until(/event: endpoint[\s\S]*\n\n/), client.closed]) : client.closed);
  client.socket.destroy();
  const text = client.received();
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...rest] = text.slice(0, end).split('\r\n');
  const headers = rest.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: text.slice(end + 4) };
}

const callers = ['nobody', 'ada', 'expired', 'basic'] as const;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
const json = 'application/json; charset=utf-8';
/** What is read without sign-in, and its type. */
const readable: Readonly<Record<string, string>> = {
  '/health': json,
  '/readyz': json,
  '/status': json,
  '/metrics': 'text/plain; version=0.0.4; charset=utf-8',
  '/.well-known/oauth-protected-resource': json,
  '/.well-known/oauth-protected-resource/mcp': json,
};
/** Where nothing is, though it looks like something. */
const nowhere = ['/mcp/', '/mcp/x', '/', '/nowhere', '/.well-known/', '/healthz', '/MCP'];

/** Status, and the Allow header or the error of a challenge. */
function expected(door: string, method: string, caller: (typeof callers)[number]): string {
  if (nowhere.includes(door)) return '404 unknown-path';
  const isReading = method === 'GET' || method === 'HEAD';
  if (readable[door] !== undefined) return isReading ? `200 ${readable[door]}` : '405 GET, HEAD';
  if (door === '/sse' && method !== 'GET') return '405 GET';
  if (door === '/messages' && method !== 'POST') return '405 POST';
  if (caller === 'expired') return '401 invalid_token';
  if (caller !== 'ada') return '401 challenge';
  if (door === '/sse') return '200 text/event-stream';
  return method === 'POST' ? '400 -32600' : '405 POST';
}

function shown({ status, headers, body }: Answer, method: string): string {
  const challenge = headers.get('www-authenticate') ?? '';
  if (status === 401) return `401 ${challenge.includes('error="invalid_token"') ? 'invalid_token' : 'challenge'}`;
  if (status === 405) return `405 ${headers.get('allow')}`;
  if (status === 200) return `200 ${headers.get('content-type')}`;
  if (method === 'HEAD') return `${status} unknown-path`;
  const { error, code } = JSON.parse(body);
  return `${status} ${code ?? error.code}`;
}

describe.each([...Object.keys(readable), ...nowhere, '/mcp', '/sse', '/messages'])('the door %s', (door) => {
  test('answers every method and every caller as it should, with the headers of every answer', async () => {
    for (const method of methods) {
      for (const caller of callers) {
        const token = tokens[caller];
        const lines = token === undefined ? [] : [`Authorization: ${token}`];
        if (method === 'POST') lines.push('Content-Type: application/json');
        const answer = await ask(method, door, lines, method === 'POST' ? '{}' : '');
        const what = `${method} ${door} of ${caller}`;
        expect(shown(answer, method), what).toBe(expected(door, method, caller));
        const { status, headers, body } = answer;
        expect(headers.get('x-request-id'), what).toMatch(/^[A-Za-z0-9-]+$/);
        expect(headers.get('x-content-type-options'), what).toBe('nosniff');
        const isPublic = door.startsWith('/.well-known/oauth') && status === 200;
        expect(headers.get('cache-control'), what).toMatch(isPublic ? /^public, max-age=300$/ : /^no-store/);
        if (status === 401) {
          expect(headers.get('www-authenticate'), what).toContain(
            `resource_metadata="${audience}/.well-known/oauth-protected-resource/mcp"`,
          );
        }
        if (method === 'HEAD') expect(body, what).toBe('');
        else if (headers.get('content-type')?.startsWith('application/json') === true) {
          expect(Number(headers.get('content-length')), what).toBe(Buffer.byteLength(body, 'latin1'));
          const value: unknown = JSON.parse(body);
          const isRpc = status >= 400 && status !== 405 && status !== 404;
          if (isRpc) expect(value, what).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
        }
      }
    }
  });
});

const both = 'application/json, text/event-stream';
const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '0' } },
});
const call = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

describe('a POST to /mcp', () => {
  test.each([
    // Accept and Content-Type are looked at before the body.
    ['*/*', 'application/json', initialize, 200, undefined],
    [both, 'application/json', initialize, 200, undefined],
    ['text/event-stream;q=0.5, application/*', 'application/json;charset=utf-8', initialize, 200, undefined],
    [undefined, 'APPLICATION/JSON', initialize, 200, undefined],
    ['application/json', 'application/json', initialize, 406, -32600],
    ['text/event-stream', 'application/json', initialize, 406, -32600],
    ['text/html', 'application/json', initialize, 406, -32600],
    [`${both};q=0`, 'application/json', initialize, 406, -32600],
    [both, 'text/plain', initialize, 415, -32600],
    [both, 'application/x-www-form-urlencoded', initialize, 415, -32600],
    [both, undefined, initialize, 415, -32600],
    ['text/html', 'text/html', initialize, 415, -32600],
    // Bodies that are not a message.
    [both, 'application/json', '', 400, -32700],
    [both, 'application/json', 'x', 400, -32700],
    [both, 'application/json', '\uFEFF{}', 400, -32700],
    [both, 'application/json', '{}', 400, -32600],
    [both, 'application/json', '[]', 400, -32600],
    [both, 'application/json', `[${call}]`, 400, -32600],
    [both, 'application/json', '{"jsonrpc":"2.0","method":"tools/call"}', 400, -32600],
    // Messages that need a session, or lack a field.
    [both, 'application/json', call, 400, -32600],
    [both, 'application/json', initialize.replace('"protocolVersion":"2025-11-25",', ''), 400, -32602],
  ] as const)('with Accept %s, Content-Type %s and the body %s is answered %i', async (...given) => {
    const [accept, type, body, status, code] = given;
    const lines = [`Authorization: ${tokens['ada'] ?? ''}`];
    if (accept !== undefined) lines.push(`Accept: ${accept}`);
    if (type !== undefined) lines.push(`Content-Type: ${type}`);
    if (body === '') lines.push('Content-Length: 0');
    const answer = await ask('POST', '/mcp', lines, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.has('mcp-session-id')).toBe(status === 200);
    const { jsonrpc, error } = JSON.parse(Buffer.from(answer.body, 'latin1').toString('utf8'));
    expect([jsonrpc, error?.code]).toEqual(['2.0', code]);
  });

  test('with Accept on two lines is read as one list', async () => {
    const lines = [`Authorization: ${tokens['ada'] ?? ''}`, 'Content-Type: application/json'];
    const accepts = ['Accept: application/json', 'Accept: text/event-stream'];
    expect((await ask('POST', '/mcp', [...lines, ...accepts], initialize)).status).toBe(200);
    expect((await ask('POST', '/mcp', [...lines, ...accepts.slice(1)], initialize)).status).toBe(406);
  });

  // Clocks may differ by a minute: so long is a token accepted after its time.
  test('with a token that expires is refused on the connection that it was accepted on', async () => {
    const token = await provider.token(key, { aud: audience, exp: Math.floor(Date.now() / 1000) - 45 });
    const client = await rawConnection(proxy.address);
    const head = ['POST /mcp HTTP/1.1', `Host: ${new URL(proxy.address).host}`, `Authorization: Bearer ${token}`];
    const rest = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(call)}`, '', call];
    const request = [...head, ...rest].join('\r\n');
    const statuses = (): readonly string[] =>
      [...client.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code = '']) => code);
    client.write(request);
    await expect.poll(statuses).toEqual(['400']);
    await expect
      .poll(
        () => {
          client.write(request);
          return statuses().at(-1);
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe('401');
    client.socket.destroy();
  });
});
