import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
  ToolListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  hasPythonServers,
  startPythonServer,
  type PythonServer,
  type PythonServerName,
} from '../support/mcp/python/python-server.ts';
import { closeLater } from '../support/mcp/open-gateways.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';

const unicode = 'größe \u2028 😀 "\\"';
const sampled = { model: 'test', role: 'assistant' as const, content: { type: 'text' as const, text: 'Oslo' } };
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });

describe.skipIf(!hasPythonServers()).each(['mcp', 'fastmcp'] as const)(
  'a server made with the Python package %s',
  (name: PythonServerName) => {
    let server: PythonServer;
    let proxy: TestProxy;
    beforeAll(async () => {
      server = await startPythonServer(name);
      proxy = await startTestProxy({ transport: 'streamable-http', targetPort: server.port });
      await proxy.ready();
    });
    afterAll(async () => {
      await proxy?.close();
      await server?.close();
    });

    async function legacy(): Promise<Client> {
      const client = new Client(
        { name: 'test', version: '0' },
        { capabilities: { elicitation: {}, roots: {}, sampling: {} } },
      );
      client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: { name: 'Ada' } }));
      client.setRequestHandler(CreateMessageRequestSchema, () => sampled);
      client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///r' }] }));
      await client.connect(new StreamableHTTPClientTransport(proxy.endpoint));
      closeLater(() => client.close());
      return client;
    }

    async function modern(): Promise<ModernClient> {
      const client = new ModernClient(
        { name: 'test', version: '0' },
        {
          capabilities: { elicitation: {}, roots: {}, sampling: {} },
          versionNegotiation: { mode: { pin: '2026-07-28' } },
        },
      );
      client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
      client.setRequestHandler('sampling/createMessage', () => sampled);
      client.setRequestHandler('roots/list', () => ({ roots: [{ uri: 'file:///r' }] }));
      await client.connect(new ModernTransport(proxy.endpoint));
      closeLater(() => client.close());
      return client;
    }

    test.each([
      ['1.x', legacy],
      ['2.x', modern],
    ])('serves tools, resources and prompts to a client of the SDK %s', async (_sdk, connect) => {
      const client = await connect();
      expect(client.getServerVersion()).toMatchObject({ name: `python-${name}` });
      const { tools } = await client.listTools();
      expect(tools.map((tool) => tool.name)).toEqual(
        expect.arrayContaining(['echo', 'picture', 'fail', 'steps', 'slow']),
      );
      expect(await client.callTool({ name: 'echo', arguments: { text: unicode } })).toMatchObject(text(unicode));
      expect(await client.callTool({ name: 'picture', arguments: {} })).toMatchObject({
        content: [{ type: 'image', mimeType: 'image/png', data: 'iVBORw0K' }],
      });
      expect(await client.callTool({ name: 'fail', arguments: {} })).toMatchObject({ isError: true });
      const seen: number[] = [];
      const onprogress = ({ progress }: { progress: number }) => void seen.push(progress);
      const steps = { name: 'steps', arguments: {} };
      const done =
        client instanceof Client
          ? await client.callTool(steps, undefined, { onprogress })
          : await client.callTool(steps, { onprogress });
      expect(done).toMatchObject(text('done'));
      expect(seen).toEqual([1, 2]);
      expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['memo://readme']);
      expect(await client.readResource({ uri: 'memo://readme' })).toMatchObject({
        contents: [{ text: 'größe \u2028 😀' }],
      });
      expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(1);
      expect(await client.readResource({ uri: 'memo://x/text' })).toMatchObject({ contents: [{ text: 'memo of x' }] });
      expect(await client.getPrompt({ name: 'greet', arguments: { name: 'Ada' } })).toMatchObject({
        messages: [{ content: { text: 'Hello Ada' } }],
      });
      await expect(client.readResource({ uri: 'memo://nothing/at/all' })).rejects.toThrow(/resource/i);
    });

    test('goes on after a client has cancelled a call', async () => {
      const client = await legacy();
      const controller = new AbortController();
      const slow = client.callTool({ name: 'slow' }, undefined, { signal: controller.signal });
      setTimeout(() => controller.abort(), 200);
      await expect(slow).rejects.toThrow(/abort/i);
      expect(await client.callTool({ name: 'echo', arguments: { text: 'still' } })).toMatchObject(text('still'));
    });

    if (name !== 'mcp') return;

    test('asks, logs, completes and changes its tools', async () => {
      const client = await legacy();
      const logged: unknown[] = [];
      let changes = 0;
      client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params.data));
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
        changes += 1;
      });
      expect(await client.callTool({ name: 'ask' })).toMatchObject(text('Hello Ada'));
      expect(await client.callTool({ name: 'roots' })).toMatchObject(text('file:///r'));
      expect(await client.callTool({ name: 'sample' })).toMatchObject(text('It said Oslo'));
      await client.callTool({ name: 'steps' });
      expect(logged).toEqual(['step 1', 'step 2']);
      const completed = await client.complete({
        ref: { type: 'ref/prompt', name: 'greet' },
        argument: { name: 'name', value: 'al' },
      });
      expect(completed.completion.values).toEqual(['alan']);
      await client.callTool({ name: 'grow' });
      await vi.waitFor(() => expect(changes).toBeGreaterThan(0));
      expect((await client.listTools()).tools.map((tool) => tool.name)).toContain('another');
    });

    test('asks a client of 2026-07-28 in the way of its revision', async () => {
      const client = await modern();
      expect(await client.callTool({ name: 'ask', arguments: {} })).toMatchObject(text('Hello Ada'));
      expect(await client.callTool({ name: 'roots', arguments: {} })).toMatchObject(text('file:///r'));
      expect(await client.callTool({ name: 'sample', arguments: {} })).toMatchObject(text('It said Oslo'));
    });

    test('tells its subscribers of updates, takes a level for its log, and gives a list in pages', async () => {
      const client = await legacy();
      const updates: unknown[] = [];
      client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => void updates.push(params.uri));
      await client.subscribeResource({ uri: 'memo://readme' });
      await client.setLoggingLevel('warning');
      expect(await client.callTool({ name: 'change' })).toMatchObject(text('1 at warning'));
      await vi.waitFor(() => expect(updates).toEqual(['memo://readme']), { timeout: 10_000 });
      await client.unsubscribeResource({ uri: 'memo://readme' });
      expect(await client.callTool({ name: 'change' })).toMatchObject(text('0 at warning'));
      const first = await client.listPrompts();
      const { prompts, nextCursor } = await client.listPrompts({ cursor: first.nextCursor ?? '' });
      expect([first.prompts.map(({ name: each }) => each), prompts.map(({ name: each }) => each)]).toEqual([
        ['greet', 'second'],
        ['third'],
      ]);
      expect(nextCursor).toBeUndefined();
      expect(updates).toHaveLength(1);
    });
  },
);
