import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../../../runtime/mcp/gateway/hooks.ts';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, send } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript } from '../../../support/mcp/scripted-server.ts';

const bounds = { keepAliveTime: 20 };

/** A caller whose token lasts for some seconds. */
function caller(seconds: number): Caller {
  const expiresAt = Date.now() / 1000 + seconds;
  return { identity: { subject: 'ada', issuer: 'https://issuer', provider: 'p', claims: {}, expiresAt }, token: 't' };
}

const acknowledged = { jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: {} };
const listening = {
  method: 'subscriptions/listen',
  params: {
    notifications: {},
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};
const listeningHeaders = {
  'content-type': 'application/json',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'subscriptions/listen',
};

describe('a stream that is quiet', () => {
  test('of a session ends when its token has expired, and goes on with a new one', async () => {
    let who = caller(3600);
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => answer.result({ id: message.id })),
      { bounds, hooks: { authenticate: () => who } },
    );
    who = caller(0.2);
    const client = await openSession(endpoint);
    const stream = await client.get({});
    const last = await stream.next();
    expect(await stream.next()).toBeUndefined();
    who = caller(3600);
    const again = await client.get({ 'last-event-id': last?.id ?? '' });
    expect(again.status).toBe(200);
    expect(await again.next()).toMatchObject({ data: '' });
    const ended = vi.fn<() => void>();
    void again.next().then(ended, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ended).not.toHaveBeenCalled();
    again.drop();
  });

  test('of a session stays while its client calls with newer tokens', async () => {
    let who = caller(0.3);
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => answer.result({ id: message.id })),
      { bounds, hooks: { authenticate: () => who } },
    );
    const client = await openSession(endpoint);
    const stream = await client.get({});
    await stream.next();
    who = caller(3600);
    await (await client.post(toolCall(1))).text();
    const ended = vi.fn<() => void>();
    void stream.next().then(ended, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ended).not.toHaveBeenCalled();
    stream.drop();
  });

  test('of a subscription ends with its result when its token has expired', async () => {
    const gone = vi.fn<() => void>();
    const { endpoint } = await openGateway(
      modernScript((_received, answer) => {
        answer.stream();
        answer.event(acknowledged);
        answer.response.once('close', gone);
      }),
      { bounds, hooks: { authenticate: () => caller(0.2) } },
    );
    const stream = await send(endpoint, 'POST', {
      headers: listeningHeaders,
      body: { jsonrpc: '2.0', id: 'l', ...listening },
    });
    expect(await stream.nextMessage()).toMatchObject(acknowledged);
    expect(await stream.nextMessage()).toMatchObject({ id: 'l', result: { resultType: 'complete' } });
    expect(await stream.next()).toBeUndefined();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });

  test('of HTTP+SSE ends when every token of its session has expired', async () => {
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => answer.result({ id: message.id })),
      { bounds, hooks: { authenticate: () => caller(0.3) } },
    );
    const stream = await send(new URL('/sse', endpoint), 'GET', { headers: { accept: 'text/event-stream' } });
    const address = new URL((await stream.next())?.data ?? '', endpoint);
    const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'raw', version: '0' } };
    const body = { jsonrpc: '2.0', id: 0, method: 'initialize', params };
    await send(address, 'POST', { headers: { 'content-type': 'application/json' }, body });
    expect(await stream.nextMessage()).toMatchObject({ id: 0, result: {} });
    expect(await stream.next()).toBeUndefined();
  });
});
