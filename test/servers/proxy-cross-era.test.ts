import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { McpServer as LegacyServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  ToolListChangedNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { acceptedContent, inputRequired, type McpServer } from '@modelcontextprotocol/server';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startModernSdkServer } from '../support/mcp/modern-sdk-server.ts';
import { closeLater } from '../support/mcp/open-gateways.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';

async function proxyTo(server: { readonly port: number; close(): Promise<void> }): Promise<URL> {
  closeLater(() => server.close());
  const proxy = await startTestProxy({ transport: 'streamable-http', targetPort: server.port });
  closeLater(() => proxy.close());
  await proxy.ready();
  return proxy.endpoint;
}

async function legacyClient(endpoint: URL, capabilities = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '0' }, { capabilities });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  closeLater(() => client.close());
  return client;
}

async function modernClient(endpoint: URL, capabilities = {}): Promise<ModernClient> {
  const client = new ModernClient(
    { name: 'test', version: '0' },
    { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new ModernTransport(endpoint));
  closeLater(() => client.close());
  return client;
}

const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });

describe('a legacy client with a server of 2026-07-28', () => {
  function asking(server: McpServer): void {
    const requestedSchema = {
      type: 'object' as const,
      properties: { name: { type: 'string' as const } },
      required: ['name'],
    };
    server.registerTool(
      'ask',
      { description: 'Asks.', inputSchema: z.object({}) },
      (_arguments, { mcpReq: { inputResponses } }) => {
        const given = acceptedContent(inputResponses ?? {}, 'who');
        if (given === undefined)
          return inputRequired({ inputRequests: { who: inputRequired.elicit({ message: 'Who?', requestedSchema }) } });
        return text(`Hello ${String(given['name'])}`);
      },
    );
    server.registerTool(
      'region',
      {
        description: 'Takes a header.',
        inputSchema: z.object({ where: z.string().meta({ 'x-mcp-header': 'Region' }) }),
      },
      ({ where }) => text(where),
    );
  }

  test('lists, calls, reads and gets prompts', async () => {
    const client = await legacyClient(await proxyTo(await startModernSdkServer()));
    expect(client.getServerVersion()).toMatchObject({ name: 'modern-fixture', version: '2.3.4' });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['echo', 'fail']);
    expect(await client.callTool({ name: 'echo', arguments: { text: 'hi' } })).toMatchObject(text('hi'));
    expect(await client.callTool({ name: 'fail' })).toMatchObject({ isError: true });
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
    expect(await client.getPrompt({ name: 'greet', arguments: { name: 'Ada' } })).toMatchObject({
      messages: [{ content: { text: 'Hello Ada' } }],
    });
    await client.ping();
    await expect(client.callTool({ name: 'nothing' })).rejects.toThrow(/nothing/);
  });

  test('is asked in the middle of a call', async () => {
    const endpoint = await proxyTo(await startModernSdkServer(asking));
    const client = await legacyClient(endpoint, { elicitation: {} });
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      expect(params.message).toBe('Who?');
      return { action: 'accept', content: { name: 'Ada' } };
    });
    expect(await client.callTool({ name: 'ask' })).toMatchObject(text('Hello Ada'));
  });

  test('sends the headers that a tool asks for, listed or not', async () => {
    const endpoint = await proxyTo(await startModernSdkServer(asking));
    const client = await legacyClient(endpoint);
    expect(await client.callTool({ name: 'region', arguments: { where: 'eu wést' } })).toMatchObject(text('eu wést'));
  });

  test('hears of changes on its stream', async () => {
    const server = await startModernSdkServer();
    const client = await legacyClient(await proxyTo(server));
    let changes = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      changes += 1;
    });
    await vi.waitFor(() => {
      server.handler.notify.toolsChanged();
      expect(changes).toBeGreaterThan(0);
    });
  });
});

describe('a client of 2026-07-28 with a legacy server', () => {
  function asking(server: LegacyServer): void {
    server.registerTool('ask', { description: 'Asks.' }, async (extra) => {
      const answer = await server.server.elicitInput(
        {
          message: 'Who?',
          requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        },
        { relatedRequestId: extra.requestId },
      );
      const asked = { messages: [], maxTokens: 5 };
      const sampled = await server.server.createMessage(asked, { relatedRequestId: extra.requestId });
      const { roots } = await server.server.listRoots({}, { relatedRequestId: extra.requestId });
      const said = sampled.content.type === 'text' ? sampled.content.text : '';
      return text(`${String(answer.content?.['name'])} ${said} ${roots[0]?.uri ?? ''}`);
    });
    server.registerTool('progress', { description: 'Goes on.' }, async ({ _meta, sendNotification }) => {
      for (const progress of [1, 2])
        await sendNotification({
          method: 'notifications/progress',
          params: { progressToken: _meta?.progressToken ?? 0, progress },
        });
      return text('done');
    });
  }

  test('discovers, lists, calls, reads and gets prompts', async () => {
    const client = await modernClient(await proxyTo(await startLegacySdkServer()));
    expect(client.getServerVersion()).toMatchObject({ name: 'legacy-fixture', version: '1.2.3' });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['echo', 'fail']);
    expect(await client.callTool({ name: 'echo', arguments: { text: 'hi' } })).toMatchObject(text('hi'));
    expect(await client.callTool({ name: 'fail', arguments: {} })).toMatchObject({ isError: true });
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
    expect(await client.getPrompt({ name: 'greet', arguments: { name: 'Ada' } })).toMatchObject({
      messages: [{ content: { text: 'Hello Ada' } }],
    });
  });

  test('is asked in the middle of a call, which goes on with its answers', async () => {
    const capabilities = { elicitation: {}, sampling: {}, roots: {} };
    const client = await modernClient(await proxyTo(await startLegacySdkServer(asking)), capabilities);
    client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
    client.setRequestHandler('sampling/createMessage', () => ({
      role: 'assistant',
      model: 'm',
      content: { type: 'text', text: 'says' },
    }));
    client.setRequestHandler('roots/list', () => ({ roots: [{ uri: 'file:///r' }] }));
    expect(await client.callTool({ name: 'ask', arguments: {} })).toMatchObject(text('Ada says file:///r'));
  });

  test('gets the progress of its own call, under its own token', async () => {
    const client = await modernClient(await proxyTo(await startLegacySdkServer(asking)));
    const seen: number[] = [];
    const options = { onprogress: ({ progress }: { progress: number }) => void seen.push(progress) };
    expect(await client.callTool({ name: 'progress', arguments: {} }, options)).toMatchObject(text('done'));
    expect(seen).toEqual([1, 2]);
  });
});

describe('a legacy client with a legacy server', () => {
  test('is asked on the stream of its call', async () => {
    const server = await startLegacySdkServer((each) => {
      each.registerTool('ask', { description: 'Asks.' }, async ({ requestId }) => {
        const { roots } = await each.server.listRoots({}, { relatedRequestId: requestId });
        const sampled = await each.server.createMessage({ messages: [], maxTokens: 5 });
        return text(`${roots[0]?.uri ?? ''} ${sampled.model}`);
      });
    });
    const client = await legacyClient(await proxyTo(server), { roots: {}, sampling: {} });
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///a' }] }));
    client.setRequestHandler(CreateMessageRequestSchema, () => ({
      role: 'assistant',
      model: 'm',
      content: { type: 'text', text: '' },
    }));
    expect(await client.callTool({ name: 'ask' })).toMatchObject(text('file:///a m'));
  });
});
