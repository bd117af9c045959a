import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptsGzip } from '../../../runtime/http/accepted-coding.ts';
import { compressedReply, gzipOnDemand } from '../../../runtime/http/compressed-reply.ts';
import { operationsServer, type OperationsServer } from '../../support/operations-server.ts';

test.each([
  [undefined, false],
  ['', false],
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
  ['x-gzip', true],
  ['*', true],
  ['*;q=0', false],
  ['identity', false],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['gzip;q=0.5, identity', false],
  ['gzip;q=0.5, identity;q=0.5', true],
  ['gzipped', false],
  ['gzip;q=high', false],
  ['*, gzip;q=0', false],
])('a body goes out as gzip where %j would rather have it', (header, isGzip) => {
  expect(acceptsGzip(header)).toBe(isGzip);
});

test('a body is compressed once, when it is taken a second time, and short ones never', () => {
  const held: number[] = [];
  const gzip = gzipOnDemand(Buffer.from('x'.repeat(5000)), (bytes) => held.push(bytes));
  expect(gzip()).toBeUndefined();
  const made = gzip();
  expect(gunzipSync(made ?? '').length).toBe(5000);
  expect(gzip()).toBe(made);
  expect(held).toEqual([made?.length]);
  const short = gzipOnDemand(Buffer.from('x'.repeat(1000)));
  expect([short(), short(), short()]).toEqual([undefined, undefined, undefined]);
});

describe('an answer of which there is a compressed form', () => {
  const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(5000) }));
  let running: OperationsServer;
  beforeAll(() => {
    const headers = { etag: '"a"', vary: 'accept-encoding', 'cache-control': 'no-cache' };
    const gzip = gzipOnDemand(body);
    running = operationsServer({
      handlers: {
        listServers: ({ exchange }) => compressedReply(exchange, { status: 200, body, headers }, '"a"', gzip),
      },
    });
    gzip();
  });
  afterAll(() => running.server.app.close());
  const ask = (headers: Record<string, string>) => running.server.app.inject({ url: '/r/v0.1/servers', headers });

  test('is sent as the client would rather have it, with a tag for each form', async () => {
    const plain = await ask({});
    expect([plain.headers.etag, plain.headers['content-encoding']]).toEqual(['"a"', undefined]);
    const coded = await ask({ 'accept-encoding': 'gzip, br' });
    expect(coded.headers).toMatchObject({ etag: '"a-gzip"', 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(coded.headers['content-length']).toBe(String(coded.rawPayload.length));
    expect(gunzipSync(coded.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test('is still right in the form that the client has', async () => {
    const known = async (tag: string, accept = 'gzip'): Promise<unknown[]> => {
      const { statusCode, headers } = await ask({ 'if-none-match': tag, 'accept-encoding': accept });
      return [statusCode, headers.etag];
    };
    expect(await known('"a-gzip"')).toEqual([304, '"a-gzip"']);
    expect(await known('"a"')).toEqual([304, '"a"']);
    expect(await known('"b"')).toEqual([200, '"a-gzip"']);
    // Who does not take gzip any more gets a form that they can read.
    expect(await known('"a-gzip"', 'identity')).toEqual([200, '"a"']);
  });
});
