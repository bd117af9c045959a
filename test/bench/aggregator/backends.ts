import { createServer } from 'node:http';

/**
 * Many MCP servers of the benchmarks in a program of their own: bare node:http, ten tools each, every call with the same result. The last
 * one takes so many milliseconds for each answer.
 */
const count = Number(process.argv[2] ?? '1');
const delayOfLast = Number(process.argv[3] ?? '0');
const text = 'x'.repeat(200);
const result = `{"resultType":"complete","content":[{"type":"text","text":"${text}"}]}`;
const fresh = '"ttlMs":0,"cacheScope":"private"';
const discovered = `{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},${fresh}}`;
const tools = JSON.stringify(
  ['echo', ...Array.from({ length: 9 }, (_, index) => `tool_${index}`)].map((name) => ({
    name,
    description: `Does what ${name} does, for a benchmark`,
    inputSchema: { type: 'object', properties: { text: { type: 'string' }, number: { type: 'integer' } } },
  })),
);
const greeted =
  '{"protocolVersion":"2024-11-05","capabilities":{"tools":{}},"serverInfo":{"name":"bench","version":"0"}}';
const listed = `{"resultType":"complete","tools":${tools},${fresh}}`;

function answerTo(body: string): string {
  if (body.includes('"server/discover"')) return discovered;
  // Peers know the older revisions alone.
  if (body.includes('"initialize"')) return greeted;
  return body.includes('"tools/list"') ? listed : result;
}

function listen(delay: number): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      const id = /"id":("[^"]*"|\d+)/.exec(body)?.[1] ?? 'null';
      if (id === 'null') {
        response.writeHead(request.method === 'POST' ? 202 : 405).end();
        return;
      }
      const answer = `{"jsonrpc":"2.0","id":${id},"result":${answerTo(body)}}`;
      const write = (): void => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
        response.end(answer);
      };
      if (delay === 0) write();
      else setTimeout(write, delay);
    });
  });
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port was given'));
      else resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

const addresses: string[] = [];
for (let index = 0; index < count; index += 1) addresses.push(await listen(index === count - 1 ? delayOfLast : 0));
process.stdout.write(`${JSON.stringify({ addresses })}\n`);
