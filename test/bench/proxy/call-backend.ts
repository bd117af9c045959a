import { createServer } from 'node:http';

/** The MCP server of the benchmarks, a program of its own: bare node:http, which answers every call with the same result. */
const text = 'x'.repeat(200);
const result = `{"resultType":"complete","content":[{"type":"text","text":"${text}"}]}`;
const discovered =
  '{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"private"}';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('latin1');
    const id = /"id":("[^"]*"|\d+)/.exec(body)?.[1] ?? 'null';
    const answer = `{"jsonrpc":"2.0","id":${id},"result":${body.includes('"server/discover"') ? discovered : result}}`;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  process.stdout.write(`{"address":"http://127.0.0.1:${address.port}"}\n`);
});
