import { describe, expect, test, vi } from 'vitest';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../support/mcp/raw-client.ts';
import { legacyScript } from '../../../support/mcp/scripted-server.ts';

describe('a session', () => {
  test('ends with DELETE, for the server too, and is unknown afterwards', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript(({ message }, answer) => answer.result(message.params)),
    );
    const client = await openSession(endpoint);
    expect((await client.delete()).status).toBe(204);
    await vi.waitFor(() =>
      expect(server.received.filter(({ method }) => method === 'DELETE').length).toBeGreaterThanOrEqual(2),
    );
    const gone = await client.post(toolCall(1));
    expect(gone.status).toBe(404);
    expect(await gone.message()).toMatchObject({ error: { code: -32001 } });
    expect((await client.get()).status).toBe(404);
    expect((await client.delete()).status).toBe(404);
  });

  test('gives way to newer ones, and its client receives 404 to begin a new session', async () => {
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => answer.result(message.params)),
      {
        sessions: { maximum: 1 },
      },
    );
    const first = await openSession(endpoint);
    const second = await openSession(endpoint);
    expect((await first.post(toolCall(1))).status).toBe(404);
    expect((await second.post(toolCall(1))).status).toBe(200);
  });

  test('goes on when the server has lost it: a new handshake, the same settings, and the request once', async () => {
    let session = 'first';
    const { endpoint, server } = await openGateway((received, answer) => {
      const { request, message } = received;
      const named = request.headers['mcp-session-id'];
      if (named !== undefined && named !== session) {
        answer.json({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Session not found' } }, {}, 404);
        return;
      }
      return legacyScript(() => answer.result({ of: message.method }), { session })(received, answer);
    });
    const client = await openSession(endpoint);
    await client.post({ jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'debug' } });
    await client.post({ jsonrpc: '2.0', id: 2, method: 'resources/subscribe', params: { uri: 'file:///a' } });
    session = 'second';
    const [one, two] = await Promise.all([client.post(toolCall(3)), client.post(toolCall(4))]);
    expect(await one.message()).toMatchObject({ id: 3, result: { of: 'tools/call' } });
    expect(await two.message()).toMatchObject({ id: 4, result: { of: 'tools/call' } });
    const inSecond = (): (string | undefined)[] =>
      server.received
        .filter(({ request }) => request.headers['mcp-session-id'] === 'second')
        .map(({ message }) => message.method);
    await vi.waitFor(() => expect(inSecond()).toHaveLength(5));
    expect(new Set(inSecond())).toEqual(
      new Set(['notifications/initialized', 'logging/setLevel', 'resources/subscribe', 'tools/call']),
    );
    // The probe, the client's own, and one new handshake for both calls.
    expect(server.of('initialize')).toHaveLength(3);
  });

  test('passes the cancellation of a request to the server, and does not wait for ever', async () => {
    const { endpoint, server } = await openGateway(
      legacyScript((_received, answer) => answer.stream()),
      { bounds: { cancelTime: 20 } },
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(9));
    await client.post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 8 } });
    await client.post({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 9, reason: 'enough' },
    });
    while ((await answer.next()) !== undefined);
    expect(server.of('notifications/cancelled').map(({ message }) => message.params)).toEqual([
      { requestId: 9, reason: 'enough' },
    ]);
    // Its id is free again.
    expect((await client.post(toolCall(9))).status).toBe(200);
  });

  test('has each id under way once', async () => {
    const { endpoint } = await openGateway(legacyScript((_received, answer) => answer.stream()));
    const client = await openSession(endpoint);
    await client.post(toolCall('1'));
    expect((await client.post(toolCall('1'))).status).toBe(400);
    expect((await client.post(toolCall(1))).status).toBe(200);
  });

  test('says what the server refuses under the id of the request', async () => {
    const { endpoint } = await openGateway(
      legacyScript(
        (_received, answer) =>
          answer.json({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no such thing' } }, {}, 404),
        { session: '' },
      ),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(3));
    // 404 would end the session of the client.
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"no such thing"}}');
  });
});
