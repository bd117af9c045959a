import { describe, expect, test, vi } from 'vitest';
import { openGateway, progressOf } from '../../../support/mcp/open-gateways.ts';
import { postModern, send } from '../../../support/mcp/raw-client.ts';
import { modernScript } from '../../../support/mcp/scripted-server.ts';

const json = { 'content-type': 'application/json' };
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const echo = modernScript(({ body, request }, answer) =>
  answer.result({ resultType: 'complete', body, headers: request.headers }),
);

describe('a request of 2026-07-28', () => {
  test('arrives byte for byte, and so does its answer', async () => {
    const result = '{"n":1.0,"big":12345678901234567890,"z":1,"a":"\u2028","resultType":"complete" }';
    const { endpoint, server } = await openGateway(
      modernScript((_received, answer) => answer.json(` {"result":${result},"id":1,"jsonrpc":"2.0"}\n`)),
    );
    const body = `{"params": {"arguments":{"x":1.50,"y":"\u2028","__proto__":{}},"name":"a","_meta":${JSON.stringify(meta)}},
      "id":1,"method":"tools/call","jsonrpc":"2.0"}`;
    const answer = await send(endpoint, 'POST', {
      headers: { ...json, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'a' },
      body,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(` {"result":${result},"id":1,"jsonrpc":"2.0"}\n`);
    expect(server.of('tools/call')[0]?.body).toBe(body);
  });

  test('that discovers gets the revisions that we speak, and every other byte of the server', async () => {
    const result = (versions: string): string =>
      `{"x":1.0, "supportedVersions": ${versions} ,"capabilities":{},"resultType":"complete"}`;
    const { endpoint } = await openGateway(({ message }, answer) =>
      answer.json(
        `{"id":${JSON.stringify(message.id)},"result":${result('["2027-01-01","2026-07-28"]')},"jsonrpc":"2.0"}`,
      ),
    );
    const own = '["2026-07-28","2025-11-25","2025-06-18","2025-03-26","2024-11-05"]';
    const answer = await postModern(endpoint, 'server/discover');
    expect(await answer.text()).toBe(`{"id":1,"result":${result(own)},"jsonrpc":"2.0"}`);
  });

  test('leaves with the headers of its era, made of the body, and those of its parameters', async () => {
    const { endpoint, server } = await openGateway(echo);
    await postModern(
      endpoint,
      'resources/read',
      { uri: 'file:///Grüße' },
      {
        headers: {
          'mcp-name': '=?base64?ZmlsZTovLy9HcsO8w59l?=',
          'Mcp-Param-Region': 'eu',
          authorization: 'Bearer secret',
          cookie: 'a=b',
          'mcp-session-id': 'stray',
        },
      },
    );
    const { headers } = server.of('resources/read')[0]?.request ?? {};
    expect(headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'resources/read',
      'mcp-name': '=?base64?ZmlsZTovLy9HcsO8w59l?=',
      'mcp-param-region': 'eu',
      accept: 'application/json, text/event-stream',
    });
    for (const name of ['authorization', 'cookie', 'mcp-session-id']) expect(headers).not.toHaveProperty(name);
  });

  test.each([
    ['without the version header', { 'mcp-protocol-version': '' }, {}, -32020],
    ['whose version header is another', { 'mcp-protocol-version': '2025-11-25' }, {}, -32020],
    ['without Mcp-Method', { 'mcp-method': '' }, {}, -32020],
    ['whose Mcp-Method is another', { 'mcp-method': 'tools/list' }, {}, -32020],
    ['whose Mcp-Name is another', { 'mcp-name': 'b' }, {}, -32020],
    ['whose Mcp-Name is broken', { 'mcp-name': '=?base64?%%%?=' }, {}, -32020],
    ['without capabilities', {}, { 'io.modelcontextprotocol/clientCapabilities': undefined }, -32602],
    [
      'of a revision that nobody speaks',
      { 'mcp-protocol-version': '2099-01-01' },
      { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' },
      -32022,
    ],
  ])('%s is refused', async (_name, headers, more, code) => {
    const { endpoint, server } = await openGateway(echo);
    const sent = Object.fromEntries(
      Object.entries({
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'a',
        ...json,
        ...headers,
      }).filter(([, value]) => value !== ''),
    );
    const body = { jsonrpc: '2.0', id: 'i', method: 'tools/call', params: { name: 'a', _meta: { ...meta, ...more } } };
    const answer = await send(endpoint, 'POST', { headers: sent, body });
    expect(answer.status).toBe(400);
    expect(await answer.message()).toMatchObject({ jsonrpc: '2.0', id: 'i', error: { code } });
    expect(server.of('tools/call')).toEqual([]);
  });

  test('names the revisions that are spoken where its own is not', async () => {
    const { endpoint } = await openGateway(echo);
    const answer = await postModern(
      endpoint,
      'tools/list',
      {},
      {
        headers: { 'mcp-protocol-version': '2099-01-01' },
        meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' },
      },
    );
    expect(await answer.message()).toMatchObject({
      error: {
        code: -32022,
        data: { supported: expect.arrayContaining(['2026-07-28', '2025-11-25']), requested: '2099-01-01' },
      },
    });
  });

  test.each(['initialize', 'ping', 'logging/setLevel', 'resources/subscribe', 'resources/unsubscribe'])(
    '%s does not exist in this revision',
    async (method) => {
      const { endpoint } = await openGateway(echo);
      const answer = await postModern(endpoint, method, { uri: 'a', level: 'debug' });
      expect(answer.status).toBe(404);
      expect(await answer.message()).toMatchObject({ error: { code: -32601 } });
    },
  );

  test('whose answer is a stream gets its messages as they come, without ids, and cancels by closing it', async () => {
    let isClosed = false;
    const { endpoint } = await openGateway(
      modernScript((_received, answer) => {
        answer.response.on('close', () => {
          isClosed = true;
        });
        answer.stream();
        answer.event(progressOf('t', 1));
      }),
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'a' }, { meta: { progressToken: 't' } });
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const event = await answer.next();
    expect(event?.id).toBeUndefined();
    expect(JSON.parse(event?.data ?? '')).toEqual(progressOf('t', 1));
    answer.drop();
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  test('to listen stays open for as long as it is quiet, with the id of the client', async () => {
    const { endpoint, server } = await openGateway(
      modernScript(({ message }, answer) => {
        const subscription = { 'io.modelcontextprotocol/subscriptionId': message.id };
        answer.stream();
        answer.event({
          jsonrpc: '2.0',
          method: 'notifications/subscriptions/acknowledged',
          params: { _meta: subscription, notifications: { toolsListChanged: true } },
        });
        setTimeout(
          () =>
            answer.event({
              jsonrpc: '2.0',
              method: 'notifications/tools/list_changed',
              params: { _meta: subscription },
            }),
          60,
        );
      }),
      { bounds: { backendIdleTime: 20 } },
    );
    const answer = await postModern(
      endpoint,
      'subscriptions/listen',
      { notifications: { toolsListChanged: true } },
      { id: 'listen-1' },
    );
    const of = { 'io.modelcontextprotocol/subscriptionId': 'listen-1' };
    expect(await answer.nextMessage()).toMatchObject({ params: { _meta: of } });
    expect(await answer.nextMessage()).toMatchObject({
      method: 'notifications/tools/list_changed',
      params: { _meta: of },
    });
    expect(server.of('subscriptions/listen')).toHaveLength(1);
  });

  test.each([
    [
      'input_required',
      { resultType: 'input_required', inputRequests: { a: { method: 'roots/list' } }, requestState: 'opaque' },
    ],
    ['a task', { resultType: 'task', taskId: 't1', ttlMs: 1000 }],
  ])('passes %s on, and what the client brings back', async (_name, result) => {
    const { endpoint, server } = await openGateway(modernScript((_received, answer) => answer.result(result)));
    const answer = await postModern(endpoint, 'tools/call', {
      name: 'a',
      requestState: 'opaque',
      inputResponses: { a: { roots: [] } },
    });
    expect(await answer.message()).toEqual({ jsonrpc: '2.0', id: 1, result });
    expect(server.of('tools/call')[0]?.message.params).toMatchObject({
      requestState: 'opaque',
      inputResponses: { a: {} },
    });
    const task = await postModern(endpoint, 'tasks/get', { taskId: 't1' });
    expect(task.status).toBe(200);
    expect(server.of('tasks/get')[0]?.message.params).toMatchObject({ taskId: 't1' });
  });

  test('gets the status and the error of the server', async () => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) =>
        answer.json({ jsonrpc: '2.0', id: message.id, error: { code: -32601, message: 'Method not found' } }, {}, 404),
      ),
    );
    const answer = await postModern(endpoint, 'no/such');
    expect(answer.status).toBe(404);
    expect(await answer.message()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32601, message: 'Method not found' },
    });
  });
});

describe('the endpoint', () => {
  test.each(['GET', 'DELETE', 'PUT'])('does not take %s without a session', async (method) => {
    const { endpoint } = await openGateway(echo);
    const answer = await send(endpoint, method, { headers: { 'mcp-protocol-version': '2026-07-28' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.message()).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
  });

  test('refuses what is not JSON, not acceptable, or too long, in the form of JSON-RPC', async () => {
    const { endpoint } = await openGateway(echo, { bounds: { messageSize: 1000 } });
    const cases: [number, Record<string, string>, string][] = [
      [415, { 'content-type': 'text/plain' }, '{}'],
      [415, { ...json, 'content-encoding': 'gzip' }, '{}'],
      [406, { ...json, accept: 'application/json' }, '{}'],
      [406, { ...json, accept: 'text/event-stream, application/json;q=0' }, '{}'],
      [413, json, `"${'x'.repeat(1000)}"`],
      [400, json, '{'],
      [400, json, '[]'],
      [400, json, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
    ];
    for (const [status, headers, body] of cases) {
      const answer = await send(endpoint, 'POST', { headers, body });
      expect([answer.status, headers, body]).toEqual([status, headers, body]);
      expect(await answer.message()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
    }
  });
});
