import { afterEach, describe, expect, test } from 'vitest';
import type { HttpLimits } from '../../../../runtime/http/limits.ts';
import { operationsServer, type OperationsServer } from '../../../support/operations-server.ts';
import { rawConnection, type RawConnection } from '../../../support/raw-connection.ts';

let current: OperationsServer | undefined;

afterEach(async () => {
  current?.server.app.server.closeAllConnections();
  await current?.server.app.close();
});

async function connected(limits: Partial<HttpLimits>, handlers = {}): Promise<RawConnection> {
  current = operationsServer({ limits, handlers });
  return rawConnection(await current.server.listen({ host: '127.0.0.1', port: 0 }));
}

const ask = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const answers = (connection: RawConnection): number => connection.received().split('HTTP/1.1 200').length - 1;

describe('a connection that is kept open', () => {
  test('is ended after a while without another request', async () => {
    const connection = await connected({ keepAliveTime: 50, idleTime: 600_000 });
    connection.write(ask);
    await connection.until(/healthy/);
    await connection.closed;
    expect(answers(connection)).toBe(1);
  });

  test('is ended where no byte moves in either direction, also while its answer is waited for', async () => {
    const never = { getHealth: () => new Promise(() => undefined) };
    const connection = await connected({ keepAliveTime: 600_000, idleTime: 100, answerTime: 600_000 }, never);
    connection.write(ask);
    await connection.closed;
    expect(answers(connection)).toBe(0);
  });

  test('serves as many requests as it may, and says with the last that it ends', async () => {
    const connection = await connected({ requestsPerConnection: 2 });
    connection.write(ask);
    await connection.until(/healthy/);
    expect(connection.received()).not.toMatch(/connection: close/i);
    connection.write(ask);
    await connection.until(/connection: close/i);
    // Node leaves the closing to the client, and refuses whatever it asks for after that.
    connection.write(ask);
    await connection.until(/HTTP\/1\.1 503/);
    expect(answers(connection)).toBe(2);
  });

  test('is ended where it asks for more in advance than it may', async () => {
    const never = { getHealth: () => new Promise(() => undefined) };
    const connection = await connected({ pipelined: 5 }, never);
    connection.write(ask.repeat(4));
    connection.write(ask.repeat(20));
    await connection.closed;
    expect(answers(connection)).toBe(0);
  });

  test('without any request so far does not delay the close of the server', async () => {
    const connection = await connected({ headersTime: 600_000, requestTime: 600_000, idleTime: 600_000 });
    await current?.server.app.close();
    await connection.closed;
    expect(connection.received()).toBe('');
  }, 10_000);
});

test('a request without exactly one Host header is malformed, except in HTTP/1.0', async () => {
  const connection = await connected({});
  connection.write('GET /health HTTP/1.1\r\n\r\n');
  expect(await connection.until(/\}/)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed-request"/);
  const twice = await rawConnection(`http://127.0.0.1:${new URL(current?.server.app.listeningOrigin ?? '').port}`);
  twice.write('GET /health HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n');
  expect(await twice.until(/\}/)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed-request"/);
  const older = await rawConnection(`http://127.0.0.1:${new URL(current?.server.app.listeningOrigin ?? '').port}`);
  older.write('GET /health HTTP/1.0\r\n\r\n');
  expect(await older.until(/\}/)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a request on an open connection is answered also while the server ends', async () => {
  const gate = Promise.withResolvers<void>();
  const listServers = async (): Promise<{ status: number }> => {
    await gate.promise;
    return { status: 200 };
  };
  current = operationsServer({ handlers: { listServers } });
  const address = await current.server.listen({ host: '127.0.0.1', port: 0 });
  const slow = await rawConnection(address);
  slow.write('GET /r/v0.1/servers HTTP/1.1\r\nHost: x\r\n\r\n');
  const other = await rawConnection(address);
  // Its head has begun, so that nobody takes it for idle.
  other.write('GET /health HTTP/1.1\r\n');
  const { app } = current.server;
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(2);
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  other.write('Host: x\r\n\r\n');
  await other.until(/\r\n\r\n/);
  expect(other.received()).toMatch(/^HTTP\/1\.1 200 /);
  gate.resolve();
  await slow.until(/HTTP\/1\.1 200 /);
  await closing;
});
