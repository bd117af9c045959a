import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startModernSdkServer } from '../support/mcp/modern-sdk-server.ts';
import { startTestAggregator } from '../support/mcp/running-aggregator.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An aggregator over a server of each era. */
async function overBoth(): Promise<URL> {
  const [old, young] = [await startLegacySdkServer(), await startModernSdkServer()];
  closing.push(
    () => old.close(),
    () => young.close(),
  );
  const aggregator = await startTestAggregator({
    name: 'both',
    outgoingAuth: { source: 'inline' },
    backends: [
      { name: 'old', url: `${old.address}/mcp`, transport: 'streamable-http' },
      { name: 'young', url: `${young.address}/mcp`, transport: 'streamable-http' },
    ],
  });
  closing.push(() => aggregator.close());
  await aggregator.ready();
  return aggregator.endpoint;
}

async function legacyClient(endpoint: URL): Promise<Client> {
  const client = new Client({ name: 'test', version: '0' });
  await client.connect(new StreamableHTTPClientTransport(endpoint));
  closing.push(() => client.close());
  return client;
}

async function modernClient(endpoint: URL): Promise<ModernClient> {
  const client = new ModernClient(
    { name: 'test', version: '0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(new ModernTransport(endpoint));
  closing.push(() => client.close());
  return client;
}

const tools = ['old_echo', 'old_fail', 'young_echo', 'young_fail'];

describe('one endpoint over a server of each era', () => {
  test('serves a client made with the SDK 1.x', async () => {
    const client = await legacyClient(await overBoth());
    expect(client.getServerVersion()).toMatchObject({ name: 'both' });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(tools);
    for (const server of ['old', 'young']) {
      expect(await client.callTool({ name: `${server}_echo`, arguments: { text: server } })).toMatchObject({
        content: [{ type: 'text', text: server }],
      });
      expect(await client.callTool({ name: `${server}_fail`, arguments: {} })).toMatchObject({ isError: true });
      expect(await client.getPrompt({ name: `${server}_greet`, arguments: { name: 'Ada' } })).toMatchObject({
        messages: [{ content: { text: 'Hello Ada' } }],
      });
    }
    await expect(client.callTool({ name: 'echo', arguments: { text: 'x' } })).rejects.toThrow('Unknown tool');
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['old_greet', 'young_greet']);
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['file:///readme.md']);
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
    await client.ping();
  });

  test('serves a client made with the SDK 2.x', async () => {
    const client = await modernClient(await overBoth());
    expect(client.getServerVersion()).toMatchObject({ name: 'both' });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(tools);
    for (const server of ['old', 'young']) {
      expect(await client.callTool({ name: `${server}_echo`, arguments: { text: 'grüße' } })).toMatchObject({
        content: [{ type: 'text', text: 'grüße' }],
      });
      expect(await client.getPrompt({ name: `${server}_greet`, arguments: { name: 'Ada' } })).toMatchObject({
        messages: [{ content: { text: 'Hello Ada' } }],
      });
    }
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['old_greet', 'young_greet']);
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
  });
});
