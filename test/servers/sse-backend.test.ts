import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test, vi } from 'vitest';
import { gatewayOver } from '../support/mcp/gateway-over.ts';
import { closeLater, toolCall } from '../support/mcp/open-gateways.ts';
import { openSession } from '../support/mcp/raw-client.ts';
import { startScriptedServer, type Answering, type ScriptedServer } from '../support/mcp/scripted-server.ts';
import { startSseSdkServer } from '../support/mcp/sse-sdk-server.ts';

async function over(server: { readonly address: string; close(): Promise<void> }) {
  closeLater(() => server.close());
  const gateway = await gatewayOver(server, { transport: 'sse' });
  closeLater(() => gateway.close());
  return gateway;
}

describe('a server of HTTP+SSE', () => {
  test('serves legacy clients: calls, progress, questions', async () => {
    const server = await startSseSdkServer();
    const { endpoint } = await over(server);
    const client = new Client({ name: 't', version: '0' }, { capabilities: { roots: {} } });
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///r' }] }));
    await client.connect(new StreamableHTTPClientTransport(endpoint));
    closeLater(() => client.close());
    expect(client.getServerVersion()).toMatchObject({ name: 'sse-fixture' });
    expect(await client.callTool({ name: 'echo', arguments: { text: 'hi' } })).toMatchObject({
      content: [{ text: 'hi' }],
    });
    const seen: number[] = [];
    const onprogress = ({ progress }: { progress: number }) => void seen.push(progress);
    await client.callTool({ name: 'progress' }, undefined, { onprogress });
    expect(seen).toEqual([1]);
    expect(await client.callTool({ name: 'ask' })).toMatchObject({ content: [{ text: 'file:///r' }] });
  });

  test('serves clients of 2026-07-28', async () => {
    const { endpoint } = await over(await startSseSdkServer());
    const client = new ModernClient(
      { name: 't', version: '0' },
      { capabilities: { roots: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
    );
    client.setRequestHandler('roots/list', () => ({ roots: [{ uri: 'file:///m' }] }));
    await client.connect(new ModernTransport(endpoint));
    closeLater(() => client.close());
    expect(await client.callTool({ name: 'ask', arguments: {} })).toMatchObject({ content: [{ text: 'file:///m' }] });
  });

  test('that rounds an id beyond 2^53 is understood, and its client gets the id that it sent', async () => {
    const { endpoint } = await over(await startSseSdkServer());
    const client = await openSession(endpoint);
    const params = '{"name":"echo","arguments":{"text":"hi"}}';
    const answer = await client.post(
      `{"jsonrpc":"2.0","id":9007199254740993,"method":"tools/call","params":${params}}`,
    );
    expect(await answer.text()).toMatch(/"id":9007199254740993[,}]/);
  });

  test('is connected to anew when its stream breaks', async () => {
    const server = await startSseSdkServer();
    const { endpoint } = await over(server);
    const client = new Client({ name: 't', version: '0' });
    await client.connect(new StreamableHTTPClientTransport(endpoint));
    closeLater(() => client.close());
    const [first] = server.transports.keys();
    await vi.waitFor(() => expect(server.transports.size).toBe(1));
    server.server.closeAllConnections();
    await vi.waitFor(() => expect(server.transports.size).toBe(0));
    const again = await client.callTool({ name: 'echo', arguments: { text: 'again' } });
    expect(again).toMatchObject({ content: [{ text: 'again' }] });
    expect([...server.transports.keys()]).not.toContain(first);
  });

  test('gets nothing of a client before the new handshake is over', async () => {
    let stream: Answering | undefined;
    const greetings: (() => void)[] = [];
    const server: ScriptedServer = await startScriptedServer(({ method, message }, answer) => {
      if (method === 'GET') {
        stream = answer;
        answer.stream();
        answer.response.write('event: endpoint\ndata: /messages\n\n');
        return;
      }
      answer.response.writeHead(202).end();
      const { id } = message;
      const result = { protocolVersion: '2024-11-05', capabilities: {}, serverInfo: { name: 's', version: '1' } };
      const to = stream;
      const greet = (): void => to?.event({ jsonrpc: '2.0', id, result });
      if (message.method === 'initialize' && server.of('initialize').length > 2) greetings.push(greet);
      else if (message.method === 'initialize') greet();
      else if (id !== undefined) to?.event({ jsonrpc: '2.0', id, result: { content: [] } });
    });
    const { endpoint } = await over(server);
    const client = await openSession(endpoint);
    server.server.closeAllConnections();
    // The proxy has to notice first.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const calls = [1, 2].map((id) => client.post(toolCall(id)));
    await vi.waitFor(() => expect(greetings).toHaveLength(1));
    const third = client.post(toolCall(3));
    await client.post({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' });
    expect(server.received.at(-1)?.message.method).toBe('initialize');
    greetings[0]?.();
    for (const answer of await Promise.all([...calls, third]))
      expect(await answer.message()).toMatchObject({ result: { content: [] } });
    expect(server.of('initialize')).toHaveLength(3);
  });

  test('is not followed to another origin, where its credentials would go', async () => {
    const server = await startScriptedServer((_received, answer) => {
      answer.stream();
      answer.response.write('event: endpoint\ndata: http://127.0.0.1:1/messages\n\n');
    });
    closeLater(() => server.close());
    const gateway = await gatewayOver(server, { transport: 'sse', probe: false });
    closeLater(() => gateway.close());
    expect(await gateway.backend.probe()).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('another origin'),
    });
    expect(server.received.map(({ method }) => method)).toEqual(['GET']);
  });
});
