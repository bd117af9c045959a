import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The control of G10, a program of its own: one buffer for every request, by bare node:http. */
const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  process.stdout.write(`{"address":"http://127.0.0.1:${address.port}"}\n`);
});
