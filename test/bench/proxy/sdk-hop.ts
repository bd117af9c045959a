import { createServer, type RequestListener } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';

/** A hop as one builds it with the SDK, a program of its own: a server whose tool calls the tool of the server behind it. */
const client = new Client({ name: 'hop', version: '0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', process.argv[2])));
const inputSchema = fromJsonSchema<Record<string, unknown>>({ type: 'object' });
const handler = createMcpHandler(
  () => {
    const server = new McpServer({ name: 'hop', version: '0' });
    server.registerTool('echo', { description: 'Passes on.', inputSchema }, (given) =>
      client.callTool({ name: 'echo', arguments: given }),
    );
    return server;
  },
  { legacy: 'reject' },
);
const server = createServer(toNodeHandler(handler) as RequestListener);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  process.stdout.write(`{"address":"http://127.0.0.1:${address.port}"}\n`);
});
