import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { describe, expect, test, vi } from 'vitest';
import { messagesAddress } from '../../../../../runtime/proxy/sse-endpoint.ts';
import { openGateway, progressOf, toolCall } from '../../../../support/mcp/open-gateways.ts';
import { send } from '../../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../../support/mcp/scripted-server.ts';

const identity = { subject: 'ada', issuer: 'https://issuer', provider: 'p', claims: {}, expiresAt: Infinity };

function answers({ message }: Received, answer: Answering): void {
  if (message.method === 'tools/list')
    answer.result({ resultType: 'complete', tools: [{ name: 'slow', inputSchema: { type: 'object' } }] });
  else {
    answer.stream();
    const meta = JSON.parse(JSON.stringify(message.params?.['_meta'] ?? {}));
    if (meta.progressToken !== undefined) answer.event(progressOf(meta.progressToken, 1));
    setTimeout(() => {
      answer.event({ jsonrpc: '2.0', id: message.id, result: { resultType: 'complete', content: [] } });
      answer.end();
    }, 30);
  }
}

/** A stream, what it announces, and how to post to it. */
async function openStream(endpoint: URL) {
  const stream = await send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
  expect(stream.status).toBe(200);
  const announced = await stream.next();
  const address = new URL(announced?.data ?? '', endpoint);
  const post = (body: unknown) => send(address, 'POST', { headers: { 'content-type': 'application/json' }, body });
  const begin = async (): Promise<void> => {
    const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
    expect((await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params })).status).toBe(202);
    expect(await stream.nextMessage()).toMatchObject({ id: 0, result: { capabilities: {} } });
    await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
  };
  return { stream, address, post, begin };
}

describe('a client of HTTP+SSE', () => {
  test.each([
    ['legacy', legacyScript(answers)],
    ['modern', modernScript(answers)],
  ])('made with the SDK uses a %s server', async (_name, script) => {
    const { endpoint } = await openGateway(script);
    const client = new Client({ name: 'sse', version: '0' });
    await client.connect(new SSEClientTransport(new URL('/sse', endpoint)));
    expect((await client.listTools()).tools).toMatchObject([{ name: 'slow' }]);
    const progress: unknown[] = [];
    const called = client.callTool({ name: 'slow' }, undefined, { onprogress: (each) => progress.push(each) });
    expect(await called).toMatchObject({ content: [] });
    expect(progress).toMatchObject([{ progress: 1 }]);
    await client.ping();
    await client.close();
  });

  test('is bound to its caller, and begins with initialize', async () => {
    let who = identity;
    const { endpoint, server } = await openGateway(legacyScript(answers), {
      hooks: { authenticate: () => ({ identity: who, token: 't' }) },
    });
    const { address, post, begin, stream } = await openStream(endpoint);
    expect((await post(toolCall(1))).status).toBe(400);
    await begin();
    expect((await post({ jsonrpc: '2.0', id: 5, method: 'initialize', params: {} })).status).toBe(400);
    who = { ...identity, subject: 'bob' };
    expect((await post(toolCall(1))).status).toBe(404);
    who = identity;
    expect((await post(toolCall(1))).status).toBe(202);
    expect(await stream.nextMessage()).toMatchObject({ id: 1, result: {} });
    expect((await post('{')).status).toBe(400);
    expect((await send(address, 'POST', { headers: { 'content-type': 'text/plain' }, body: '{}' })).status).toBe(415);
    expect(
      (
        await send(new URL('/messages', endpoint), 'POST', {
          headers: { 'content-type': 'application/json' },
          body: {},
        })
      ).status,
    ).toBe(400);
    const unknown = new URL('/messages?session_id=nobody', endpoint);
    const json = { 'content-type': 'application/json' };
    const answer = await send(unknown, 'POST', { headers: json, body: toolCall(1) });
    expect(answer.status).toBe(404);
    // With several replicas, this is the usual reason.
    expect(await answer.text()).toContain('session affinity');
    expect((await send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'application/json' } })).status).toBe(
      406,
    );
    // Its session is found nowhere else, and ends with the stream.
    stream.drop();
    await vi.waitFor(async () => expect((await post(toolCall(2))).status).toBe(404));
    await vi.waitFor(() => expect(server.received.map(({ method }) => method)).toContain('DELETE'));
  });

  test('gets the answer that is under way while the server ends, and then the end of its stream', async () => {
    let release: () => void = () => undefined;
    const over = await openGateway(
      legacyScript(async ({ message }, answer) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        answer.result({ content: [], id: message.id });
      }),
    );
    const { post, begin, stream } = await openStream(over.endpoint);
    await begin();
    await post(toolCall(3));
    await vi.waitFor(() => expect(over.server.of('tools/call')).toHaveLength(1));
    const closed = over.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    release();
    expect(await stream.nextMessage()).toMatchObject({ id: 3, result: {} });
    expect(await stream.next()).toBeUndefined();
    await closed;
  });
});

describe('the address for messages', () => {
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'mcp.example.com',
    'x-forwarded-port': '8443',
    'x-forwarded-prefix': '/tools/',
  };

  test('is a path, with the prefix that is configured', () => {
    expect(messagesAddress({ trustProxyHeaders: false }, forwarded)).toBe('/messages');
    expect(messagesAddress({ trustProxyHeaders: false, endpointPrefix: '/a/b' }, forwarded)).toBe('/a/b/messages');
  });

  test('is what a trusted proxy says of itself, where that is an address', () => {
    expect(messagesAddress({ trustProxyHeaders: true }, forwarded)).toBe('https://mcp.example.com:8443/tools/messages');
    expect(messagesAddress({ trustProxyHeaders: true, endpointPrefix: '/own' }, { 'x-forwarded-host': 'a, b' })).toBe(
      'http://a/own/messages',
    );
    expect(messagesAddress({ trustProxyHeaders: true }, { 'x-forwarded-prefix': '/tools/sse' })).toBe(
      '/tools/messages',
    );
    expect(
      messagesAddress({ trustProxyHeaders: true }, { 'x-forwarded-host': 'a b@c', 'x-forwarded-prefix': '/x\ny' }),
    ).toBe('/messages');
  });
});
