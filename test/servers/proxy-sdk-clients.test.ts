import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { startLegacySdkServer } from '../support/mcp/legacy-sdk-server.ts';
import { startModernSdkServer } from '../support/mcp/modern-sdk-server.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function proxyTo(server: { readonly port: number; close(): Promise<void> }): Promise<URL> {
  closing.push(() => server.close());
  const proxy = await startTestProxy({ transport: 'streamable-http', targetPort: server.port });
  closing.push(() => proxy.close());
  await proxy.ready();
  return proxy.endpoint;
}

describe('a client made with the SDK 1.x', () => {
  test('lists and calls the tools of a server of its era', async () => {
    const endpoint = await proxyTo(await startLegacySdkServer());
    const client = new Client({ name: 'test', version: '0' });
    const transport = new StreamableHTTPClientTransport(endpoint);
    await client.connect(transport);
    closing.push(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: 'legacy-fixture', version: '1.2.3' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['echo', 'fail']);
    expect(await client.callTool({ name: 'echo', arguments: { text: 'hello' } })).toMatchObject({
      content: [{ type: 'text', text: 'hello' }],
    });
    expect(await client.callTool({ name: 'fail' })).toMatchObject({ isError: true });
    expect(await client.getPrompt({ name: 'greet', arguments: { name: 'Ada' } })).toMatchObject({
      messages: [{ content: { text: 'Hello Ada' } }],
    });
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
    await transport.terminateSession();
  });
});

describe('a client made with the SDK 2.x', () => {
  test('lists and calls the tools of a server of 2026-07-28', async () => {
    const endpoint = await proxyTo(await startModernSdkServer());
    const client = new ModernClient(
      { name: 'test', version: '0' },
      { versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
    await client.connect(new ModernTransport(endpoint));
    closing.push(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: 'modern-fixture' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['echo', 'fail']);
    expect(await client.callTool({ name: 'echo', arguments: { text: 'grüße \u2028' } })).toMatchObject({
      content: [{ type: 'text', text: 'grüße \u2028' }],
    });
    expect(await client.callTool({ name: 'fail', arguments: {} })).toMatchObject({ isError: true });
    expect(await client.readResource({ uri: 'file:///readme.md' })).toMatchObject({
      contents: [{ text: '# Read me' }],
    });
  });
});
