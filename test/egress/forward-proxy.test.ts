import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { forwardProxy, mostConnections } from '../../runtime/egress/forward-proxy.ts';
import { RefusalLog } from '../../runtime/egress/refusal-log.ts';

const servers: NetServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
    server.close();
  }
});

async function listening(server: NetServer | Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function proxyFor(hosts: readonly string[]): Promise<number> {
  const log = new RefusalLog(() => undefined);
  return listening(forwardProxy({ allowAll: false, hosts, ports: [], gateway: false, machine: [] }, log));
}

/** Writes bytes to a port and reads until the end. */
async function exchanged(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(text);
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

test('a request goes on with the host of its address, without the headers of its connection', async () => {
  const upstream = createServer((incoming, response) =>
    incoming
      .setEncoding('utf8')
      .on('data', (body: string) => response.write(body))
      .on('end', () => response.end(JSON.stringify([incoming.method, incoming.url, incoming.headers]))),
  );
  const port = await listening(upstream);
  const proxy = await proxyFor(['127.0.0.1']);
  const out = request({
    port: proxy,
    host: '127.0.0.1',
    method: 'POST',
    path: `http://127.0.0.1:${port}/a?b`,
    headers: { host: 'other.test', connection: 'x-hop', 'x-hop': '1', 'proxy-authorization': 'x', 'x-kept': '2' },
  });
  out.end('body');
  const [reply] = await once(out, 'response');
  let said = '';
  for await (const piece of reply) said += piece;
  const [, method, url] = /^body\["(\w+)","([^"]+)"/.exec(said) ?? [];
  expect([method, url]).toEqual(['POST', '/a?b']);
  expect(said).toContain(`"host":"127.0.0.1:${port}"`);
  expect(said).toContain('"x-kept":"2"');
  expect(said).not.toMatch(/x-hop|proxy-auth|other\.test/);
});

test('a GET with a body in pieces stays one request', async () => {
  const heard: string[] = [];
  const port = await listening(
    createServer((incoming, response) => {
      heard.push(incoming.url ?? '');
      incoming.resume().on('end', () => response.end('done'));
    }),
  );
  const proxy = await proxyFor(['127.0.0.1']);
  const inner = 'GET /hidden HTTP/1.1\r\nHost: evil.test\r\n\r\n';
  const text = `GET http://127.0.0.1:${port}/seen HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
  expect(await exchanged(proxy, text)).toContain('done');
  expect(heard).toEqual(['/seen']);
});

test.each([
  ['GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', ' 400 '],
  ['GET ftp://127.0.0.1/ HTTP/1.1\r\nHost: a\r\n\r\n', ' 400 '],
  ['GET http://user:word@127.0.0.1/ HTTP/1.1\r\nHost: a\r\n\r\n', ' 400 '],
  ['CONNECT 127.0.0.1 HTTP/1.1\r\nHost: a\r\n\r\n', ' 400 '],
  ['CONNECT 127.0.0.1:0 HTTP/1.1\r\nHost: a\r\n\r\n', ' 400 '],
  ['CONNECT other.test:443 HTTP/1.1\r\nHost: a\r\n\r\n', ' 403 '],
  ['GET http://other.test/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', ' 403 '],
] as const)('%j is refused', async (text, status) => {
  expect((await exchanged(await proxyFor(['127.0.0.1']), text)).slice(8, 13)).toBe(status);
});

test('headers without an end are cut off', async () => {
  const said = await exchanged(await proxyFor([]), `GET http://a/ HTTP/1.1\r\nx: ${'x'.repeat(100_000)}`);
  expect(said).not.toContain('200');
});

test('a server that speaks first is heard through a tunnel, and both ends close together', async () => {
  const port = await listening(createNetServer((socket) => void socket.write('220 hello\r\n')));
  const proxy = await proxyFor(['127.0.0.1']);
  const socket = connect({ port: proxy, host: '127.0.0.1' });
  socket.write(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: a\r\n\r\n`);
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  await expect.poll(() => said).toMatch(/200 Connection established\r\n\r\n220 hello/);
  socket.destroy();
});

test('a body keeps its length, whatever Connection names, and stays one request', async () => {
  const heard: string[] = [];
  const port = await listening(
    createServer((incoming, response) => {
      heard.push(incoming.url ?? '');
      incoming.resume().on('end', () => response.end('done'));
    }),
  );
  const proxy = await proxyFor(['127.0.0.1']);
  const inner = 'GET /hidden HTTP/1.1\r\nHost: evil.test\r\n\r\n';
  const text = `GET http://127.0.0.1:${port}/seen HTTP/1.1\r\nHost: a\r\nConnection: close, content-length\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`;
  expect(await exchanged(proxy, text)).toContain('done');
  expect(heard).toEqual(['/seen']);
});

test('a body keeps its length behind thousands of headers, and stays one request', async () => {
  const heard: string[] = [];
  const port = await listening(
    createServer((incoming, response) => {
      heard.push(incoming.url ?? '');
      incoming.resume().on('end', () => response.end('done'));
    }),
  );
  const proxy = await proxyFor(['127.0.0.1']);
  const inner = 'GET /hidden HTTP/1.1\r\nHost: evil.test\r\n\r\n';
  const text = `POST http://127.0.0.1:${port}/seen HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'a:b\r\n'.repeat(2100)}Content-Length: ${inner.length}\r\n\r\n${inner}`;
  expect(await exchanged(proxy, text)).toContain('done');
  expect(heard).toEqual(['/seen']);
});

test.each(['HTTP/1.1 000 x', 'HTTP/1.1 099 x'])('a reply that begins with %j is an error, and no end', async (line) => {
  const port = await listening(
    createNetServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(`${line}\r\nContent-Length: 0\r\n\r\n`));
    }),
  );
  const proxy = await proxyFor(['127.0.0.1']);
  const text = `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  for (const attempt of [1, 2]) expect(await exchanged(proxy, text), `attempt ${attempt}`).toContain(' 502 ');
});

test('a connection that sends requests ahead is closed, and one after the other they are answered', async () => {
  let reached = 0;
  const port = await listening(
    createServer((incoming, response) => {
      reached += 1;
      if (incoming.url === '/answer') response.end('answered');
    }),
  );
  const proxy = await proxyFor(['127.0.0.1']);
  const asking = (path: string): string => `GET http://127.0.0.1:${port}${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  expect(await exchanged(proxy, asking('/wait').repeat(1000))).toBe('');
  expect(await exchanged(proxy, `${asking('/wait')}CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('');
  // The first of each may have been on its way.
  expect(reached).toBeLessThanOrEqual(2);
  const socket = connect({ port: proxy, host: '127.0.0.1' });
  let said = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  for (const count of [1, 2, 3]) {
    socket.write(asking('/answer'));
    await expect.poll(() => said.split('answered').length - 1).toBe(count);
  }
  socket.destroy();
});

test('more connections than it takes are closed at once', async () => {
  const proxy = await proxyFor(['127.0.0.1']);
  const held = Array.from({ length: mostConnections }, () => connect({ port: proxy, host: '127.0.0.1' }));
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  expect(await exchanged(proxy, 'GET http://other.test/ HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  for (const socket of held) socket.destroy();
});
