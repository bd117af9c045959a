// Three small MCP servers without dependencies, in one process: npx node examples/gateway/servers.ts
// Two speak revision 2025-11-25 and one 2026-07-28; the aggregator in front of them shows their tools as those of one server.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/** The part of a message that these servers read. */
interface Message {
  readonly id?: string | number;
  readonly method: string;
  readonly params?: { readonly name?: string; readonly arguments?: Readonly<Record<string, string>> };
}

type Tools = ReadonlyMap<string, { readonly description: string; call(text: string): string }>;

const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

/** The result of a method; undefined for methods that a server does not know. */
function resultOf(name: string, tools: Tools, isModern: boolean, { method, params }: Message): object | undefined {
  const serverInfo = { name, version: '1.0.0' };
  const complete = isModern ? { resultType: 'complete' } : {};
  const fresh = isModern ? { ttlMs: 0, cacheScope: 'private' } : {};
  switch (method) {
    case 'initialize':
      return isModern ? undefined : { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo };
    case 'server/discover': {
      const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo };
      return isModern
        ? { ...complete, ...fresh, supportedVersions: ['2026-07-28'], capabilities: { tools: {} }, _meta }
        : undefined;
    }
    case 'tools/list': {
      const listed = [...tools].map(([tool, { description }]) => ({ name: tool, description, inputSchema: text }));
      return { ...complete, ...fresh, tools: listed };
    }
    case 'tools/call': {
      const tool = tools.get(params?.name ?? '');
      const said = tool?.call(params?.arguments?.['text'] ?? '') ?? 'there is no such tool';
      return { ...complete, content: [{ type: 'text', text: said }], ...(tool === undefined ? { isError: true } : {}) };
    }
    default:
      return undefined;
  }
}

function serve(name: string, address: string, isModern: boolean, tools: Tools): void {
  const url = new URL(address);
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.end(`${name}\n`);
    if (request.url !== url.pathname) return response.writeHead(404).end();
    if (request.method === 'DELETE') return response.writeHead(204).end();
    if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST, DELETE' }).end();
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const message = JSON.parse(body) as Message;
    if (message.id === undefined) return response.writeHead(202).end();
    const result = resultOf(name, tools, isModern, message);
    const error = { code: -32601, message: `Method not found: ${message.method}` };
    const session = message.method === 'initialize' ? { 'mcp-session-id': randomUUID() } : {};
    response.writeHead(isModern && result === undefined ? 404 : 200, { 'content-type': 'application/json', ...session });
    return response.end(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...(result === undefined ? { error } : { result }) }));
  });
  server.listen(Number(url.port), url.hostname, () => process.stdout.write(`${address} serves ${name}\n`));
}

serve('tickets', 'http://127.0.0.1:9101/mcp', false, new Map([
  ['create', { description: 'Creates a ticket', call: (title) => `Ticket 1: ${title}` }],
  ['search', { description: 'Finds tickets', call: (words) => `No ticket about ${words}` }],
]));
serve('wiki', 'http://127.0.0.1:9102/mcp', true, new Map([
  ['search', { description: 'Finds pages', call: (words) => `A page about ${words}` }],
  ['delete_page', { description: 'Deletes a page', call: (page) => `${page} is gone` }],
]));
serve('calendar', 'http://127.0.0.1:9103/mcp', false, new Map([['today', { description: 'What is on today', call: () => 'Nothing' }]]));
process.once('SIGINT', () => process.exit(0));
