import { describe, expect, test, vi } from 'vitest';
import { openGateway } from '../../../support/mcp/open-gateways.ts';
import { postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, type Answering } from '../../../support/mcp/scripted-server.ts';

describe('a client of 2026-07-28 with a legacy server', () => {
  test('gets the bytes of the server with what its revision needs', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript(({ message }, answer) =>
        answer.json(
          `{"result": {"n":1.0,"big":12345678901234567890,"u":"\u2028"} ,"id":${JSON.stringify(message.id)},"jsonrpc":"2.0"}`,
        ),
      ),
    );
    const call = await postModern(endpoint, 'tools/call', { name: 'a', arguments: { x: 1.5 } }, { id: 'mine' });
    expect(await call.text()).toBe(
      '{"result": {"resultType":"complete","n":1.0,"big":12345678901234567890,"u":"\u2028"} ,"id":"mine","jsonrpc":"2.0"}',
    );
    const list = await postModern(endpoint, 'resources/list');
    expect(await list.text()).toContain('{"resultType":"complete","ttlMs":0,"cacheScope":"private","n":1.0');
    // What only this revision says is not said to the server.
    expect(server.of('tools/call')[0]?.message.params).toEqual({ name: 'a', arguments: { x: 1.5 }, _meta: {} });
    expect(server.of('initialize').at(-1)?.message.params).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'raw', version: '0' },
    });
  });

  test('discovers the handshake of the server', async () => {
    const { endpoint } = await openGateway(legacyScript((_received, answer) => answer.result({})));
    const answer = await postModern(endpoint, 'server/discover');
    expect(await answer.message()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        resultType: 'complete',
        supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
        capabilities: { tools: { listChanged: true } },
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'scripted', version: '1' } },
        ttlMs: 0,
        cacheScope: 'private',
      },
    });
  });

  test.each([
    [-32002, -32602, 400],
    [-32601, -32601, 404],
    [-32603, -32603, 200],
  ])('gets error %i as %i with HTTP %i', async (code, shown, status) => {
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) =>
        answer.json({ jsonrpc: '2.0', id: message.id, error: { code, message: 'm', data: 1.0 } }),
      ),
    );
    const answer = await postModern(endpoint, 'resources/read', { uri: 'a' });
    expect(answer.status).toBe(status);
    expect(await answer.message()).toEqual({ jsonrpc: '2.0', id: 1, error: { code: shown, message: 'm', data: 1 } });
  });

  // A short answer is looked into on its way, a long one is not.
  test.each([0, 100_000])('receives the reason for an answer that nests too deeply, %i bytes long', async (size) => {
    const deep = `${'['.repeat(200)}${']'.repeat(200)}`;
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) =>
        answer.json(
          `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":{"text":"${'x'.repeat(size)}","deep":${deep}}}`,
        ),
      ),
    );
    const answer = await postModern(endpoint, 'tools/call', { name: 'a', arguments: {} });
    expect(await answer.message()).toMatchObject({ error: { message: expect.stringContaining('nests too deeply') } });
  });

  test('is refused where headers of parameters do not say what the arguments say, as its revision demands', async () => {
    const region = { type: 'object', properties: { where: { type: 'string', 'x-mcp-header': 'Region' } } };
    const { endpoint, server } = await openGateway(
      legacyScript(({ message }, answer) =>
        answer.result(
          message.method === 'tools/list' ? { tools: [{ name: 'go', inputSchema: region }] } : { content: [] },
        ),
      ),
    );
    const call = async (where: string, header?: string): Promise<readonly [number, number | undefined]> => {
      const headers = header === undefined ? {} : { 'mcp-param-region': header };
      const answer = await postModern(endpoint, 'tools/call', { name: 'go', arguments: { where } }, { headers });
      return [answer.status, (await answer.message()).error?.code];
    };
    // The first has the tools read, since it has such a header.
    expect(await call('eu', 'us')).toEqual([400, -32020]);
    expect(await call('eu')).toEqual([400, -32020]);
    expect(await call('é', '=?base64?w6k?=')).toEqual([400, -32020]);
    expect(await call('é', '=?base64?w6k=?=')).toEqual([200, undefined]);
    expect(await call('eu', 'eu')).toEqual([200, undefined]);
    expect(server.of('tools/call')).toHaveLength(2);
    expect(server.of('tools/list')).toHaveLength(1);
  });

  test('is not offered tasks, which mean something else to the server', async () => {
    const { endpoint } = await openGateway(legacyScript((_received, answer) => answer.result({})));
    expect((await postModern(endpoint, 'tasks/get', { taskId: 'x' })).status).toBe(404);
  });

  test('gets log messages of the level it asks for, and none without', async () => {
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => {
        if (message.method === 'logging/setLevel') {
          answer.result({});
          return;
        }
        answer.stream();
        for (const level of ['debug', 'warning'])
          answer.event({ jsonrpc: '2.0', method: 'notifications/message', params: { level, data: 'x' } });
        answer.event({ jsonrpc: '2.0', id: message.id, result: {} });
        answer.end();
      }),
    );
    const meta = { 'io.modelcontextprotocol/logLevel': 'info' };
    const asked = await postModern(endpoint, 'tools/call', { name: 'a' }, { meta });
    expect(await asked.nextMessage()).toMatchObject({ params: { level: 'warning' } });
    expect(await asked.nextMessage()).toMatchObject({ result: {} });
    const other = await postModern(endpoint, 'tools/call', { name: 'a' });
    expect(other.headers.get('content-type')).toBe('application/json');
  });

  test('listens to what it asks for and the server has, and to nothing else', async () => {
    let stream: Answering | undefined;
    const { endpoint, server } = await openGateway((received, answer) => {
      const { message, method } = received;
      if (message.method === 'initialize') {
        const capabilities = { tools: { listChanged: true }, resources: { subscribe: true } };
        const result = { protocolVersion: '2025-11-25', capabilities, serverInfo: { name: 's', version: '1' } };
        answer.result(result, { 'mcp-session-id': 'a' });
        return undefined;
      }
      return legacyScript(
        () => {
          if (method !== 'GET') answer.result({});
          else {
            answer.stream();
            stream = answer;
          }
        },
        { hasStream: true },
      )(received, answer);
    });
    const filter = {
      toolsListChanged: true,
      promptsListChanged: true,
      resourceSubscriptions: ['file:///a'],
    };
    const listening = await postModern(endpoint, 'subscriptions/listen', { notifications: filter }, { id: 'l' });
    const of = { 'io.modelcontextprotocol/subscriptionId': 'l' };
    expect(await listening.nextMessage()).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/subscriptions/acknowledged',
      params: { _meta: of, notifications: { toolsListChanged: true, resourceSubscriptions: ['file:///a'] } },
    });
    const second = await postModern(endpoint, 'subscriptions/listen', { notifications: filter }, { id: 2 });
    await second.nextMessage();
    await vi.waitFor(() => expect(stream).toBeDefined());
    await vi.waitFor(() => expect(server.of('resources/subscribe')).toHaveLength(1));
    const updated = (uri: string) => ({
      jsonrpc: '2.0',
      method: 'notifications/resources/updated',
      params: { uri, x: 1 },
    });
    stream?.event({ jsonrpc: '2.0', method: 'notifications/prompts/list_changed' });
    stream?.event(updated('file:///b'));
    stream?.event(updated('file:///a'));
    stream?.event({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    expect(await listening.nextMessage()).toEqual({
      ...updated('file:///a'),
      params: { uri: 'file:///a', x: 1, _meta: of },
    });
    expect(await listening.nextMessage()).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/tools/list_changed',
      params: { _meta: of },
    });
    listening.drop();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(server.of('resources/unsubscribe')).toEqual([]);
    second.drop();
    await vi.waitFor(() => expect(server.of('resources/unsubscribe')).toHaveLength(1));
  });

  test('shares a session with clients that can do the same, and no other', async () => {
    const { endpoint, server } = await openGateway(legacyScript((_received, answer) => answer.result({})));
    const before = server.of('initialize').length;
    await Promise.all([1, 2, 3].map((id) => postModern(endpoint, 'tools/call', { name: 'a' }, { id })));
    expect(server.of('initialize').length - before).toBe(1);
    const meta = { 'io.modelcontextprotocol/clientCapabilities': { roots: {} } };
    await postModern(endpoint, 'tools/call', { name: 'a' }, { meta });
    expect(server.of('initialize').length - before).toBe(2);
    expect(server.of('initialize').at(-1)?.message.params).toMatchObject({ capabilities: { roots: {} } });
  });
});
