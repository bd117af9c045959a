import { describe, expect, test, vi } from 'vitest';
import type { Hooks } from '../../../../runtime/mcp/gateway/hooks.ts';
import { memorySessions } from '../../../../runtime/mcp/session/memory-sessions.ts';
import { StoreUnreachable } from '../../../../runtime/mcp/session/store-unreachable.ts';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

/** A policy that decides when the test says so. */
function slowPolicy(): { readonly policy: NonNullable<Hooks['policy']>; decide(): void; readonly waiting: number } {
  let waiting: (() => void)[] = [];
  return {
    get waiting() {
      return waiting.length;
    },
    decide() {
      const all = waiting;
      waiting = [];
      for (const each of all) each();
    },
    policy: {
      needsArguments: false,
      needsAnnotations: false,
      decide: () => new Promise((resolve) => waiting.push(() => resolve('permitted'))),
      permittedOf: async (_identity, _feature, items) => items.map(() => true),
    },
  };
}

function answers({ message }: Received, answer: Answering): void {
  answer.result({ content: [], name: message.params?.['name'] });
}

describe('a request that waits for a decision', () => {
  test('has its id: a second one with it is refused, and only one reaches the server', async () => {
    const slow = slowPolicy();
    const { endpoint, server } = await openGateway(legacyScript(answers), { hooks: { policy: slow.policy } });
    const client = await openSession(endpoint);
    const first = client.post(toolCall('same'));
    await vi.waitFor(() => expect(slow.waiting).toBe(1));
    const second = await client.post(toolCall('same'));
    expect(await second.message()).toMatchObject({ error: { message: expect.stringContaining('under way already') } });
    slow.decide();
    expect(await (await first).message()).toMatchObject({ id: 'same', result: {} });
    expect(server.of('tools/call')).toHaveLength(1);
  });

  test('does not reach the server once its client has cancelled it', async () => {
    const slow = slowPolicy();
    const { endpoint, server } = await openGateway(legacyScript(answers), { hooks: { policy: slow.policy } });
    const client = await openSession(endpoint);
    const call = client.post(toolCall(4));
    await vi.waitFor(() => expect(slow.waiting).toBe(1));
    await client.post({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 4 } });
    slow.decide();
    expect((await call).status).toBe(202);
    expect(server.of('tools/call')).toEqual([]);
    // And the id is free again.
    const again = client.post(toolCall(4));
    await vi.waitFor(() => expect(slow.waiting).toBe(1));
    slow.decide();
    expect((await again).status).toBe(200);
  });

  test('of 2026-07-28 does not reach the server where its client has gone', async () => {
    const slow = slowPolicy();
    const { endpoint, server } = await openGateway(modernScript(answers), { hooks: { policy: slow.policy } });
    const controller = new AbortController();
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const call = fetch(endpoint, {
      method: 'POST',
      signal: controller.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'gone',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'gone', _meta } }),
    });
    await vi.waitFor(() => expect(slow.waiting).toBe(1));
    controller.abort();
    await expect(call).rejects.toThrow('abort');
    await new Promise((resolve) => setTimeout(resolve, 30));
    slow.decide();
    const other = postModern(endpoint, 'tools/call', { name: 'here' });
    await vi.waitFor(() => expect(slow.waiting).toBe(1));
    slow.decide();
    expect((await other).status).toBe(200);
    expect(server.of('tools/call').map(({ message }) => message.params?.['name'])).toEqual(['here']);
  });
});

describe('a backend that has lost a session', () => {
  test('is greeted once, however many requests notice it and whenever', async () => {
    let sessions = 0;
    const late: (() => void)[] = [];
    const script = (received: Received, answer: Answering): void => {
      const { message, request } = received;
      const named = request.headers['mcp-session-id'];
      if (message.method === 'initialize') {
        sessions += 1;
        const result = { protocolVersion: '2025-11-25', capabilities: {}, serverInfo: { name: 's', version: '1' } };
        answer.result(result, { 'mcp-session-id': `session-${sessions}` });
      } else if (message.method === 'server/discover') answer.json({}, {}, 400);
      else if (message.method?.startsWith('notifications/') === true) answer.response.writeHead(202).end();
      else if (named === `session-${sessions}` && sessions > 2) answer.result({ named });
      else {
        const lost = (): void =>
          answer.json({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'gone' } }, {}, 404);
        if (message.id === 'late') late.push(lost);
        else lost();
      }
    };
    const { endpoint, server } = await openGateway(script);
    const client = await openSession(endpoint);
    expect(sessions).toBe(2);
    const slow = client.post(toolCall('late'));
    await vi.waitFor(() => expect(late).toHaveLength(1));
    expect(await (await client.post(toolCall('a'))).message()).toMatchObject({ result: { named: 'session-3' } });
    for (const each of late) each();
    expect(await (await slow).message()).toMatchObject({ id: 'late', result: { named: 'session-3' } });
    expect(sessions).toBe(3);
    expect(server.of('tools/call')).toHaveLength(4);
  });
});

describe('a session storage that is away', () => {
  test('keeps nothing of a session that could not be written down, at the backend neither', async () => {
    const store = memorySessions();
    const away = {
      ...store,
      create: () => Promise.reject(new StoreUnreachable('the session storage cannot be reached')),
    };
    const { endpoint, server } = await openGateway(legacyScript(answers), { store: away });
    await expect(openSession(endpoint)).rejects.toThrow('503');
    await vi.waitFor(() =>
      expect(
        server.received.filter(
          ({ method, request }) => method === 'DELETE' && request.headers['mcp-session-id'] !== undefined,
        ),
      ).toHaveLength(2),
    );
  });

  test('does not end the process where a changed session cannot be written down', async () => {
    const unhandled: unknown[] = [];
    const heard = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', heard);
    let isLost = false;
    let updates = 0;
    const store = memorySessions();
    const away = {
      ...store,
      update() {
        updates += 1;
        return Promise.reject(new StoreUnreachable('the session storage cannot be reached'));
      },
    };
    const { endpoint } = await openGateway(
      legacyScript((received, answer) => {
        if (!isLost) answers(received, answer);
        else {
          isLost = false;
          answer.json({}, {}, 404);
        }
      }),
      { store: away },
    );
    const client = await openSession(endpoint);
    isLost = true;
    expect((await client.post(toolCall(1))).status).toBe(200);
    await vi.waitFor(() => expect(updates).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', heard);
    expect(unhandled).toEqual([]);
  });
});

describe('a session that another replica has opened', () => {
  test('hears its servers as soon as its client listens, before it asks anything', async () => {
    const opened: Answering[] = [];
    const script = legacyScript(
      (received, answer) => {
        if (received.method !== 'GET') answers(received, answer);
        else {
          answer.stream();
          opened.push(answer);
        }
      },
      { hasStream: true },
    );
    const shared = memorySessions();
    const first = await openGateway(script, { store: shared });
    // A second gateway over the same server and the same sessions.
    const { gatewayOver } = await import('../../../support/mcp/gateway-over.ts');
    const second = await gatewayOver(first.server, { store: { ...shared, onEnded: () => undefined } });
    const client = await openSession(first.endpoint);
    const elsewhere = await fetch(second.endpoint, {
      headers: { accept: 'text/event-stream', 'mcp-session-id': client.session },
    });
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.event({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    const reader = elsewhere.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('list_changed')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    await second.close();
  });
});
