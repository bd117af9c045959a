import { createInterface } from 'node:readline';

/** The MCP server of the bench on standard streams: it answers every call with the same result. */
const text = 'x'.repeat(200);
const results: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'child', version: '0' },
  },
  'tools/list': { tools: [{ name: 'echo', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [{ type: 'text', text }] },
  ping: {},
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line) as { readonly id?: string | number; readonly method?: string };
  if (id === undefined || method === undefined) return;
  const result = results[method];
  const answer = result === undefined ? { error: { code: -32601, message: 'there is no such method' } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
});
