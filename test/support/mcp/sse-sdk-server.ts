import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { z } from 'zod';
import { listening, type Listening } from './listening.ts';

/** A server of HTTP+SSE made with the SDK 1.x. */
export interface SseSdkServer extends Listening {
  /** Streams that are open. */
  readonly transports: ReadonlyMap<string, SSEServerTransport>;
}

/** Starts it at `/sse` and `/messages`, with a tool that says things again, one that reports progress, and one that asks. */
export async function startSseSdkServer(): Promise<SseSdkServer> {
  const transports = new Map<string, SSEServerTransport>();
  const place = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET' && url.pathname === '/sse') {
      const transport = new SSEServerTransport('/messages', response);
      transports.set(transport.sessionId, transport);
      response.on('close', () => transports.delete(transport.sessionId));
      void sampleServer().connect(transport);
      return;
    }
    const transport = transports.get(url.searchParams.get('sessionId') ?? '');
    if (url.pathname === '/messages' && transport !== undefined) void transport.handlePostMessage(request, response);
    else response.writeHead(404).end();
  });
  return { ...place, transports };
}

function sampleServer(): McpServer {
  const server = new McpServer({ name: 'sse-fixture', version: '1' });
  const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
  server.registerTool('echo', { inputSchema: { text: z.string() } }, ({ text: said }) => text(said));
  server.registerTool('progress', {}, async ({ _meta, sendNotification }) => {
    const progressToken = _meta?.progressToken ?? 0;
    await sendNotification({ method: 'notifications/progress', params: { progressToken, progress: 1 } });
    return text('done');
  });
  server.registerTool('ask', {}, async () => text((await server.server.listRoots()).roots[0]?.uri ?? ''));
  return server;
}
