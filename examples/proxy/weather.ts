// A small MCP server of revision 2025-11-25, without dependencies: npx node examples/proxy/weather.ts
// It has three tools and no authentication: the proxy in front of it adds that.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const url = new URL('http://127.0.0.1:9100/mcp');

/** The part of a message that this server reads. */
interface Message {
  readonly id?: string | number;
  readonly method: string;
  readonly params?: { readonly name?: string; readonly arguments?: Readonly<Record<string, string>> };
}

const city = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };

const tools: Readonly<Record<string, { readonly description: string; call(city: string): string }>> = {
  get_forecast: { description: 'Forecast for tomorrow', call: (name) => `${name}: sunny, 21 degrees` },
  list_alerts: { description: 'Warnings for today', call: (name) => `${name}: no warnings` },
  delete_station: { description: 'Removes a weather station', call: (name) => `${name}: the station is gone` },
};

const methods: Readonly<Record<string, (params: Message['params']) => object>> = {
  initialize: () => ({
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'weather', version: '1.0.0' },
  }),
  ping: () => ({}),
  'tools/list': () => ({
    tools: Object.entries(tools).map(([name, { description }]) => ({ name, description, inputSchema: city })),
  }),
  'tools/call': (params) => {
    const tool = tools[params?.name ?? ''];
    if (tool === undefined) return { isError: true, content: [{ type: 'text', text: 'there is no such tool' }] };
    return { content: [{ type: 'text', text: tool.call(params?.arguments?.['city'] ?? 'Nowhere') }] };
  },
};

const server = createServer(async (request, response) => {
  if (request.url === '/') return response.end('weather\n');
  if (request.url !== url.pathname) return response.writeHead(404).end();
  if (request.method === 'DELETE') return response.writeHead(204).end();
  if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST, DELETE' }).end();
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  const { id, method, params } = JSON.parse(body) as Message;
  if (id === undefined) return response.writeHead(202).end();
  const result = methods[method]?.(params);
  const session = method === 'initialize' ? { 'mcp-session-id': randomUUID() } : {};
  const error = { code: -32601, message: `Method not found: ${method}` };
  response.writeHead(200, { 'content-type': 'application/json', ...session });
  return response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) }));
});

server.listen(Number(url.port), url.hostname, () => process.stdout.write(`${url.href} serves ${Object.keys(tools).join(', ')}\n`));
process.once('SIGINT', () => process.exit(0));
