import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
  ToolListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasGo, startGoServer, type GoServer } from '../support/mcp/go/go-server.ts';
import { closeLater } from '../support/mcp/open-gateways.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';

const unicode = 'größe \u2028 😀 "\\"';
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const sampled = { model: 'test', role: 'assistant' as const, content: { type: 'text' as const, text: 'Oslo' } };

describe.skipIf(!hasGo()).each(['legacy', 'all'] as const)(
  'a server made with the Go SDK, with its revisions: %s,',
  (eras) => {
    let server: GoServer;
    let proxy: TestProxy;
    beforeAll(async () => {
      server = await startGoServer(eras);
      proxy = await startTestProxy({ transport: 'streamable-http', targetPort: server.port });
      await proxy.ready();
    });
    afterAll(async () => {
      await proxy?.close();
      await server?.close();
    });

    async function legacy(): Promise<Client> {
      const client = new Client({ name: 'test', version: '0' }, { capabilities: { elicitation: {}, sampling: {} } });
      client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'Ada' } }));
      client.setRequestHandler(CreateMessageRequestSchema, () => sampled);
      await client.connect(new StreamableHTTPClientTransport(proxy.endpoint));
      closeLater(() => client.close());
      return client;
    }

    async function modern(): Promise<ModernClient> {
      const client = new ModernClient(
        { name: 'test', version: '0' },
        { capabilities: { elicitation: {}, sampling: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
      client.setRequestHandler('sampling/createMessage', () => sampled);
      await client.connect(new ModernTransport(proxy.endpoint));
      closeLater(() => client.close());
      return client;
    }

    test.each([
      ['1.x', legacy],
      ['2.x', modern],
    ])('serves tools, resources, prompts and questions to a client of the SDK %s', async (_sdk, connect) => {
      const client = await connect();
      expect(client.getServerVersion()).toMatchObject({ name: 'go-sdk' });
      expect(await client.callTool({ name: 'echo', arguments: { text: unicode } })).toMatchObject(text(unicode));
      expect(await client.callTool({ name: 'fail', arguments: {} })).toMatchObject({ isError: true });
      const seen: number[] = [];
      const onprogress = ({ progress }: { progress: number }): void => void seen.push(progress);
      const steps = { name: 'steps', arguments: {} };
      const done =
        client instanceof Client
          ? await client.callTool(steps, undefined, { onprogress })
          : await client.callTool(steps, { onprogress });
      expect(done).toMatchObject(text('done'));
      expect(seen).toEqual([1, 2]);
      expect(await client.readResource({ uri: 'memo://third' })).toMatchObject({
        contents: [{ text: expect.stringContaining('größe \u2028 😀') }],
      });
      expect(await client.readResource({ uri: 'memo://x/text' })).toMatchObject({ contents: [{ text: 'a memo' }] });
      expect(await client.getPrompt({ name: 'greet', arguments: { name: 'Ada' } })).toMatchObject({
        messages: [{ content: { text: 'Hello Ada' } }],
      });
      expect(await client.callTool({ name: 'ask', arguments: {} })).toMatchObject(text('Hello Ada'));
      expect(await client.callTool({ name: 'sample', arguments: {} })).toMatchObject(text('It said Oslo'));
      const ref = { type: 'ref/prompt' as const, name: 'greet' };
      const { completion } = await client.complete({ ref, argument: { name: 'name', value: 'al' } });
      expect(completion.values).toEqual(['alan']);
    });

    test('gives its lists in pages, by cursors of its own', async () => {
      const client = await legacy();
      const pages: string[][] = [];
      for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
        const page = await client.listTools(cursor === undefined ? {} : { cursor });
        pages.push(page.tools.map(({ name }) => name));
        cursor = page.nextCursor;
      }
      expect(pages.every((page) => page.length <= 2)).toBe(true);
      expect(pages.flat()).toEqual(expect.arrayContaining(['ask', 'count', 'echo', 'fail', 'grow', 'sample', 'steps']));
      await expect(client.listTools({ cursor: 'nonsense' })).rejects.toThrow(/invalid params/);
      expect((await client.listResources()).nextCursor).toEqual(expect.any(String));
    });

    test('tells subscribers of a resource, and nobody else, that it has changed', async () => {
      const [subscribed, other] = [await legacy(), await legacy()];
      const updates: unknown[] = [];
      const others: unknown[] = [];
      subscribed.setNotificationHandler(
        ResourceUpdatedNotificationSchema,
        ({ params }) => void updates.push(params.uri),
      );
      other.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void others.push(params.uri));
      await subscribed.subscribeResource({ uri: 'memo://counter' });
      await subscribed.callTool({ name: 'count', arguments: {} });
      await vi.waitFor(() => expect(updates).toEqual(['memo://counter']), { timeout: 10_000 });
      await subscribed.unsubscribeResource({ uri: 'memo://counter' });
      await subscribed.callTool({ name: 'count', arguments: {} });
      await subscribed.ping();
      expect([updates, others]).toEqual([['memo://counter'], []]);
    });

    test('logs from the level on that a client has set, and says that its tools have changed', async () => {
      const client = await legacy();
      const logged: unknown[] = [];
      let changes = 0;
      client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params.data));
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
        changes += 1;
      });
      await client.setLoggingLevel('info');
      await client.callTool({ name: 'steps', arguments: {} });
      await vi.waitFor(() => expect(logged).toEqual(['step 1', 'step 2']), { timeout: 10_000 });
      await client.setLoggingLevel('error');
      await client.callTool({ name: 'steps', arguments: {} });
      await client.callTool({ name: 'grow', arguments: {} });
      await vi.waitFor(() => expect(changes).toBeGreaterThan(0), { timeout: 10_000 });
      expect(logged).toHaveLength(2);
      expect(await client.callTool({ name: 'another', arguments: {} })).toMatchObject(text('new'));
    });
  },
);
