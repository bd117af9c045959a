import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'undici';

/** The control of the proxy's gates, a program of its own: node:http in front, undici dispatch behind, nothing in between. */
const pool = new Pool(process.argv[2] ?? '', { connections: 64, pipelining: 1 });
const passed = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

function forward(body: Buffer, headers: string[], response: ServerResponse): void {
  const chunks: Buffer[] = [];
  let status = 502;
  pool.dispatch(
    { method: 'POST', path: '/mcp', headers, body },
    {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        const whole = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
        response.writeHead(status, { 'content-type': 'application/json', 'content-length': whole.length });
        response.end(whole);
      },
      onResponseError() {
        response.writeHead(502).end();
      },
    },
  );
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = passed.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [name, value] : [];
    });
    forward(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks), headers, response);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  process.stdout.write(`{"address":"http://127.0.0.1:${address.port}"}\n`);
});
