import { once } from 'node:events';
import { createServer } from 'node:net';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { readFirstBytes } from '../../runtime/egress/client-hello.ts';

/** What a TLS client says first. */
async function helloOf(servername: string | undefined): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = connect({ port, host: '127.0.0.1', ...(servername === undefined ? {} : { servername }) });
  client.on('error', () => undefined);
  const [socket] = await once(server, 'connection');
  let bytes = Buffer.alloc(0);
  while (readFirstBytes(bytes).kind === 'unfinished') {
    const [more]: Buffer[] = await once(socket, 'data');
    bytes = Buffer.concat([bytes, more ?? Buffer.alloc(0)]);
  }
  client.destroy();
  server.close();
  return bytes;
}

test('the name of a TLS client is read, in one piece and byte by byte', async () => {
  const bytes = await helloOf('api.example.com');
  expect(readFirstBytes(bytes)).toEqual({ kind: 'hello', name: 'api.example.com' });
  for (let size = 0; size < bytes.length; size += 1)
    expect(readFirstBytes(bytes.subarray(0, size))).toEqual({ kind: 'unfinished' });
});

test('over several records too', async () => {
  const bytes = await helloOf('api.example.com');
  const message = bytes.subarray(5);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += 50) {
    const part = message.subarray(at, at + 50);
    records.push(Buffer.from([22, 3, 1, 0, part.length]), part);
  }
  expect(readFirstBytes(Buffer.concat(records))).toEqual({ kind: 'hello', name: 'api.example.com' });
});

test('a client that names nobody, and what is not TLS, are distinguished', async () => {
  expect(readFirstBytes(await helloOf(undefined))).toEqual({ kind: 'hello', name: undefined });
  expect(readFirstBytes(Buffer.from('GET / HTTP/1.1\r\n'))).toEqual({ kind: 'other' });
  expect(readFirstBytes(Buffer.from([22, 9]))).toEqual({ kind: 'other' });
});

test('lengths that lead out of the message name nobody, whatever is changed', async () => {
  const bytes = await helloOf('api.example.com');
  for (let at = 9; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = 0xff;
    const { kind } = readFirstBytes(changed);
    expect(kind).toBe('hello');
  }
});
