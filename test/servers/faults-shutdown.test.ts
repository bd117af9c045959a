import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../support/raw-connection.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { servedRegistry, type ServedRegistry } from '../support/served-registry.ts';

async function serve(folder: string, flags: readonly string[] = []): Promise<ServedRegistry> {
  const server = await servedRegistry({
    flags,
    configFile: join(folder, 'registry.yaml'),
    data: join(folder, 'data'),
    config: {
      sources: [{ name: 'team', managed: {} }],
      registries: [{ name: 'main', sources: ['team'] }],
      auth: { mode: 'anonymous' },
    },
  });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

const entry = (name: string): string => JSON.stringify({ name, version: '1.0.0', description: 'd' });

/** A publication whose head has arrived, and whose body has not. */
async function begun(server: ServedRegistry, body: string) {
  const connection = await rawConnection(server.address);
  connection.write(
    `POST /team/v0.1/publish HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server says so once it has the head.
  await connection.until(/^HTTP\/1\.1 100 /);
  return connection;
}

describe('a server that receives SIGTERM', () => {
  test('answers requests in flight, has their writes on disk, and ends with 0', async () => {
    const folder = scratchFolder();
    const server = await serve(folder);
    const names = Array.from({ length: 40 }, (_, at) => `com.example/n${at}`);
    const publications = await Promise.all(
      names.map(async (name) => ({ name, connection: await begun(server, entry(name)) })),
    );
    server.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${server.address}/health`).catch(() => 'refused')).toBe('refused');
    for (const { name, connection } of publications) connection.write(entry(name));
    for (const { connection } of publications) {
      expect(await connection.until(/\r\n\r\nHTTP\/1\.1 \d+ [^]*\r\n\r\n\{/)).toMatch(/HTTP\/1\.1 201 /);
    }
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    const again = await serve(folder);
    const answer = await fetch(`${again.address}/main/v0.1/servers?limit=100`);
    const { servers } = (await answer.json()) as { servers: { server: { name: string } }[] };
    expect(servers.map((row) => row.server.name)).toEqual(names.toSorted());
  });

  test('ends while clients keep their connections open', async () => {
    const server = await serve(scratchFolder());
    const connections = await Promise.all(Array.from({ length: 50 }, () => rawConnection(server.address)));
    for (const connection of connections) {
      connection.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      await connection.until(/healthy/);
    }
    const busy = await begun(server, entry('com.example/kept-open'));
    server.child.kill('SIGTERM');
    await Promise.all(connections.map(({ closed }) => closed));
    busy.write(entry('com.example/kept-open'));
    // It asked to be kept open, and is closed once it has its answer.
    await busy.closed;
    expect(busy.received()).toContain('201 Created');
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('with a delay goes on answering, says that it is not ready, and sends everybody away', async () => {
    // Nobody waits for as long as that: a second signal ends it.
    const server = await serve(scratchFolder(), ['--shutdown-delay', '9m']);
    const before = await rawConnection(server.address);
    before.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await before.until(/healthy/)).not.toMatch(/^connection: close/im);
    server.child.kill('SIGTERM');
    const readiness = async (): Promise<unknown> => {
      const answer = await fetch(`${server.address}/readyz`);
      return { status: answer.status, body: await answer.json() };
    };
    await expect.poll(readiness).toEqual({
      status: 503,
      body: { status: 'not-ready', waitingFor: ['its end: it is shutting down'] },
    });
    // New connections, reads and writes are served as before, once each.
    const publication = await fetch(`${server.address}/team/v0.1/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: entry('com.example/late'),
    });
    expect([publication.status, publication.headers.get('connection')]).toEqual([201, 'close']);
    before.write('GET /main/v0.1/servers HTTP/1.1\r\nHost: x\r\n\r\n');
    await before.closed;
    expect(before.received()).toMatch(/^connection: close/im);
    expect(before.received()).toContain('com.example/late');
    server.child.kill('SIGINT');
    expect(await server.ended).toMatchObject({ code: 1 });
  });

  test('ends in order when the delay is over', async () => {
    const server = await serve(scratchFolder(), ['--shutdown-delay', '100ms']);
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });

  test('ends at once at a second signal', async () => {
    const server = await serve(scratchFolder());
    await begun(server, entry('com.example/never-sent'));
    server.child.kill('SIGTERM');
    await expect.poll(() => server.stderr()).toContain('the registry server ends');
    server.child.kill('SIGINT');
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toContain('a second signal');
  });
});
