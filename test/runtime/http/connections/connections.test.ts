import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { shutDown, shutDownOnSignals } from '../../../../runtime/http/shutdown.ts';
import { operationsServer, type OperationsServer } from '../../../support/operations-server.ts';
import { parsedAnswer, rawRequest } from '../../../support/raw-request.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  current?.server.app.server.closeAllConnections();
  await current?.server.app.close();
});

async function listening(
  options: Parameters<typeof operationsServer>[0] = {},
): Promise<OperationsServer & { address: string }> {
  current = operationsServer(options);
  const address = await current.server.listen({ host: '127.0.0.1', port: 0 });
  return { ...current, address };
}

const list = 'GET /r/v0.1/servers HTTP/1.1\r\nHost: x\r\n';

describe('a malformed request', () => {
  test('is answered in our form, and the connection ends', async () => {
    const { address } = await listening();
    expect(parsedAnswer(await rawRequest(address, 'no http at all\r\n\r\n'))).toMatchObject({
      status: 400,
      body: { code: 'malformed-request' },
    });
    const huge = `${list}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(parsedAnswer(await rawRequest(address, huge))).toMatchObject({
      status: 431,
      body: { code: 'headers-too-large' },
    });
    const both = 'POST /m/v0.1/publish HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(parsedAnswer(await rawRequest(address, both))).toMatchObject({ status: 400 });
  });

  test('is ended when it comes too slowly: its head, and its body', async () => {
    const { address } = await listening({ limits: { headersTime: 100, requestTime: 200, checkInterval: 20 } });
    const slow = { status: 408, body: { code: 'request-timeout' } };
    expect(parsedAnswer(await rawRequest(address, 'GET / HT'))).toMatchObject(slow);
    const body =
      'PUT /v1/sources/abc HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    expect(parsedAnswer(await rawRequest(address, body))).toMatchObject(slow);
  });
});

describe('connections', () => {
  test('beyond the limit are refused, which is logged', async () => {
    const { address, log } = await listening({ limits: { connections: 1 } });
    const first = await open(address);
    const second = await open(address);
    await once(second, 'close');
    expect(log.lines()).toMatchObject([{ level: 'warn', msg: expect.stringContaining('too many') }]);
    first.end(`${list}Connection: close\r\n\r\n`);
    const [answer] = await once(first, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  });

  test('of clients that go before their answer are logged as such', async () => {
    const held = Promise.withResolvers<{ status: number }>();
    const called = Promise.withResolvers<void>();
    const { address, log } = await listening({
      handlers: {
        listServers: () => {
          called.resolve();
          return held.promise;
        },
      },
    });
    const client = await open(address);
    client.write(`${list}\r\n`);
    await called.promise;
    client.destroy();
    await expect.poll(() => log.lines()).toMatchObject([{ status: 499, aborted: true, bytes: 0 }]);
    held.resolve({ status: 200 });
  });
});

const upload = 'PUT /v1/sources/abc HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('an upload that its client gives up', () => {
  test.each([
    ['with a length', `${upload}Content-Length: 100\r\n\r\n{"managed":`],
    ['in chunks', `${upload}Transfer-Encoding: chunked\r\n\r\n5\r\n{"man\r\n`],
    ['in the middle of a chunk', `${upload}Transfer-Encoding: chunked\r\n\r\n50\r\n{"man`],
  ])('%s is logged as a request, not as an error of the server', async (_, sent) => {
    const { address, log } = await listening();
    for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const client = await open(address);
      client.on('error', () => undefined).resume();
      client.write(sent);
      // The body has begun to be read.
      await new Promise((resolve) => setTimeout(resolve, 20));
      client[leave]();
      await once(client, 'close');
    }
    await expect.poll(() => log.lines()).toHaveLength(3);
    for (const line of log.lines())
      expect(line).toMatchObject({ level: 'info', route: '/v1/sources/{sourceName}', status: 499 });
  });
});

describe('a shutdown', () => {
  test('gives answers that are on their way, then takes no connection', async () => {
    const held = Promise.withResolvers<{ status: number; body: string }>();
    const called = Promise.withResolvers<void>();
    const { server, address, log } = await listening({
      handlers: {
        listServers: () => {
          called.resolve();
          return held.promise;
        },
      },
    });
    const answer = rawRequest(address, `${list}\r\n`);
    await called.promise;
    const order: string[] = [];
    const done = shutDown(
      server,
      10_000,
      () => void order.push('begin'),
      () => void order.push('end'),
    );
    await expect.poll(() => server.app.server.listening).toBe(false);
    expect(order).toEqual(['begin']);
    held.resolve({ status: 200, body: 'in time' });
    expect(await answer).toContain('in time');
    await done;
    expect(order).toEqual(['begin', 'end']);
    expect(log.text()).not.toContain('cut');
    await expect(open(address)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('cuts off what takes longer than it allows', async () => {
    const called = Promise.withResolvers<void>();
    const { server, address, log } = await listening({
      handlers: {
        listServers: () => {
          called.resolve();
          return new Promise(() => {});
        },
      },
    });
    const answer = rawRequest(address, `${list}\r\n`);
    await called.promise;
    await shutDown(server, 20);
    expect(await answer).toBe('');
    expect(log.text()).toContain('their connections are cut');
  });

  test('begins with the first signal and ends the process with 0; the second ends it at once with 1', async () => {
    const { server } = await listening();
    const listeners = new Map<string, () => void>();
    const codes: number[] = [];
    const held = Promise.withResolvers<void>();
    shutDownOnSignals(
      server,
      { begin: () => held.promise },
      { on: (signal, listener) => listeners.set(signal, listener), exit: (code) => void codes.push(code) },
    );
    expect([...listeners.keys()]).toEqual(['SIGTERM', 'SIGINT']);
    listeners.get('SIGTERM')?.();
    expect(codes).toEqual([]);
    listeners.get('SIGINT')?.();
    expect(codes).toEqual([1]);
    held.resolve();
    await expect.poll(() => codes).toEqual([1, 0]);
  });
});

async function open(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}
