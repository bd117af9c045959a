import { SubscribeRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayOver } from '../support/mcp/gateway-over.ts';
import { startLegacySdkServer, type LegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { openSession, type LegacyClient, type RawAnswer } from '../support/mcp/raw-client.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const uri = 'db://table';

/** A server with a resource that sessions can subscribe to. */
async function tableServer(subscribed: Set<McpServer>, port = 0): Promise<LegacySdkServer> {
  const server = await startLegacySdkServer((session) => {
    session.server.registerCapabilities({ resources: { subscribe: true } });
    session.server.setRequestHandler(SubscribeRequestSchema, () => {
      subscribed.add(session);
      return {};
    });
    session.registerResource('table', uri, {}, () => ({ contents: [{ uri, text: 'x' }] }));
  }, port);
  closing.push(() => server.close());
  return server;
}

/** A client that listens, and has subscribed. */
async function subscriber(endpoint: URL): Promise<{ readonly client: LegacyClient; readonly stream: RawAnswer }> {
  const client = await openSession(endpoint);
  const stream = await client.get();
  closing.push(async () => stream.drop());
  const answer = await client.post({ jsonrpc: '2.0', id: 1, method: 'resources/subscribe', params: { uri } });
  expect(await answer.text()).toContain('"result":{}');
  return { client, stream };
}

/** The next time that the client hears that the resource has changed, while servers go on to say so. */
async function hears(stream: RawAnswer, say: () => Promise<unknown>): Promise<void> {
  let isHeard = false;
  const next = (async () => {
    for (;;) if ((await stream.nextMessage()).method === 'notifications/resources/updated') break;
    isHeard = true;
  })();
  next.catch(() => undefined);
  await vi.waitFor(
    async () => {
      await say();
      expect(isHeard).toBe(true);
    },
    { timeout: 10_000, interval: 100 },
  );
  await next;
}

const saidBy = (subscribed: ReadonlySet<McpServer>) => async (): Promise<void> => {
  for (const session of subscribed) await session.server.sendResourceUpdated({ uri }).catch(() => undefined);
};

async function over(server: LegacySdkServer): Promise<TestAggregator> {
  const aggregator = await startTestAggregator({
    backends: [{ name: 'db', url: `${server.address}/mcp`, transport: 'streamable-http' }],
    // What a server speaks is looked at again with the next check.
    operational: { failureHandling: { healthCheckInterval: '2s', healthCheckTimeout: '1s' } },
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return aggregator;
}

test('a subscription outlives a server that has lost its sessions, without another request of the client', async () => {
  const before = new Set<McpServer>();
  const server = await tableServer(before);
  const { stream } = await subscriber((await over(server)).endpoint);
  await hears(stream, saidBy(before));
  await server.close();
  const after = new Set<McpServer>();
  await tableServer(after, server.port);
  await hears(stream, saidBy(after));
});

test('a subscription goes on where the server comes back with another revision', async () => {
  const before = new Set<McpServer>();
  const server = await tableServer(before);
  const { stream } = await subscriber((await over(server)).endpoint);
  await hears(stream, saidBy(before));
  await server.close();
  const updates = new Set<() => void>();
  const modern = await startScriptedServer(
    modernScript(
      ({ message }, answer) => {
        if (message.method !== 'subscriptions/listen') {
          const resources = [{ uri, name: 'table' }];
          answer.result({
            resultType: 'complete',
            ...(message.method === 'resources/list' ? { resources } : { resourceTemplates: [] }),
          });
          return;
        }
        answer.stream();
        const { notifications } = { notifications: {}, ...message.params };
        answer.event({ jsonrpc: '2.0', method: 'notifications/subscriptions/acknowledged', params: { notifications } });
        if (JSON.stringify(notifications).includes(uri))
          updates.add(() =>
            answer.event({ jsonrpc: '2.0', method: 'notifications/resources/updated', params: { uri } }),
          );
      },
      { capabilities: { resources: { subscribe: true } } },
    ),
    server.port,
  );
  closing.push(() => modern.close());
  await hears(stream, async () => {
    for (const update of updates) update();
  });
});

test('a subscription goes to the server that has the place of the one before, with the permission that it needs', async () => {
  const [before, after] = [new Set<McpServer>(), new Set<McpServer>()];
  const one = await gatewayOver(await tableServer(before));
  const other = await gatewayOver(await tableServer(after));
  let { backend } = one;
  let isPermitted = true;
  const asked: string[] = [];
  const gateway = await gatewayOver(
    { address: 'http://127.0.0.1:1' },
    {
      opened: one.backend,
      view: () => ({
        get backends() {
          return [backend];
        },
        get rest() {
          return backend;
        },
        route: (_feature, name) => ({ backend, name }),
        shows: () => undefined,
      }),
      hooks: {
        policy: {
          needsArguments: false,
          needsAnnotations: false,
          decide(_identity, { use, name }) {
            asked.push(`${use} ${name}`);
            return isPermitted ? 'permitted' : 'denied';
          },
          permittedOf: async (_identity, _feature, items) => items.map(() => true),
        },
      },
    },
  );
  closing.push(
    () => one.close(),
    () => other.close(),
    () => gateway.close(),
  );
  const { stream } = await subscriber(gateway.endpoint);
  await hears(stream, saidBy(before));
  backend = other.backend;
  isPermitted = false;
  gateway.backendsChanged();
  expect(asked).toEqual([`subscribe ${uri}`, `subscribe ${uri}`]);
  expect(after.size).toBe(0);
  backend = one.backend;
  isPermitted = true;
  gateway.backendsChanged();
  backend = other.backend;
  gateway.backendsChanged();
  // It is there already: nothing is asked for twice.
  gateway.backendsChanged();
  await hears(stream, saidBy(after));
  expect(after.size).toBe(1);
});
