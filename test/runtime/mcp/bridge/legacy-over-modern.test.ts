import { describe, expect, test, vi } from 'vitest';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../support/mcp/raw-client.ts';
import { modernScript, type Answering } from '../../../support/mcp/scripted-server.ts';

const capabilities = {
  tools: { listChanged: true },
  resources: { subscribe: true },
  logging: {},
  extensions: { 'io.modelcontextprotocol/tasks': {} },
};
const discovered = {
  capabilities,
  instructions: 'Use it.',
  _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'm', version: '7' } },
};

const rootsQuestion = '{"method":"roots/list"}';

describe('a legacy client with a server of 2026-07-28', () => {
  test('is greeted with what the server says of itself, without what no bridge carries', async () => {
    const { endpoint, server } = await openGateway(modernScript((_received, answer) => answer.result({}), discovered));
    const { greeting } = await openSession(endpoint, { revision: '2025-06-18' });
    expect(greeting).toEqual({
      jsonrpc: '2.0',
      id: 0,
      result: {
        protocolVersion: '2025-06-18',
        capabilities: { tools: { listChanged: true }, resources: { subscribe: true }, logging: {} },
        serverInfo: { name: 'm', version: '7' },
        instructions: 'Use it.',
      },
    });
    expect(server.received.map(({ message }) => message.method)).toEqual(['server/discover']);
  });

  test('has its requests say what its session knows, and gets the bytes of the answers', async () => {
    const { endpoint, server } = await openGateway(
      modernScript(({ message }, answer) =>
        answer.json(
          `{"id":${JSON.stringify(message.id)},"result":{"n":1.0,"u":"\u2028","resultType":"complete"},"jsonrpc":"2.0"}`,
        ),
      ),
    );
    const client = await openSession(endpoint);
    expect(
      await (
        await client.post({ jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'info' } })
      ).text(),
    ).toBe('{"jsonrpc":"2.0","id":1,"result":{}}');
    const answer = await client.post(
      '{"jsonrpc":"2.0","id":"x","method":"prompts/get","params":{"name":"p","arguments":{"n":1.0},"_meta":{"progressToken":"t"}}}',
    );
    expect(await answer.text()).toBe(
      '{"id":"x","result":{"n":1.0,"u":"\u2028","resultType":"complete"},"jsonrpc":"2.0"}',
    );
    const sent = server.of('prompts/get')[0];
    expect(sent?.body).toContain('"params":{"name":"p","arguments":{"n":1.0},"_meta":{"progressToken":"t",');
    expect(sent?.message.params).toMatchObject({
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '0' },
        'io.modelcontextprotocol/logLevel': 'info',
      },
    });
    expect(sent?.request.headers).toMatchObject({ 'mcp-method': 'prompts/get', 'mcp-name': 'p' });
    expect(sent?.request.headers).not.toHaveProperty('mcp-session-id');
    await client.post({ jsonrpc: '2.0', id: 2, method: 'prompts/list' });
    expect(server.of('prompts/list')[0]?.message.params).toHaveProperty('_meta');
    const wrong = await client.post({ jsonrpc: '2.0', id: 3, method: 'logging/setLevel', params: { level: 'loud' } });
    expect(await wrong.message()).toMatchObject({ id: 3, error: { code: -32602 } });
  });

  test('learns the headers of tools, leaves out tools whose headers are invalid, and learns anew where they changed', async () => {
    let header = 'Region';
    const schema = (name: string) => ({
      type: 'object',
      properties: { at: { type: 'object', properties: { where: { type: 'string', 'x-mcp-header': name } } } },
    });
    const { endpoint, server } = await openGateway(
      modernScript(({ message, request }, answer) => {
        if (message.method === 'tools/list') {
          answer.result({
            tools: [
              { name: 'good', inputSchema: schema(header) },
              { name: 'bad', inputSchema: { type: 'object', items: { 'x-mcp-header': 'A', type: 'string' } } },
              {
                name: 'number',
                inputSchema: { type: 'object', properties: { n: { type: 'number', 'x-mcp-header': 'N' } } },
              },
            ],
          });
        } else if (request.headers[`mcp-param-${header.toLowerCase()}`] === undefined) {
          answer.json({ jsonrpc: '2.0', id: message.id, error: { code: -32020, message: 'missing' } }, {}, 400);
        } else answer.result({ content: [] });
      }),
    );
    const client = await openSession(endpoint);
    const listed = await (await client.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).message();
    expect(listed.result).toMatchObject({ tools: [{ name: 'good' }] });
    const call = (id: number) => client.post(toolCall(id, { name: 'good', arguments: { at: { where: 'Zürich' } } }));
    expect(await (await call(2)).message()).toMatchObject({ result: { content: [] } });
    expect(server.of('tools/call')[0]?.request.headers['mcp-param-region']).toBe('=?base64?WsO8cmljaA==?=');
    header = 'Place';
    expect(await (await call(3)).message()).toMatchObject({ id: 3, result: { content: [] } });
    expect(server.of('tools/call')).toHaveLength(3);
  });

  test('is asked in rounds, with the state of the server between them', async () => {
    const question = { method: 'elicitation/create', params: { mode: 'url', url: 'https://x', message: 'm', n: 1.0 } };
    const { endpoint, server } = await openGateway(
      modernScript(({ message }, answer) => {
        const round = server.of('tools/call').length;
        if (round > 2) answer.result({ given: message.params?.['inputResponses'] });
        else
          answer.result({
            resultType: 'input_required',
            requestState: `state-${round}`,
            inputRequests: { q: question },
          });
      }),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall('mine'));
    for (const round of [1, 2]) {
      const asked = await answer.nextMessage();
      expect(asked).toMatchObject({
        method: 'elicitation/create',
        params: { ...question.params, elicitationId: expect.any(String) },
      });
      await client.post({ jsonrpc: '2.0', id: asked.id, result: { action: 'accept', round } });
    }
    expect(await answer.nextMessage()).toEqual({
      jsonrpc: '2.0',
      id: 'mine',
      result: { given: { q: { action: 'accept', round: 2 } } },
    });
    expect(await answer.next()).toBeUndefined();
    const calls = server.of('tools/call');
    expect(new Set(calls.map(({ message }) => message.id)).size).toBe(3);
    expect(calls.map(({ message }) => message.params?.['requestState'])).toEqual([undefined, 'state-1', 'state-2']);
  });

  test('ends its call with the error that it answers a question with, and with an error of the proxy if the questions do not end', async () => {
    let isEndless = false;
    const { endpoint } = await openGateway(
      modernScript((_received, answer) =>
        answer.result({
          resultType: 'input_required',
          requestState: 's',
          ...(isEndless ? {} : { inputRequests: { q: { method: 'roots/list' } } }),
        }),
      ),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(1));
    const asked = await answer.nextMessage();
    await client.post({ jsonrpc: '2.0', id: asked.id, error: { code: -1, message: 'no' } });
    expect(await answer.nextMessage()).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -1, message: 'no' } });
    isEndless = true;
    expect(await (await client.post(toolCall(2))).message()).toMatchObject({
      id: 2,
      error: { code: -32603, message: expect.stringContaining('again and again') },
    });
  });

  test('cancels at the server by its notification, not by going away', async () => {
    const closed: string[] = [];
    const { endpoint, server } = await openGateway(
      modernScript(({ message }, answer) => {
        if (message.method === 'tools/list') {
          answer.result({ tools: [] });
          return;
        }
        answer.stream();
        answer.response.on('close', () => closed.push(String(message.params?.['name'])));
        answer.event(progressOf('t', 1));
      }),
      { bounds: { cancelTime: 20 } },
    );
    const client = await openSession(endpoint);
    const left = await client.post(toolCall(1, { name: 'left' }));
    await left.nextMessage();
    left.drop();
    const cancelled = await client.post(toolCall(2, { name: 'cancelled' }));
    await cancelled.nextMessage();
    await client.post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
    await vi.waitFor(() => expect(closed).toEqual(['cancelled']));
    while ((await cancelled.next()) !== undefined);
    expect(server.of('notifications/cancelled')).toEqual([]);
  });

  test('hears on its stream what the server says to listeners, resources it subscribes to included', async () => {
    const streams: Answering[] = [];
    const { endpoint, server } = await openGateway(
      modernScript((_received, answer) => {
        answer.stream();
        answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: {} });
        streams.push(answer);
      }, discovered),
    );
    const client = await openSession(endpoint);
    const stream = await client.get();
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.event({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    expect(await stream.nextMessage()).toMatchObject({ method: 'notifications/tools/list_changed' });
    await client.post({ jsonrpc: '2.0', id: 1, method: 'resources/subscribe', params: { uri: 'file:///a' } });
    await vi.waitFor(() => expect(streams).toHaveLength(2));
    expect(server.of('subscriptions/listen').map(({ message }) => message.params?.['notifications'])).toEqual([
      { toolsListChanged: true },
      { toolsListChanged: true, resourceSubscriptions: ['file:///a'] },
    ]);
    streams[1]?.event({ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri: 'file:///a' } });
    expect(await stream.nextMessage()).toMatchObject({ params: { uri: 'file:///a' } });
    streams[1]?.response.destroy();
    await vi.waitFor(() => expect(streams).toHaveLength(3), { timeout: 5000 });
  });

  test('has one stream of the server open, however many resources it subscribes to at once, and whatever fails', async () => {
    const open = new Set<Answering>();
    let count = 0;
    const { endpoint, server } = await openGateway(
      modernScript((_received, answer) => {
        count += 1;
        // One fails before it begins, and the first ones begin late.
        if (count === 3) answer.response.writeHead(503).end();
        else
          setTimeout(() => {
            if (answer.response.destroyed) return;
            open.add(answer);
            answer.response.once('close', () => open.delete(answer));
            answer.stream();
            answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: {} });
          }, 60 / count);
      }, discovered),
    );
    const client = await openSession(endpoint);
    await client.get();
    const uris = Array.from({ length: 20 }, (_, index) => `file:///${index}`);
    const wished = (): unknown =>
      Object(server.of('subscriptions/listen').at(-1)?.message.params?.['notifications'])['resourceSubscriptions'];
    for (const some of [uris.slice(0, 10), uris.slice(10)]) {
      await Promise.all(
        some.map((uri, id) => client.post({ jsonrpc: '2.0', id, method: 'resources/subscribe', params: { uri } })),
      );
      await vi.waitFor(() => expect(wished()).toEqual(expect.arrayContaining(some)), { timeout: 10_000 });
    }
    await vi.waitFor(() => expect(open.size).toBe(1));
    expect(server.of('subscriptions/listen').length).toBeLessThan(10);
  });

  test('gets errors of the server in its own session, which they do not end', async () => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) =>
        answer.json({ jsonrpc: '2.0', id: message.id, error: { code: -32601, message: 'Method not found' } }, {}, 404),
      ),
    );
    const client = await openSession(endpoint);
    const answer = await client.post({ jsonrpc: '2.0', id: 5, method: 'no/such' });
    expect(answer.status).toBe(200);
    expect(await answer.message()).toEqual({
      jsonrpc: '2.0',
      id: 5,
      error: { code: -32601, message: 'Method not found' },
    });
    expect(await (await client.post({ jsonrpc: '2.0', id: 6, method: 'tasks/list' })).message()).toMatchObject({
      error: { code: -32601 },
    });
  });
});

describe('a server of 2026-07-28 that asks without measure', () => {
  test.each([
    [
      'too many questions at once',
      `{${Array.from({ length: 65 }, (_, index) => `"q${index}":${rootsQuestion}`).join(',')}}`,
    ],
    ['two questions under one key', `{"q":${rootsQuestion},"q":${rootsQuestion}}`],
  ])('%s: the call of a legacy client fails, and the client is asked nothing', async (_name, inputRequests) => {
    const { endpoint } = await openGateway(
      modernScript(({ message }, answer) =>
        answer.json(
          `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"resultType":"input_required","inputRequests":${inputRequests}}}`,
        ),
      ),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(5));
    const message = answer.headers.get('content-type')?.startsWith('text/event-stream')
      ? await answer.nextMessage()
      : await answer.message();
    expect(message).toMatchObject({ id: 5, error: { code: -32603, message: expect.stringContaining('questions') } });
  });
});
