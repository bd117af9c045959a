import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';
import { listening, type Listening } from './listening.ts';

/** A server made with the SDK 1.x, which speaks the revisions with sessions. */
export interface LegacySdkServer extends Listening {
  /** Sessions that are open. */
  readonly sessions: ReadonlyMap<string, McpServer>;
  /** Forgets all sessions, as a restart does. */
  forget(): void;
}

/** Starts it with a few tools, a prompt and a resource, and what `more` adds to each session. */
export async function startLegacySdkServer(
  more: (server: McpServer) => void = () => undefined,
  port = 0,
): Promise<LegacySdkServer> {
  const sessions = new Map<string, McpServer>();
  const transports = new Map<string, StreamableHTTPServerTransport>();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const named = request.headers['mcp-session-id'];
    const known = typeof named === 'string' ? transports.get(named) : undefined;
    if (named !== undefined && known === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"jsonrpc":"2.0","error":{"code":-32001,"message":"Session not found"},"id":null}');
      return;
    }
    await (known ?? (await opened())).handleRequest(request, response);
  };
  const opened = async (): Promise<StreamableHTTPServerTransport> => {
    const server = sampleServer(more);
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        transports.set(id, transport);
        sessions.set(id, server);
      },
      onsessionclosed: (id) => {
        transports.delete(id);
        sessions.delete(id);
      },
    });
    await server.connect(transport);
    return transport;
  };
  const place = await listening((request, response) => {
    handle(request, response).catch(() => response.destroy());
  }, port);
  return {
    ...place,
    sessions,
    forget() {
      transports.clear();
      sessions.clear();
    },
  };
}

function sampleServer(more: (server: McpServer) => void): McpServer {
  const server = new McpServer({ name: 'legacy-fixture', version: '1.2.3' }, { capabilities: { logging: {} } });
  server.registerTool('echo', { description: 'Says it again.', inputSchema: { text: z.string() } }, ({ text }) => ({
    content: [{ type: 'text', text }],
  }));
  server.registerTool('fail', { description: 'Fails.' }, () => ({
    isError: true,
    content: [{ type: 'text', text: 'it failed' }],
  }));
  server.registerPrompt('greet', { description: 'Greets.', argsSchema: { name: z.string() } }, ({ name }) => ({
    messages: [{ role: 'user', content: { type: 'text', text: `Hello ${name}` } }],
  }));
  server.registerResource('readme', 'file:///readme.md', { mimeType: 'text/markdown' }, (uri) => ({
    contents: [{ uri: uri.href, text: '# Read me' }],
  }));
  more(server);
  return server;
}
