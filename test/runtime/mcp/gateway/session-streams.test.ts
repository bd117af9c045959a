import { describe, expect, test, vi } from 'vitest';
import { openGateway, progressOf, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession } from '../../../support/mcp/raw-client.ts';
import { legacyScript, type Answering } from '../../../support/mcp/scripted-server.ts';

describe('an answer as an event stream', () => {
  test('arrives event by event, each with an id, after a first event from which to resume', async () => {
    let release: () => void = () => undefined;
    const { endpoint } = await openGateway(
      legacyScript(async ({ message }, answer) => {
        answer.stream();
        answer.event(progressOf('p', 1), 'backend-1');
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        answer.event({ jsonrpc: '2.0', id: message.id, result: { content: [] } });
        answer.end();
      }),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(5));
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const first = await answer.next();
    expect(first).toMatchObject({ data: '' });
    const event = await answer.next();
    expect(JSON.parse(event?.data ?? '')).toEqual(progressOf('p', 1));
    expect(event?.id).not.toContain('backend');
    release();
    const last = await answer.next();
    expect(JSON.parse(last?.data ?? '')).toEqual({ jsonrpc: '2.0', id: 5, result: { content: [] } });
    expect(new Set([first?.id, event?.id, last?.id]).size).toBe(3);
    expect(await answer.next()).toBeUndefined();
  });

  test('has no event without data for revisions whose clients take it for a message', async () => {
    const { endpoint } = await openGateway(
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
    expect(await (await client.post(toolCall(1))).next()).toMatchObject({
      data: '{"jsonrpc":"2.0","id":1,"result":{}}',
    });
  });

  test('is resumed after the event that the client names, and the break cancels nothing', async () => {
    let release: () => void = () => undefined;
    const { endpoint, server } = await openGateway(
      legacyScript(async ({ message }, answer) => {
        answer.stream();
        answer.event(progressOf('p', 1));
        answer.event(progressOf('p', 2));
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        answer.event(progressOf('p', 3));
        answer.event({ jsonrpc: '2.0', id: message.id, result: { done: true } });
        answer.end();
      }),
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall('x'));
    await answer.next();
    const seen = await answer.next();
    answer.drop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    const resumed = await client.get({ 'last-event-id': seen?.id ?? '' });
    expect(await resumed.nextMessage()).toEqual(progressOf('p', 2));
    expect(await resumed.nextMessage()).toEqual(progressOf('p', 3));
    expect(await resumed.nextMessage()).toEqual({ jsonrpc: '2.0', id: 'x', result: { done: true } });
    expect(await resumed.next()).toBeUndefined();
    expect(server.of('notifications/cancelled')).toEqual([]);
    // And once more, since the client may have lost what was written to it.
    const again = await client.get({ 'last-event-id': seen?.id ?? '' });
    expect(await again.nextMessage()).toEqual(progressOf('p', 2));
  });

  test('whose events are no longer kept is not resumed with a gap', async () => {
    const { endpoint } = await openGateway(
      legacyScript(({ message }, answer) => {
        answer.stream();
        for (let value = 1; value <= 10; value += 1) answer.event(progressOf('p', value));
        answer.event({ jsonrpc: '2.0', id: message.id, result: {} });
        answer.end();
      }),
      { bounds: { keptEvents: 4 } },
    );
    const client = await openSession(endpoint);
    const answer = await client.post(toolCall(1));
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
    readonly over: Awaited<ReturnType<typeof openGateway>>;
  }> {
    const opened: Answering[] = [];
    const over = await openGateway(
      legacyScript(
        ({ method, message }, answer) => {
          if (method === 'GET') {
            answer.stream();
            opened.push(answer);
          } else answer.json({ jsonrpc: '2.0', id: message.id, result: {} });
        },
        { hasStream: true },
      ),
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
