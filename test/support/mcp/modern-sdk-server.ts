import type { RequestListener } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer, type McpHttpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { listening, type Listening } from './listening.ts';

/** A server made with the SDK 2.x. */
export interface ModernSdkServer extends Listening {
  readonly handler: McpHttpHandler;
}

/** Starts it with a few tools, a prompt and a resource, and what `more` adds. It speaks 2026-07-28 only, unless `legacy` says otherwise. */
export async function startModernSdkServer(
  more: (server: McpServer) => void = () => undefined,
  legacy: 'reject' | 'stateless' = 'reject',
): Promise<ModernSdkServer> {
  const handler = createMcpHandler(() => sampleServer(more), { legacy });
  const handle = toNodeHandler(handler) as RequestListener;
  const place = await listening(handle);
  return { ...place, handler };
}

function sampleServer(more: (server: McpServer) => void): McpServer {
  const server = new McpServer({ name: 'modern-fixture', version: '2.3.4' });
  server.registerTool(
    'echo',
    { description: 'Says it again.', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({ content: [{ type: 'text', text }] }),
  );
  server.registerTool('fail', { description: 'Fails.', inputSchema: z.object({}) }, () => ({
    isError: true,
    content: [{ type: 'text', text: 'it failed' }],
  }));
  server.registerPrompt(
    'greet',
    { description: 'Greets.', argsSchema: z.object({ name: z.string() }) },
    ({ name }) => ({ messages: [{ role: 'user', content: { type: 'text', text: `Hello ${name}` } }] }),
  );
  server.registerResource('readme', 'file:///readme.md', { mimeType: 'text/markdown' }, (uri) => ({
    contents: [{ uri: uri.href, text: '# Read me' }],
  }));
  more(server);
  return server;
}
