import { afterEach, describe, expect, test } from 'vitest';
import type { Hooks, PolicyQuestion } from '../../../../runtime/mcp/gateway/hooks.ts';
import { gatewayOver } from '../../../support/mcp/gateway-over.ts';
import { closeLater, openGateway } from '../../../support/mcp/open-gateways.ts';
import { endServers, started } from '../../../support/mcp/pipe-clients.ts';
import { openSession, send, type RawAnswer } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

afterEach(endServers);

/** Permits what is called `fine` and `echo`, and keeps what it was asked. */
function onlyFine(needsArguments = false): { readonly hooks: Hooks; readonly asked: PolicyQuestion[] } {
  const asked: PolicyQuestion[] = [];
  const policy: Hooks['policy'] = {
    needsArguments,
    needsAnnotations: false,
    decide(_identity, question) {
      asked.push(question);
      return ['fine', 'echo', 'file:///fine'].includes(question.name) ? 'permitted' : 'denied';
    },
    permittedOf: async (_identity, _feature, items) => items.map(() => true),
  };
  return { hooks: { policy }, asked };
}

function answers({ message }: Received, answer: Answering): void {
  answer.result({ got: message.params });
}

/** `params` of a request of 2026-07-28 with more members, as text. */
function modernParams(members: string): string {
  const meta =
    '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';
  return `{${members},${meta}}`;
}

function postText(endpoint: URL, method: string, body: string, name?: string): Promise<RawAnswer> {
  const headers = {
    'content-type': 'application/json',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...(name === undefined ? {} : { 'mcp-name': name }),
  };
  return send(endpoint, 'POST', { headers, body });
}

describe('a server on pipes', () => {
  const call = (id: number, name: string, given = ''): string =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}"${given}}}`;

  test.each(['\n', '\r', '\r\n'])('gets a message with %j between its tokens as one line', async (lineEnd) => {
    const { backend, errorLines } = started();
    const { hooks } = onlyFine();
    const over = await gatewayOver({ address: '' }, { opened: backend, hooks });
    closeLater(() => over.close());
    const client = await openSession(over.endpoint);
    const inside = `,"arguments":{"text":"said","x":${lineEnd}${call(7, 'exit')}${lineEnd}}`;
    const answer = await client.post(call(1, 'echo', inside));
    expect(await answer.message()).toMatchObject({ id: 1, result: { content: [{ text: 'said' }] } });
    const params = `{"requestId":5,"reason":${lineEnd}${call(8, 'exit')}${lineEnd}}`;
    const notification = `{"jsonrpc":"2.0","method":"notifications/progress","params":${params}}`;
    expect((await client.post(notification)).status).toBe(202);
    const response = `{"jsonrpc":"2.0","id":"ask-1","result":${lineEnd}${call(9, 'exit')}${lineEnd}}`;
    expect((await client.post(response)).status).toBe(202);
    const after = await client.post(call(2, 'echo', ',"arguments":{"text":"alive"}'));
    expect(await after.message()).toMatchObject({ result: { content: [{ text: 'alive' }] } });
    // It says so once for each start.
    expect(errorLines).toEqual(['ready']);
  });
});

describe('a request without an id', () => {
  const without = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'fine' } };

  test('is refused in both eras, and goes to no server', async () => {
    for (const hooks of [{}, onlyFine().hooks]) {
      const { endpoint, server } = await openGateway(legacyScript(answers), { hooks });
      const client = await openSession(endpoint);
      const refused = await client.post(without);
      expect(refused.status).toBe(400);
      expect(await refused.message()).toMatchObject({
        error: { code: -32600, message: 'Invalid request: tools/call is a request, and a request has an "id"' },
      });
      expect((await client.post({ jsonrpc: '2.0', method: 'tools/list' })).status).toBe(400);
      const params = modernParams('"name":"fine"');
      const modern = await postText(endpoint, 'tools/call', JSON.stringify({ ...without, params: JSON.parse(params) }));
      expect(modern.status).toBe(400);
      expect([...server.of('tools/call'), ...server.of('tools/list')]).toEqual([]);
    }
  });

  test('is refused in a batch, whose other messages go on', async () => {
    const { endpoint, server } = await openGateway(legacyScript(answers, { revision: '2025-03-26' }));
    const client = await openSession(endpoint, { revision: '2025-03-26' });
    const answer = await client.post([without, { ...without, id: 3 }]);
    const codes = [await answer.nextMessage(), await answer.nextMessage()].map(({ error }) => error?.code ?? 0);
    expect(codes.toSorted((a, b) => a - b)).toEqual([-32600, 0]);
    expect(server.of('tools/call').map(({ message }) => message.id)).toEqual([3]);
  });

  test('is refused on a stream of HTTP+SSE', async () => {
    const { endpoint, server } = await openGateway(legacyScript(answers));
    const stream = await send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
    const address = new URL((await stream.next())?.data ?? '', endpoint);
    const post = (body: object) => send(address, 'POST', { headers: { 'content-type': 'application/json' }, body });
    const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
    await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
    expect(await stream.nextMessage()).toMatchObject({ id: 0, result: {} });
    expect((await post(without)).status).toBe(400);
    expect((await post({ ...without, id: 1 })).status).toBe(202);
    expect(await stream.nextMessage()).toMatchObject({ id: 1, result: {} });
    expect(server.of('tools/call')).toHaveLength(1);
  });

  test('is not what a webhook may make of one with an id', async () => {
    const webhooks: Hooks['webhooks'] = {
      mutate: ({ bytes }) => Buffer.from(bytes.toString('utf8').replace('"id":1,', '')),
      validate: () => undefined,
    };
    const { endpoint, server } = await openGateway(legacyScript(answers), { hooks: { webhooks } });
    const client = await openSession(endpoint);
    expect((await client.post({ id: 1, ...without })).status).toBe(400);
    expect(server.of('tools/call')).toEqual([]);
  });
});

describe('a notification', () => {
  test('that no revision knows goes on where nobody decides, and is refused under a policy', async () => {
    const other = { jsonrpc: '2.0', method: 'notifications/run', params: { name: 'secret' } };
    const open = await openGateway(legacyScript(answers));
    expect((await (await openSession(open.endpoint)).post(other)).status).toBe(202);
    await expect.poll(() => open.server.of('notifications/run')).toHaveLength(1);
    const governed = await openGateway(legacyScript(answers), { hooks: onlyFine().hooks });
    const client = await openSession(governed.endpoint);
    expect((await client.post(other)).status).toBe(403);
    expect((await client.post({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' })).status).toBe(202);
    await expect.poll(() => governed.server.of('notifications/roots/list_changed')).toHaveLength(1);
    expect(governed.server.of('notifications/run')).toEqual([]);
  });
});

describe('what readers understand differently is refused, and goes to no server', () => {
  const calls: readonly [string, string, string][] = [
    ['tools/call', '"name":"fine","Name":"secret"', 'fine'],
    ['tools/call', '"name":"fine","na\\u006de":"secret"', 'fine'],
    ['tools/call', '"name":"fine","name":"secret"', 'fine'],
    ['tools/call', '"NAME":"secret"', 'secret'],
    ['tools/call', '"name":"fine","argumentſ":{}', 'fine'],
    ['tools/call', '"name":"fine","_Meta":{}', 'fine'],
    ['tools/call', '"name":"fine\\ud800"', 'fine'],
    ['resources/read', '"uri":"file:///fine","URI":"file:///secret"', 'file:///fine'],
    ['prompts/get', '"name":"fine","Name":"secret"', 'fine'],
    [
      'completion/complete',
      '"ref":{"type":"ref/prompt","name":"fine"},"Ref":{"type":"ref/prompt","name":"secret"}',
      '',
    ],
    ['completion/complete', '"ref":{"type":"ref/prompt","name":"fine","name":"secret"}', ''],
    ['completion/complete', '"ref":{"type":"ref/prompt","name":"fine","Name":"secret"}', ''],
    [
      'completion/complete',
      '"ref":{"type":"ref/prompt","Type":"ref/resource","name":"fine","uri":"file:///secret"}',
      '',
    ],
    ['completion/complete', '"ref":{"type":"ref/any","uri":"file:///fine","name":"secret"}', ''],
    ['subscriptions/listen', '"notifications":{},"Notifications":{"resourceSubscriptions":["file:///secret"]}', ''],
    ['subscriptions/listen', '"notifications":{"ResourceSubscriptions":["file:///secret"]}', ''],
    [
      'subscriptions/listen',
      '"notifications":{"resourceSubscriptions":["file:///fine"],"resourceSubscriptions":["file:///secret"]}',
      '',
    ],
    ['subscriptions/listen', '"notifications":{"resourceSubscriptions":"file:///secret"}', ''],
  ];

  test.each(calls)('%s with %s', async (method, members, name) => {
    const { hooks } = onlyFine();
    const modern = await openGateway(modernScript(answers), { hooks });
    const body = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${modernParams(members)}}`;
    const refused = await postText(modern.endpoint, method, body, name === '' ? undefined : name);
    expect(refused.status).toBe(400);
    expect(modern.server.of(method)).toEqual([]);
    if (method === 'subscriptions/listen') return;
    const legacy = await openGateway(legacyScript(answers), { hooks });
    const client = await openSession(legacy.endpoint);
    const other = await client.post(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":{${members}}}`);
    expect(other.status).toBe(400);
    expect(legacy.server.of(method)).toEqual([]);
  });

  test.each([
    '{"path":"/fine","path":"/secret"}',
    '{"path":"/fine","Path":"/secret"}',
    '{"deep":[{"path":"/fine","p\\u0061th":"/secret"}]}',
  ])('arguments %s, where somebody decides about them', async (given) => {
    const webhooks: Hooks['webhooks'] = { mutate: ({ bytes }) => bytes, validate: () => undefined };
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fine","arguments":${given}}}`;
    for (const hooks of [onlyFine(true).hooks, { webhooks }]) {
      const { endpoint, server } = await openGateway(legacyScript(answers), { hooks });
      const client = await openSession(endpoint);
      const refused = await client.post(body);
      expect(refused.status).toBe(400);
      expect(await refused.message()).toMatchObject({ id: 1, error: { code: -32602 } });
      expect(server.of('tools/call')).toEqual([]);
    }
    // Where nobody looks at arguments, they pass as they are.
    const { endpoint, server } = await openGateway(legacyScript(answers), { hooks: onlyFine().hooks });
    expect((await (await openSession(endpoint)).post(body)).status).toBe(200);
    expect(server.of('tools/call')[0]?.body).toBe(body);
  });

  test('arguments that are clear are judged as the server gets them', async () => {
    const { hooks, asked } = onlyFine(true);
    const { endpoint } = await openGateway(legacyScript(answers), { hooks });
    const client = await openSession(endpoint);
    const given = '{"a":[{"path":1},{"path":[]},{}],"b":{"path":{"path":"x"}}, "c" : [ ] }';
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fine","arguments":${given}}}`;
    expect((await client.post(body)).status).toBe(200);
    expect(asked[0]?.arguments).toEqual(JSON.parse(given));
  });
});

test('an id that a webhook writes with other escapes is the same id', async () => {
  const webhooks: Hooks['webhooks'] = {
    mutate: ({ bytes }) => Buffer.from(JSON.stringify(JSON.parse(bytes.toString('utf8')))),
    validate: () => undefined,
  };
  const { endpoint } = await openGateway(legacyScript(answers), { hooks: { webhooks } });
  const client = await openSession(endpoint);
  const answer = await client.post(
    '{"jsonrpc":"2.0","id":"caf\\u00e9","method":"tools/call","params":{"name":"fine","_meta":{"progressToken":"\\u00e9"}}}',
  );
  expect(answer.status).toBe(200);
  expect(await answer.message()).toMatchObject({ id: 'café' });
});
