import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  SetLevelRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startModernSdkServer } from '../support/mcp/modern-sdk-server.ts';
import { openSession, postModern, type RawAnswer } from '../support/mcp/raw-client.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function over(servers: Record<string, { address: string; close(): Promise<void> }>): Promise<TestAggregator> {
  for (const server of Object.values(servers)) closing.push(() => server.close());
  const aggregator = await startTestAggregator({
    outgoingAuth: { source: 'inline' },
    backends: Object.entries(servers).map(([name, { address }]) => ({
      name,
      url: `${address}/mcp`,
      transport: 'streamable-http' as const,
    })),
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return aggregator;
}

/** The next message of a stream of this method. */
async function heard(stream: RawAnswer, method: string): Promise<unknown> {
  for (;;) {
    const message = await stream.nextMessage();
    if (message.method === method) return message;
  }
}

async function toolNames({ endpoint }: TestAggregator): Promise<string> {
  return (await postModern(endpoint, 'tools/list')).text();
}

describe('a server whose tools change', () => {
  test('of the legacy era: clients of both eras hear of it, and list the new ones', async () => {
    const sessions: McpServer[] = [];
    const server = await startLegacySdkServer((session) => void sessions.push(session));
    const aggregator = await over({ a: server });
    const client = await openSession(aggregator.endpoint);
    const stream = await client.get();
    const modern = await postModern(aggregator.endpoint, 'subscriptions/listen', {
      notifications: { toolsListChanged: true },
    });
    await heard(modern, 'notifications/subscriptions/acknowledged');
    // The server says so in every session that it has: one is the aggregator's own.
    for (const session of sessions) session.registerTool('late', {}, () => ({ content: [] }));
    await heard(stream, 'notifications/tools/list_changed');
    await heard(modern, 'notifications/tools/list_changed');
    expect(await toolNames(aggregator)).toContain('"a_late"');
    stream.drop();
    modern.drop();
  });

  test('of 2026-07-28', async () => {
    let hasLate = false;
    const server = await startModernSdkServer((session) => {
      if (hasLate) session.registerTool('late', { inputSchema: z.object({}) }, () => ({ content: [] }));
    });
    const aggregator = await over({ a: server });
    const client = await openSession(aggregator.endpoint);
    const stream = await client.get();
    expect(await toolNames(aggregator)).not.toContain('late');
    hasLate = true;
    await vi.waitFor(async () => {
      server.handler.notify.toolsChanged();
      expect(await toolNames(aggregator)).toContain('"a_late"');
    });
    await heard(stream, 'notifications/tools/list_changed');
    stream.drop();
  });
});

/** Takes subscriptions, and says that a resource has changed to those who have one. */
function subscribable(server: McpServer, subscribed: Map<McpServer, Set<string>>): void {
  const uris = new Set<string>();
  subscribed.set(server, uris);
  server.server.registerCapabilities({ resources: { subscribe: true } });
  server.server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    uris.add(params.uri);
    return {};
  });
  server.server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
    uris.delete(params.uri);
    return {};
  });
}

async function saySo(subscribed: Map<McpServer, Set<string>>, uri: string): Promise<void> {
  for (const [server, uris] of subscribed) if (uris.has(uri)) await server.server.sendResourceUpdated({ uri });
}

describe('a subscription to a resource', () => {
  const uri = 'db://table';
  const withTable = (subscribed: Map<McpServer, Set<string>>) => (server: McpServer) => {
    subscribable(server, subscribed);
    server.registerResource('table', uri, {}, () => ({ contents: [{ uri, text: 'x' }] }));
  };

  test('goes to the server that has it, for clients of both eras', async () => {
    const subscribed = new Map<McpServer, Set<string>>();
    const aggregator = await over({
      other: await startLegacySdkServer(),
      db: await startLegacySdkServer(withTable(subscribed)),
    });
    const client = await openSession(aggregator.endpoint);
    const stream = await client.get();
    const answer = await client.post({ jsonrpc: '2.0', id: 1, method: 'resources/subscribe', params: { uri } });
    expect(await answer.text()).toContain('"result":{}');
    const modern = await postModern(
      aggregator.endpoint,
      'subscriptions/listen',
      { notifications: { resourceSubscriptions: [uri, 'nobody://has'] } },
      { id: 'mine' },
    );
    expect(await heard(modern, 'notifications/subscriptions/acknowledged')).toMatchObject({
      params: { notifications: { resourceSubscriptions: [uri] } },
    });
    await vi.waitFor(() => expect([...subscribed.values()].filter((uris) => uris.has(uri))).toHaveLength(2));
    // The stream of a session may still be about to open.
    const both = Promise.all([
      heard(stream, 'notifications/resources/updated'),
      heard(modern, 'notifications/resources/updated'),
    ]);
    let isOver = false;
    void both.then(() => (isOver = true));
    await vi.waitFor(async () => {
      await saySo(subscribed, uri);
      expect(isOver).toBe(true);
    });
    const [legacy, own] = await both;
    expect(legacy).toMatchObject({ params: { uri } });
    expect(own).toMatchObject({ params: { uri, _meta: { 'io.modelcontextprotocol/subscriptionId': 'mine' } } });
    modern.drop();
    await vi.waitFor(() => expect([...subscribed.values()].filter((uris) => uris.has(uri))).toHaveLength(1));
    stream.drop();
  });
});

describe('the level of log messages', () => {
  test('that a client sets holds for every server of its session, also for one that it calls later', async () => {
    const levels: string[] = [];
    const noting = (name: string) => (server: McpServer) => {
      server.server.setRequestHandler(SetLevelRequestSchema, ({ params }) => {
        levels.push(`${name} ${params.level}`);
        return {};
      });
    };
    const aggregator = await over({
      a: await startLegacySdkServer(noting('a')),
      b: await startLegacySdkServer(noting('b')),
    });
    const client = await openSession(aggregator.endpoint);
    const post = async (method: string, params: object): Promise<string> =>
      (await client.post({ jsonrpc: '2.0', id: 1, method, params })).text();
    const call = (name: string) => post('tools/call', { name, arguments: { text: 'x' } });
    await call('a_echo');
    expect(await post('logging/setLevel', { level: 'error' })).toContain('"result":{}');
    await vi.waitFor(() => expect(levels).toEqual(['a error']));
    await call('b_echo');
    await vi.waitFor(() => expect(new Set(levels)).toEqual(new Set(['a error', 'b error'])));
    expect(await post('logging/setLevel', { level: 'x' })).toContain('-32602');
  });
});
