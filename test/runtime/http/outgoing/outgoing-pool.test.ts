import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openOutgoingPool } from '../../../../runtime/http/outgoing/outgoing-pool.ts';
import { makeCertificates } from '../../../support/certificates.ts';
import { answering, asked, endings, get, here, pooled } from '../../../support/pooled-calls.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('a request', () => {
  test('goes out as it is, and its answer comes as it is', async () => {
    const server = await answering(() => ({ status: 404, headers: { 'x-one': '1' }, text: 'zürich' }));
    const pool = await pooled(server.url);
    const headers = ['x-a', 'b', 'content-type', 'text/plain'];
    const { over } = asked(pool, { method: 'POST', path: '/a?b=c', headers, body: Buffer.from('hello') });
    expect(await over).toEqual([['head', 404], 'zürich', 'end']);
    expect(server.requests).toMatchObject([
      { method: 'POST', path: '/a?b=c', body: 'hello', headers: { 'x-a': 'b', 'content-length': '5' } },
    ]);
    expect(server.requests[0]?.headers['accept-encoding']).toBeUndefined();
    expect(pool.inFlight).toBe(0);
  });

  test('with a redirect as its answer gets the redirect', async () => {
    const server = await answering(() => ({ status: 307, headers: { location: '/other' }, text: '-' }));
    expect(await asked(await pooled(server.url), get).over).toContainEqual(['head', 307]);
    expect(server.requests).toHaveLength(1);
  });

  test('that no HTTP allows fails by internal error, without a word sent', async () => {
    const server = await answering(() => ({}));
    const { over } = asked(await pooled(server.url), { ...get, headers: { 'x-a': 'b\r\nx-c: d' } });
    expect(await over).toEqual([['failed', 'internal', false]]);
    expect(server.requests).toEqual([]);
  });

  test('whose receiver throws fails, and the next one is answered', async () => {
    const server = await answering(() => ({ text: 'fine' }));
    const pool = await pooled(server.url);
    const failed = await new Promise((resolve) => {
      pool.dispatch(get, {
        head: () => {
          throw new Error('a bug');
        },
        data: () => undefined,
        end: () => resolve('end'),
        failed: ({ kind }) => resolve(kind),
      });
    });
    expect(failed).toBe('internal');
    expect(await asked(pool, get).over).toContain('fine');
  });
});

describe('an answer', () => {
  test('is read no faster than its receiver wants it', async () => {
    let waiting = 0;
    const server = await answering(() => (response: ServerResponse) => {
      response.writeHead(200);
      const fill = (): void => {
        while (response.write(Buffer.alloc(65_536, 'x'))) waiting += 1;
        waiting += 1;
      };
      response.on('drain', fill);
      fill();
    });
    const pool = await pooled(server.url);
    let isWanted = false;
    const { call, over } = asked(pool, get, (own) => {
      if (!isWanted) own.pause();
    });
    await expect.poll(() => waiting).toBeGreaterThan(0);
    let before = -1;
    // Until the buffers between the two are full.
    while (before !== waiting) {
      before = waiting;
      await delay(100);
    }
    isWanted = true;
    call.resume();
    await expect.poll(() => waiting).toBeGreaterThan(before);
    call.abort();
    expect((await over).at(-1)).toEqual(['failed', 'aborted', true]);
  });

  test('larger than allowed, and one that breaks off, fail once', async () => {
    const server = await answering(({ path }) => (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '10' }).write('12345');
      if (path === '/breaks') setTimeout(() => response.destroy(), 20);
      else response.end('67890');
    });
    const pool = await pooled(server.url);
    expect((await asked(pool, { ...get, maximumBytes: 4 }).over).at(-1)).toEqual(['failed', 'too-large', true]);
    expect(await asked(pool, { ...get, path: '/breaks' }).over).toEqual([
      ['head', 200],
      '12345',
      ['failed', 'network', true],
    ]);
    expect(pool.inFlight).toBe(0);
  });

  test('that does not come in time fails, a quiet stream does not', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(({ path }) => (response: ServerResponse) => {
      held.push(response);
      if (path === '/stream') response.writeHead(200).flushHeaders();
    });
    const pool = await pooled(server.url, { headTime: 100, idleTime: 100 });
    const stream = asked(pool, { ...get, path: '/stream', isStream: true });
    expect(await asked(pool, get).over).toEqual([['failed', 'timeout', true]]);
    expect(await asked(pool, { ...get, path: '/stream' }).over).toEqual([
      ['head', 200],
      ['failed', 'timeout', true],
    ]);
    held[0]?.end('at last');
    expect(await stream.over).toEqual([['head', 200], 'at last', 'end']);
  });
});

describe('an address that is not called', () => {
  test('is refused when the pool is made, or when its name resolves to it', async () => {
    const plain = await openOutgoingPool({ ...here, origin: new URL('http://example.com'), plainHttp: 'never' });
    expect(plain).toMatchObject({ ok: false, error: { kind: 'refused-address' } });
    const server = await answering(() => ({}));
    const closed = { loopback: false, private: false };
    const literal = await pooled(server.url, { addresses: closed });
    expect(await asked(literal, get).over).toEqual([['failed', 'refused-address', false]]);
    // A name that changes its answer: each connection is judged anew.
    let asking = 0;
    const pool = await pooled(`http://rebinding.test:${server.port}`, {
      resolve: (_name, callback) => {
        asking += 1;
        callback(null, [{ address: asking === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
      },
    });
    expect(await asked(pool, { ...get, headers: { connection: 'close' } }).over).toContain('end');
    expect(await asked(pool, get).over).toEqual([['failed', 'refused-address', false]]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('TLS', () => {
  test('trusts the CA of the file, shows our certificate, and follows files that change', async () => {
    const folder = temporaryFolder('svc-pool-');
    const [ours, theirs] = [makeCertificates(folder), makeCertificates(temporaryFolder('svc-pool-'))];
    const server = createTlsServer(
      { key: ours.key, cert: ours.cert, ca: ours.ca, requestCert: true, rejectUnauthorized: false },
      (request, response) => {
        const socket = request.socket as TLSSocket;
        response.end(socket.authorized ? 'known' : 'unknown');
      },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    endings.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    const bound = server.address();
    const origin = `https://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
    const at = (name: string): string => join(folder, name);
    writeFileSync(at('present.pem'), theirs.ca);
    const settings = { caFile: at('present.pem'), clientCertificate: { certFile: at('c.pem'), keyFile: at('c.key') } };
    const missing = await openOutgoingPool({ origin: new URL(origin), ...here, ...settings });
    expect(missing).toMatchObject({ ok: false, error: { kind: 'local-file' } });
    writeFileSync(at('c.pem'), ours.cert);
    writeFileSync(at('c.key'), theirs.key);
    const unpaired = await openOutgoingPool({ origin: new URL(origin), ...here, ...settings });
    expect(unpaired).toMatchObject({ ok: false, error: { message: expect.stringContaining('not a pair') } });
    writeFileSync(at('c.key'), ours.key);
    const pool = await pooled(origin, settings);
    expect(await asked(pool, get).over).toEqual([['failed', 'tls', false]]);
    writeFileSync(at('present.pem'), 'no certificate');
    expect(await pool.refresh()).toMatchObject({ kind: 'local-file' });
    copyFileSync(ours.caFile, at('present.pem'));
    expect(await pool.refresh()).toBeUndefined();
    expect(await asked(pool, get).over).toEqual([['head', 200], 'known', 'end']);
    expect(await asked(await pooled(origin, { caFile: ours.caFile }), get).over).toContain('unknown');
  });
});

describe('an end', () => {
  test('waits for a request that began in the same turn', async () => {
    const server = await answering(() => ({ text: 'done' }));
    const pool = await pooled(server.url);
    const first = asked(pool, get);
    const closing = pool.close();
    expect(await first.over).toContain('done');
    await closing;

    // Each call of a burst goes out, those included that wait for a connection.
    const busy = await pooled(server.url);
    const all = Array.from({ length: 40 }, () => asked(busy, get).over);
    const closed = busy.close();
    for (const over of await Promise.all(all)) expect(over).toContain('done');
    await closed;

    const both = await pooled(server.url);
    const cut = asked(both, get);
    await Promise.all([both.close(), both.destroy()]);
    expect(await cut.over).toEqual([['failed', expect.any(String), false]]);
  });

  test('waits for answers in flight, or not, and takes nothing more', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url);
    const first = asked(pool, get);
    await expect.poll(() => held.length).toBe(1);
    const closing = pool.close();
    expect(await asked(pool, get).over).toEqual([['failed', 'aborted', false]]);
    held[0]?.end('done');
    expect(await first.over).toContain('done');
    await closing;

    const other = await pooled(server.url);
    const cut = asked(other, get);
    await expect.poll(() => held.length).toBe(2);
    await other.destroy();
    expect(await cut.over).toEqual([['failed', 'aborted', true]]);
  });
});
