import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import type { HttpLimits } from '../../runtime/http/limits.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { servedRegistry } from '../support/served-registry.ts';
import { slowClient, slowWays } from '../support/slow-client.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { wellBehaved } from '../support/well-behaved.ts';

// `npm run faults -- connections slow-clients` does it with the real limits, and with ten thousand.

const servers = Array.from({ length: 1000 }, (_, at) => ({
  name: `com.example/s${at}`,
  version: '1.0.0',
  description: 'd'.repeat(90),
}));
const config: RegistryServerConfig = {
  sources: [
    { name: 'team', managed: {} },
    {
      name: 'files',
      file: {
        data: JSON.stringify({ version: '1.0.0', meta: { last_updated: '2026-03-02T09:00:00Z' }, data: { servers } }),
      },
    },
  ],
  registries: [{ name: 'main', sources: ['files'] }],
  auth: { mode: 'anonymous' },
};
const list = 'GET /main/v0.1/servers HTTP/1.1\r\nHost: x\r\n\r\n';

async function start(limits: Partial<HttpLimits>): Promise<TestRegistry> {
  const registry = await startTestRegistry(config, 'memory', { limits });
  onTestFinished(() => registry.close());
  await registry.ready();
  return registry;
}

describe('slow clients', () => {
  const limits = { headersTime: 500, requestTime: 1000, idleTime: 1500, keepAliveTime: 1000, checkInterval: 100 };

  test.each(slowWays)('that take their time (%s) are ended, and others are served meanwhile', async (way) => {
    const registry = await start(limits);
    const client = wellBehaved(`${registry.address}/main/v0.1/servers`);
    let accepted = 0;
    registry.running.server.app.server.on('connection', () => (accepted += 1));
    const stops = await Promise.all(Array.from({ length: 20 }, () => slowClient(registry.address, way, 50)));
    await eventually(() => expect(accepted).toBeGreaterThanOrEqual(20));
    // The server ends them, and nobody else does.
    await eventually(() => expect(openConnections(registry)).resolves.toBeLessThan(5), 60_000);
    for (const stop of stops) stop();
    expect((await client.stop()).answers).toBeGreaterThan(0);
  });

  test('that ask in advance without an end are ended, and what waits for slow readers is bounded', async () => {
    const registry = await start({ pipelined: 50, unsentSize: 20_000_000 });
    const tooMany = await rawConnection(registry.address);
    tooMany.write(list.repeat(500));
    await tooMany.closed;
    const question = 'GET /main/v0.1/servers?limit=1000 HTTP/1.1\r\nHost: x\r\n\r\n';
    const readers = await Promise.all(Array.from({ length: 30 }, () => rawConnection(registry.address)));
    for (const { socket } of readers) socket.pause();
    for (const reader of readers) {
      reader.write(question.repeat(40));
      // One after the other, so that who waits longest is known.
      await registry.get('/health');
    }
    // More than the kernel holds for them; the first of them were ended for it.
    await eventually(() => expect(openConnections(registry)).resolves.toBeLessThan(20));
    // Who came last waits least, and gets all of it.
    const last = readers.at(-1);
    last?.socket.resume();
    await eventually(() => expect(last?.received().match(/"count":1000/g)).toHaveLength(40));
    for (const { socket } of readers) socket.destroy();
  });
});

const openConnections = (registry: TestRegistry): Promise<number> =>
  new Promise((resolve, reject) => {
    registry.running.server.app.server.getConnections((error, count) =>
      error === null ? resolve(count) : reject(error),
    );
  });

describe('many connections', () => {
  test('beyond the limit are closed, the others are served, and the log says so once', async () => {
    const registry = await start({ connections: 50 });
    // Some are for those who wait until it is ready.
    const taken = await Promise.all(Array.from({ length: 40 }, () => rawConnection(registry.address)));
    for (const connection of taken) connection.write(list);
    await Promise.all(taken.map((connection) => connection.until(/"servers":/)));
    const beyond = await Promise.all(Array.from({ length: 200 }, () => rawConnection(registry.address)));
    await eventually(() => expect(beyond.filter(({ socket }) => socket.closed).length).toBeGreaterThanOrEqual(190));
    expect(beyond.map((connection) => connection.received())).toEqual(beyond.map(() => ''));
    for (const connection of taken) connection.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all(taken.map((connection) => connection.until(/healthy/)));
    expect(registry.log.filter((line) => line.includes('too many')).length).toBeLessThanOrEqual(2);
    for (const { socket } of [...taken, ...beyond]) socket.destroy();
    await eventually(async () => expect((await registry.get('/health')).status).toBe(200));
  });

  test('that use up the descriptors of the process do not end it', async () => {
    const folder = scratchFolder();
    const server = await servedRegistry({
      config,
      configFile: join(folder, 'registry.yaml'),
      data: join(folder, 'data'),
      under: ['prlimit', '--nofile=120:120'],
    });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const first = await rawConnection(server.address);
    const many = await Promise.all(Array.from({ length: 400 }, () => rawConnection(server.address)));
    first.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await first.until(/healthy/);
    for (const { socket } of many) socket.destroy();
    const entry = { name: 'com.example/after', version: '1.0.0', description: 'd' };
    await eventually(async () => {
      const answer = await fetch(`${server.address}/team/v0.1/publish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
      });
      expect([201, 409]).toContain(answer.status);
    });
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  });

  test('that are opened and reset at once leave nothing behind', async () => {
    const registry = await start({});
    for (let round = 0; round < 20; round += 1) {
      const some = await Promise.all(Array.from({ length: 50 }, () => rawConnection(registry.address)));
      for (const [index, { socket }] of some.entries()) {
        if (index % 2 === 0) socket.write(list);
        socket.resetAndDestroy();
      }
      await Promise.all(some.map(({ socket, closed }) => (socket.closed ? closed : once(socket, 'close'))));
    }
    await eventually(() => expect(openConnections(registry)).resolves.toBeLessThan(5));
    expect(registry.log.filter((line) => line.includes('"err"'))).toEqual([]);
  });
});
