import { afterEach, describe, expect, test, vi } from 'vitest';
import { gatewayOver, type GatewayOptions, type TestGateway } from '../../../support/mcp/gateway-over.ts';
import { openSession, send } from '../../../support/mcp/raw-client.ts';
import {
  legacyScript,
  startScriptedServer,
  type Answering,
  type ScriptedServer,
} from '../../../support/mcp/scripted-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Script = Parameters<typeof startScriptedServer>[0];

async function gateway(
  script: Script,
  options: GatewayOptions = {},
): Promise<TestGateway & { server: ScriptedServer }> {
  const server = await startScriptedServer(script);
  closing.push(() => server.close());
  const over = await gatewayOver(server, options);
  closing.push(() => over.close());
  return { ...over, server };
}

const call = (id: unknown, more: object = {}): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'slow', ...more },
});
const progress = (token: unknown, value: number): object => ({
  jsonrpc: '2.0',
  method: 'notifications/progress',
  params: { progressToken: token, progress: value },
});

describe('an answer as an event stream', () => {
  test('arrives event by event, each with an id, after a first event from which to resume', async () => {
    let release: () => void = () => undefined;
    const { endpoint } = await gateway(
      legacyScript(async ({ message }, answer) => {
        answer.stream();
        answer.event(progress('p', 1), 'backend-1');
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
        answer.end();
      }),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(call(5));
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const first = await answer.next();
    expect(first).toMatchObject({ data: '' });
    const event = await answer.next();
    expect(JSON.parse(event?.data ?? '')).toEqual(progress('p', 1));
    expect(event?.id).not.toContain('backend');
    release();
    const last = await answer.next();
    expect(JSON.parse(last?.data ?? '')).toEqual({ jsonrpc: '2.0', id: 5, result: { content: [] } });
    expect(new Set([first?.id, event?.id, last?.id]).size).toBe(3);
    expect(await answer.next()).toBeUndefined();
  });

  test('has no event without data for revisions whose clients take it for a message', async () => {
    const { endpoint } = await gateway(
      legacyScript(
        ({ message }, answer) => {
          answer.stream();
          answer.event({ jsonrpc: '2.0', id: message.id, result: {} });
          answer.end();
        },
        { revision: '2025-06-18' },
      ),
    );
    const client = await openSession(endpoint, { revision: '2025-06-18' });
    expect(await (await client.post(call(1))).next()).toMatchObject({ data: '{"jsonrpc":"2.0","id":1,"result":{}}' });
  });

  test('is resumed after the event that the client names, and the break cancels nothing', async () => {
    let release: () => void = () => undefined;
    const { endpoint, server } = await gateway(
      legacyScript(async ({ message }, answer) => {
        answer.stream();
        answer.event(progress('p', 1));
        answer.event(progress('p', 2));
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        answer.event(progress('p', 3));
        answer.event({ jsonrpc: '2.0', id: message.id, result: { done: true } });
        answer.end();
      }),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(call('x'));
    await answer.next();
    const seen = await answer.next();
    answer.drop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    const resumed = await client.get({ 'last-event-id': seen?.id ?? '' });
    expect(await resumed.nextMessage()).toEqual(progress('p', 2));
    expect(await resumed.nextMessage()).toEqual(progress('p', 3));
    expect(await resumed.nextMessage()).toEqual({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    expect(await resumed.next()).toBeUndefined();
    expect(server.of('notifications/cancelled')).toEqual([]);
    // And once more, since the client may have lost what was written to it.
    const again = await client.get({ 'last-event-id': seen?.id ?? '' });
    expect(await again.nextMessage()).toEqual(progress('p', 2));
  });

  test('whose events are no longer kept is not resumed with a gap', async () => {
    const { endpoint } = await gateway(
      legacyScript(({ message }, answer) => {
        answer.stream();
        for (let value = 1; value <= 10; value += 1) answer.event(progress('p', value));
        answer.event({ jsonrpc: '2.0', id: message.id, result: {} });
        answer.end();
      }),
      { bounds: { keptEvents: 4 } },
    );
    const client = await openSession(endpoint);
    const answer = await client.post(call(1));
    const first = await answer.next();
    while ((await answer.next()) !== undefined);
    const refused = await client.get({ 'last-event-id': first?.id ?? '' });
    expect(refused.status).toBe(400);
    expect(await refused.message()).toMatchObject({ error: { message: expect.stringContaining('no longer kept') } });
    expect((await client.get({ 'last-event-id': 'nonsense' })).status).toBe(400);
  });
});

describe('the stream of a session', () => {
  /** A server whose GET streams are in the test's hands. */
  async function withStream(): Promise<{
    readonly opened: Answering[];
    readonly over: Awaited<ReturnType<typeof gateway>>;
  }> {
    const opened: Answering[] = [];
    const over = await gateway(
      legacyScript(({ method, message }, answer) => {
        if (method === 'GET') {
          answer.stream();
          opened.push(answer);
        } else answer.json({ jsonrpc: '2.0', id: message.id, result: {} });
      }),
    );
    return { opened, over };
  }

  test('carries what belongs to no request, both ways', async () => {
    const { opened, over } = await withStream();
    const client = await openSession(over.endpoint);
    const stream = await client.get();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.event({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    expect(await stream.nextMessage()).toEqual({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    opened[0]?.event({ jsonrpc: '2.0', id: 'ask-1', method: 'roots/list' });
    expect(await stream.nextMessage()).toMatchObject({ id: 'ask-1', method: 'roots/list' });
    const answered = await client.post({ jsonrpc: '2.0', id: 'ask-1', result: { roots: [] } });
    expect(answered.status).toBe(202);
    await vi.waitFor(() => expect(over.server.received.map(({ message }) => message.id)).toContain('ask-1'));
    const given = over.server.received.find(({ message }) => message.id === 'ask-1');
    expect(given?.request.headers['mcp-session-id']).toBe('backend-session');
    expect(given?.body).toBe('{"jsonrpc":"2.0","id":"ask-1","result":{"roots":[]}}');
  });

  test('is taken up again where it broke off, toward the client and toward the server', async () => {
    const { opened, over } = await withStream();
    const client = await openSession(over.endpoint);
    const stream = await client.get();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.response.write('retry: 10\n\n');
    opened[0]?.event({ jsonrpc: '2.0', method: 'notifications/a' }, 'server-7');
    let last: string | undefined;
    for (;;) {
      const event = await stream.next();
      last = event?.id;
      if (event?.data !== '') break;
    }
    opened[0]?.response.destroy();
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    const streams = over.server.received.filter(({ method }) => method === 'GET');
    expect(streams[1]?.request.headers['last-event-id']).toBe('server-7');
    stream.drop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    opened[1]?.event({ jsonrpc: '2.0', method: 'notifications/b' });
    const resumed = await client.get({ 'last-event-id': last ?? '' });
    expect(await resumed.nextMessage()).toMatchObject({ method: 'notifications/b' });
  });

  test('is open once at a time: a second one takes the place of the first', async () => {
    const { opened, over } = await withStream();
    const client = await openSession(over.endpoint);
    const first = await client.get();
    const second = await client.get();
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.event({ jsonrpc: '2.0', method: 'notifications/a' });
    expect(await second.nextMessage()).toMatchObject({ method: 'notifications/a' });
    while ((await first.next()) !== undefined);
  });
});

describe('a session', () => {
  test('ends with DELETE, for the server too, and is unknown afterwards', async () => {
    const { endpoint, server } = await gateway(legacyScript(({ message }, answer) => answer.result(message.params)));
    const client = await openSession(endpoint);
    expect((await client.delete()).status).toBe(204);
    await vi.waitFor(() =>
      expect(server.received.filter(({ method }) => method === 'DELETE').length).toBeGreaterThanOrEqual(2),
    );
    const gone = await client.post(call(1));
    expect(gone.status).toBe(404);
    expect(await gone.message()).toMatchObject({ error: { code: -32001 } });
    expect((await client.get()).status).toBe(404);
    expect((await client.delete()).status).toBe(404);
  });

  test('gives way to newer ones, and its client is told to begin anew', async () => {
    const { endpoint } = await gateway(
      legacyScript(({ message }, answer) => answer.result(message.params)),
      {
        sessions: { maximum: 1 },
      },
    );
    const first = await openSession(endpoint);
    const second = await openSession(endpoint);
    expect((await first.post(call(1))).status).toBe(404);
    expect((await second.post(call(1))).status).toBe(200);
  });

  test('goes on when the server has lost it: a new handshake, the same wishes, and the request once', async () => {
    let session = 'first';
    const { endpoint, server } = await gateway((received, answer) => {
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
    const [one, two] = await Promise.all([client.post(call(3)), client.post(call(4))]);
    expect(await one.message()).toMatchObject({ id: 3, result: { of: 'tools/call' } });
    expect(await two.message()).toMatchObject({ id: 4, result: { of: 'tools/call' } });
    const inSecond = server.received.filter(({ request }) => request.headers['mcp-session-id'] === 'second');
    await vi.waitFor(() =>
      expect(
        server.received
          .filter(({ request }) => request.headers['mcp-session-id'] === 'second')
          .map(({ message }) => message.method)
          .toSorted(),
      ).toEqual(['logging/setLevel', 'notifications/initialized', 'resources/subscribe', 'tools/call', 'tools/call']),
    );
    expect(inSecond.length).toBeGreaterThan(0);
    // The probe, the client's own, and one new handshake for both calls.
    expect(server.of('initialize')).toHaveLength(3);
  });

  test('passes the cancellation of a request to the server, and does not wait for ever', async () => {
    const { endpoint, server } = await gateway(
      legacyScript((_received, answer) => answer.stream()),
      { bounds: { cancelTime: 20 } },
    );
    const client = await openSession(endpoint);
    const answer = await client.post(call(9));
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
    expect((await client.post(call(9))).status).toBe(200);
  });

  test('has each id under way once', async () => {
    const { endpoint } = await gateway(legacyScript((_received, answer) => answer.stream()));
    const client = await openSession(endpoint);
    await client.post(call('1'));
    expect((await client.post(call('1'))).status).toBe(400);
    expect((await client.post(call(1))).status).toBe(200);
  });

  test('says what the server refuses under the id of the request', async () => {
    const { endpoint } = await gateway(
      legacyScript(
        (_received, answer) =>
          answer.json({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no such thing' } }, {}, 404),
        { session: '' },
      ),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(call(3));
    // 404 would end the session of the client.
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"no such thing"}}');
  });
});

describe('a batch', () => {
  test('of 2025-03-26 is answered with one stream that ends after the last response', async () => {
    const { endpoint } = await gateway(
      legacyScript(
        ({ message }, answer) => {
          if (message.id === 1) answer.result({ n: 1 });
          else {
            answer.stream();
            answer.event(progress('p', 1));
            answer.event({ jsonrpc: '2.0', id: message.id, result: { n: 2 } });
            answer.end();
          }
        },
        { revision: '2025-03-26' },
      ),
    );
    const client = await openSession(endpoint, { revision: '2025-03-26' });
    const answer = await client.post([
      call(1),
      { jsonrpc: '2.0', method: 'notifications/x' },
      call(2),
      { jsonrpc: '2.0' },
    ]);
    const ids: unknown[] = [];
    for (let event = await answer.next(); event !== undefined; event = await answer.next()) {
      const message: { id?: unknown; method?: string } = JSON.parse(event.data);
      ids.push(message.id ?? message.method);
    }
    expect(ids.toSorted()).toEqual([1, 2, 'notifications/progress', undefined].toSorted());
    const nothing = await client.post([{ jsonrpc: '2.0', method: 'notifications/x' }]);
    expect(nothing.status).toBe(202);
    expect((await client.post([])).status).toBe(400);
    expect((await client.post('[1')).status).toBe(400);
  });

  test('is refused in other revisions, and without a session', async () => {
    const { endpoint } = await gateway(legacyScript(({ message }, answer) => answer.result(message.params)));
    const client = await openSession(endpoint);
    const refused = await client.post([call(1)]);
    expect(refused.status).toBe(400);
    expect(await refused.message()).toMatchObject({
      error: { code: -32600, message: expect.stringContaining('2025-03-26') },
    });
    const body = [call(1)];
    expect((await send(endpoint, 'POST', { headers: { 'content-type': 'application/json' }, body })).status).toBe(400);
  });
});
