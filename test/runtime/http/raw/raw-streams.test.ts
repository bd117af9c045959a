import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpLimits } from '../../../../runtime/http/limits.ts';
import type { RawExchange } from '../../../../runtime/http/raw/raw-exchange.ts';
import type { RawLimits } from '../../../../runtime/http/raw/raw-limits.ts';
import { shutDown } from '../../../../runtime/http/shutdown.ts';
import { rawConnection } from '../../../support/raw-connection.ts';
import { startRawServer, type RawServer } from '../../../support/raw-server.ts';

let current: RawServer | undefined;
afterEach(async () => current?.close());

const ask = 'GET /stream HTTP/1.1\r\nHost: x\r\n\r\n';

/** A stream that the test writes on. */
async function streaming(limits: Partial<RawLimits> = {}, ofServer: Partial<HttpLimits> = {}) {
  const begun = Promise.withResolvers<RawExchange>();
  const handle = (exchange: RawExchange): void => {
    exchange.start(200, { 'content-type': 'text/event-stream' });
    exchange.flush();
    begun.resolve(exchange);
  };
  current = await startRawServer([{ path: '/stream', limits, handle }], ofServer);
  const client = await rawConnection(current.address);
  client.write(ask);
  return { server: current, client, exchange: await begun.promise };
}

describe('a quiet stream', () => {
  test('outlives the idle time of the server, and ends at that of its route', async () => {
    const { client, exchange } = await streaming({ idleTime: 0 }, { idleTime: 60 });
    await client.until(/event-stream/);
    await delay(250);
    exchange.write('still here');
    await client.until(/still here/);
    exchange.end();

    const other = await streaming({ idleTime: 60 }, { idleTime: 60_000 });
    await other.client.closed;
    await expect.poll(() => other.exchange.ended).toBe(true);
  });

  test('leaves its connection with the usual times', async () => {
    const { server, client, exchange } = await streaming({ idleTime: 0 }, { idleTime: 100, keepAliveTime: 60_000 });
    // Sent in advance: the connection never waits between two requests.
    client.write('GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1) + ask);
    await delay(30);
    exchange.end();
    await client.until(/unknown-path[\s\S]*event-stream/);
    client.socket.destroy();
    await server.close();

    const again = await streaming({ idleTime: 0 }, { idleTime: 80, keepAliveTime: 80 });
    again.exchange.end('done');
    await again.client.until(/done/);
    await again.client.closed;
  });
});

describe('an answer that was given', () => {
  test('takes no piece after its end, and no second answer', async () => {
    const { client, exchange } = await streaming({ idleTime: 0 });
    exchange.end('last');
    expect(exchange.write('after the end')).toBe(true);
    exchange.end('a second end');
    await client.until(/4\r\nlast\r\n0\r\n\r\n$/);
    client.socket.destroy();
    await current?.close();

    const handle = (whole: RawExchange): void => {
      whole.answer({ status: 200, body: 'whole' });
      whole.write('after the answer');
      whole.end('after the answer');
    };
    current = await startRawServer([{ path: '/stream', handle }]);
    const other = await rawConnection(current.address);
    other.write(ask);
    await other.until(/\r\n\r\nwhole$/);
    other.write(ask);
    await other.until(/whole[^]*\r\n\r\nwhole$/);
  });

  test('arrives whole where the server ends in the same turn', async () => {
    const { server, client, exchange } = await streaming({ idleTime: 0 });
    await client.until(/event-stream/);
    exchange.end('last');
    const ended = shutDown(server.server, 5000);
    await client.until(/last\r\n0\r\n\r\n$/);
    await ended;
  });

  test('fails nothing where the client goes in the same turn', async () => {
    const { server, client, exchange } = await streaming({ idleTime: 0 });
    await client.until(/event-stream/);
    exchange.end('x'.repeat(100_000));
    exchange.request.socket.destroy();
    await client.closed;
    await expect.poll(() => server.log.lines()).toMatchObject([{ status: 200, aborted: true }]);
  });

  test('leaves at the end of the turn, with the others of it, each in its place', async () => {
    let served = 0;
    const atOnce: number[] = [];
    const handle = (exchange: RawExchange): void => {
      served += 1;
      const { socket } = exchange.request;
      const before = socket.bytesWritten;
      exchange.answer({ status: 200, body: `answer ${served};` });
      atOnce.push(socket.bytesWritten - before);
    };
    current = await startRawServer([{ path: '/stream', handle }]);
    const client = await rawConnection(current.address);
    client.write(ask.repeat(100));
    const text = await client.until(/answer 100;$/);
    expect([...text.matchAll(/answer (\d+);/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(atOnce[0]).toBe(0);
  });
});

describe('a client that goes', () => {
  test('is noticed at once, by the listener and the signal', async () => {
    const { client, exchange, server } = await streaming({ idleTime: 0 });
    const gone = new Promise<void>((resolve) => exchange.onGone(resolve));
    const { signal } = exchange;
    expect(signal.aborted).toBe(false);
    client.socket.destroy();
    await gone;
    expect(signal.aborted).toBe(true);
    expect(exchange.write('for nobody')).toBe(true);
    exchange.end();
    await new Promise<void>((resolve) => exchange.onGone(resolve));
    await expect.poll(() => server.log.lines()).toMatchObject([{ status: 200, aborted: true }]);
  });

  test('is not reported after a complete answer', async () => {
    const { client, exchange } = await streaming({ idleTime: 0 });
    let isGone = false;
    exchange.onGone(() => {
      isGone = true;
    });
    exchange.end('done');
    await client.until(/done/);
    client.socket.destroy();
    await client.closed;
    await delay(30);
    expect([isGone, exchange.signal.aborted, exchange.ended]).toEqual([false, false, true]);
  });
});

describe('a client that does not read', () => {
  test('makes the writer wait, and gets everything when it reads again', async () => {
    const { client, exchange } = await streaming({ idleTime: 0 });
    await client.until(/event-stream/);
    client.socket.pause();
    const piece = Buffer.alloc(65_536, 'x');
    let written = 0;
    while (exchange.write(piece)) {
      written += 1;
      expect(written).toBeLessThan(1000);
      // oxlint-disable-next-line no-await-in-loop
      await delay(1);
    }
    expect(exchange.waitingBytes).toBeGreaterThan(0);
    const writable = new Promise<void>((resolve) => exchange.onWritable(resolve));
    client.socket.resume();
    await writable;
    expect(exchange.waitingBytes).toBe(0);
    exchange.end('the end');
    expect((await client.until(/the end/)).match(/x/g)?.length).toBeGreaterThanOrEqual((written + 1) * 65_536);
  });

  test('is cut when it leaves bytes for longer than the route allows, though quiet streams may stay', async () => {
    const { client, exchange } = await streaming({ idleTime: 0, stallTime: 80 });
    client.socket.pause();
    exchange.onWritable(() => undefined);
    const gone = new Promise<void>((resolve) => exchange.onGone(resolve));
    expect(exchange.write(Buffer.alloc(16_777_216))).toBe(false);
    await gone;
  });

  test('is cut when unread bytes of all streams reach the limit of the server', async () => {
    const { client, exchange } = await streaming({ idleTime: 0 }, { unsentSize: 8_000_000 });
    client.socket.pause();
    const gone = new Promise<void>((resolve) => exchange.onGone(resolve));
    exchange.write(Buffer.alloc(16_777_216));
    await gone;
  });
});

describe('a shutdown', () => {
  test('tells each open stream, and waits for its end', async () => {
    const { server, client, exchange } = await streaming({ idleTime: 0 });
    exchange.onEnding(() => exchange.end('come again'));
    await shutDown(server.server, 5000);
    await client.closed;
    expect(client.received()).toContain('come again');
    expect(server.log.text()).not.toContain('cut');
  });

  test('tells a stream that begins meanwhile', async () => {
    const ended: string[] = [];
    const handle = (exchange: RawExchange): void => {
      exchange.start(200);
      exchange.flush();
      exchange.onEnding(() => {
        ended.push(exchange.url);
        if (exchange.url === '/stream?2') exchange.end();
      });
      if (exchange.url === '/stream?2') first?.end();
      else first = exchange;
    };
    let first: RawExchange | undefined;
    current = await startRawServer([{ path: '/stream', handle }]);
    const [one, other] = [await rawConnection(current.address), await rawConnection(current.address)];
    one.write('GET /stream?1 HTTP/1.1\r\nHost: x\r\n\r\n');
    // Its head has not arrived in full, so the connection is not idle.
    other.write('GET /stream?2 HTTP/1.1\r\n');
    await one.until(/200 OK/);
    await delay(50);
    const closing = shutDown(current.server, 5000);
    await expect.poll(() => ended).toEqual(['/stream?1']);
    other.write('Host: x\r\n\r\n');
    await closing;
    await other.closed;
    expect(ended).toEqual(['/stream?1', '/stream?2']);
    expect(other.received()).toContain('Connection: close');
  });

  test('is not kept from its end by a stream that fails', async () => {
    const { server, exchange } = await streaming({ idleTime: 0 });
    exchange.onEnding(() => {
      throw new Error('cannot end');
    });
    await shutDown(server.server, 50);
    expect(server.log.text()).toContain('cannot end');
  });
});
