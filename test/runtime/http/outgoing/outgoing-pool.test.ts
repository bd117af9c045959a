import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import {
  openOutgoingPool,
  type OutgoingPool,
  type OutgoingPoolSettings,
  type PoolCall,
  type PoolRequest,
} from '../../../../runtime/http/outgoing/outgoing-pool.ts';
import { startAnsweringServer, type Answer, type ArrivedRequest } from '../../../support/answering-server.ts';
import { makeCertificates } from '../../../support/certificates.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const here = { addresses: { loopback: true, private: false }, plainHttp: 'anywhere' } as const;
const get: PoolRequest = { method: 'GET', path: '/' };

async function pooled(origin: string, settings: Partial<OutgoingPoolSettings> = {}): Promise<OutgoingPool> {
  const opening = await openOutgoingPool({ origin: new URL(origin), ...here, ...settings });
  if (!opening.ok) throw new Error(opening.error.message);
  endings.push(() => opening.pool.destroy());
  return opening.pool;
}

async function answering(answer: (request: ArrivedRequest) => Answer | Promise<Answer>) {
  const server = await startAnsweringServer(answer);
  endings.push(() => server.close());
  return server;
}

/** Everything that the receiver of a request was told, in turn, and whether it was told before `dispatch` returned. */
function asked(pool: OutgoingPool, request: PoolRequest, onPiece?: (call: PoolCall) => void) {
  const told: unknown[] = [];
  let hasReturned = false;
  const over = Promise.withResolvers<unknown[]>();
  const tell = (...what: unknown[]): void => {
    expect(hasReturned).toBe(true);
    told.push(what.length === 1 ? what[0] : what);
  };
  const call = pool.dispatch(request, {
    head: (status) => tell('head', status),
    data(piece) {
      tell(String(piece));
      onPiece?.(call);
    },
    end() {
      tell('end');
      over.resolve(told);
    },
    failed(error, wasSent) {
      tell('failed', error.kind, wasSent);
      over.resolve(told);
    },
  });
  hasReturned = true;
  return { call, told, over: over.promise };
}

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

  test('that no HTTP allows fails by a bug of ours, without a word sent', async () => {
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

describe('bounds', () => {
  test('calls wait for a connection, streams have their own; too many calls fail', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1, waiting: 1 });
    const stream = asked(pool, { ...get, isStream: true });
    const [first, second] = [asked(pool, get), asked(pool, get)];
    expect(await asked(pool, get).over).toEqual([['failed', 'busy', false]]);
    await expect.poll(() => held.length).toBe(2);
    expect(pool.inFlight).toBe(3);
    for (const response of held) response.end();
    await first.over;
    await expect.poll(() => held.length).toBe(3);
    held[2]?.end();
    expect(await second.over).toEqual([['head', 200], 'end']);
    await stream.over;
  });

  test('calls that wait are bounded for themselves, and one that is given up keeps nothing', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 2, waiting: 1 });
    const running = [asked(pool, get), asked(pool, get)];
    await expect.poll(() => held.length).toBe(2);
    const givenUp = Array.from({ length: 20 }, () => {
      const body = Buffer.alloc(100_000);
      asked(pool, { ...get, method: 'POST', body }).call.abort();
      return new WeakRef(body);
    });
    const last = asked(pool, get);
    expect(await asked(pool, get).over).toEqual([['failed', 'busy', false]]);
    await expect.poll(() => (collectGarbage(), givenUp.filter((body) => body.deref() !== undefined).length)).toBe(0);
    for (const response of held) response.end();
    await Promise.all(running.map(({ over }) => over));
    await expect.poll(() => held.length).toBe(3);
    held[2]?.end();
    expect(await last.over).toEqual([['head', 200], 'end']);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  test('an end lets those that wait come to their answer, or gives them up unsent', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1 });
    const calls = [asked(pool, get), asked(pool, get)];
    await expect.poll(() => held.length).toBe(1);
    const closing = pool.close();
    held[0]?.end();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    for (const { over } of calls) expect(await over).toEqual([['head', 200], 'end']);
    await closing;

    const other = await pooled(server.url, { connections: 1 });
    const cut = [asked(other, get), asked(other, { ...get, path: '/never' })];
    await expect.poll(() => held.length).toBe(3);
    await other.destroy();
    const aborted = (wasSent: boolean) => [['failed', 'aborted', wasSent]];
    expect(await Promise.all(cut.map(({ over }) => over))).toEqual([aborted(true), aborted(false)]);
    expect(server.requests.map(({ path }) => path)).not.toContain('/never');
  });

  test('a call that is given up while it waits is never sent', async () => {
    const held: ServerResponse[] = [];
    const server = await answering(() => (response: ServerResponse) => void held.push(response));
    const pool = await pooled(server.url, { connections: 1 });
    const first = asked(pool, get);
    const second = asked(pool, { ...get, path: '/never' });
    second.call.abort();
    expect(await second.over).toEqual([['failed', 'aborted', false]]);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end();
    await first.over;
    const third = asked(pool, get);
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    await third.over;
    expect(server.requests.map(({ path }) => path)).toEqual(['/', '/']);
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
    expect(unpaired).toMatchObject({ ok: false, error: { message: expect.stringContaining('no pair') } });
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
