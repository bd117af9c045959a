import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { servedRegistry, serveRegistry } from '../support/served-registry.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

const catalog = (...names: string[]): string => {
  const servers = names.map((name) => ({ name: `com.example/${name}`, version: '1.0.0', description: 'd' }));
  return JSON.stringify({ version: '1.0.0', meta: {}, data: { servers } });
};

const publish = (registry: TestRegistry, name: string) =>
  registry.ask('POST', '/team/v0.1/publish', {
    body: { name: `com.example/${name}`, version: '1.0.0', description: 'd' },
  });

const namesIn = async (registry: TestRegistry): Promise<unknown> => {
  const { body } = await registry.get('/main/v0.1/servers');
  return (body as { servers: { server: { name: string } }[] }).servers.map((row) => row.server.name.slice(12));
};

/** Reads go on, writes are refused for now, and readiness says why. */
async function expectOutage(registry: TestRegistry): Promise<void> {
  const [write, put, ready, health, alive] = await Promise.all([
    publish(registry, 'refused'),
    registry.ask('PUT', '/v1/registries/refused', { body: { sources: ['team'] } }),
    registry.get('/readyz'),
    registry.get('/health'),
    registry.get('/livez'),
  ]);
  for (const { status, headers, body } of [write, put]) {
    expect([status, body]).toEqual([503, expect.objectContaining({ error: expect.any(String) })]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ waitingFor: ['the database'] })]);
  expect([health.status, alive.status]).toEqual([200, 200]);
  expect(await namesIn(registry)).toContain('before');
}

/** What a line of the log says of the reach of the database. */
const reachOf = ({ msg, problem }: { readonly msg: string; readonly problem?: string }): readonly string[] =>
  msg.startsWith('the database ') ? [problem === undefined ? msg : `${msg}: ${problem}`] : [];

const isThere = hasPostgres();

describe.skipIf(!isThere)('a database that goes away', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const start = async (
    database: RegistryDatabase,
    file = join(scratchFolder(), 'none.json'),
  ): Promise<TestRegistry> => {
    const registry = await startTestRegistry(
      {
        sources: [
          { name: 'team', managed: {} },
          { name: 'files', file: { path: file }, syncPolicy: { interval: '1h' } },
        ],
        registries: [{ name: 'main', sources: ['team', 'files'] }],
        auth: { mode: 'anonymous' },
      },
      { database },
    );
    onTestFinished(() => registry.close());
    await registry.ready();
    return registry;
  };

  test.each(['fast', 'immediate'] as const)(
    'and comes back (%s): reads go on, writes say when to try again, nothing has to be restarted',
    async (mode) => {
      const file = join(scratchFolder(), 'entries.json');
      writeFileSync(file, catalog('synced'));
      const registry = await start(await postgres.createDatabase(), file);
      expect((await publish(registry, 'before')).status).toBe(201);
      postgres.stop(mode);
      onTestFinished(() => postgres.start());
      await expectOutage(registry);
      // A sync that is asked for meanwhile is done when it can be.
      writeFileSync(file, catalog('synced', 'synced-later'));
      expect((await registry.ask('POST', '/v1/sources/files/sync')).status).toBe(202);
      await expectOutage(registry);
      const told = (): unknown[] =>
        registry.log.map((line) => JSON.parse(line) as { msg: string; problem?: string }).flatMap(reachOf);
      const gone = [
        expect.stringMatching(/cannot be read: .*PostgreSQL/),
        expect.stringMatching(/cannot be written: /),
      ];
      expect(told()).toEqual(expect.arrayContaining(gone));
      expect(told()).toHaveLength(2);
      postgres.start();
      await eventually(async () => expect((await publish(registry, 'after')).status).toBe(201));
      await eventually(() =>
        expect(told().slice(2)).toEqual(
          expect.arrayContaining(['the database is read again', 'the database takes writes again']),
        ),
      );
      await eventually(async () =>
        expect(await namesIn(registry)).toEqual(['after', 'before', 'synced', 'synced-later']),
      );
      await registry.ready();
    },
  );

  test('and delivers the changes of another replica as soon as it is back', async () => {
    const database = await postgres.createDatabase();
    const one = await start(database);
    const other = await start(database);
    await publish(one, 'before');
    postgres.stop();
    onTestFinished(() => postgres.start());
    await expectOutage(one);
    postgres.start();
    await eventually(async () => expect((await publish(one, 'after')).status).toBe(201));
    await eventually(async () => expect(await namesIn(other)).toEqual(['after', 'before']));
  });

  test('by falling silent: one probe at a time asks whether it is back, and nobody else waits for it', async () => {
    const proxy = await startTcpProxy(postgres.port);
    onTestFinished(() => proxy.close());
    const registry = await start({ ...(await postgres.createDatabase()), port: proxy.port });
    await publish(registry, 'before');
    proxy.silence();
    await expectOutage(registry);
    // It is known now: writes are refused without a question.
    const { unheard } = proxy;
    for (let at = 0; at < 40; at += 1) expect((await publish(registry, 'refused')).status).toBe(503);
    expect(proxy.unheard - unheard).toBeLessThan(20);
    await expectOutage(registry);
    proxy.heal();
    await eventually(async () => expect((await publish(registry, 'after')).status).toBe(201), 60_000);
    await registry.ready();
  });

  test('by falling silent: what another replica writes is seen again', async () => {
    const proxy = await startTcpProxy(postgres.port);
    onTestFinished(() => proxy.close());
    const database = await postgres.createDatabase();
    const cutOff = await start({ ...database, port: proxy.port });
    const writer = await start(database);
    await publish(writer, 'before');
    await eventually(async () => expect(await namesIn(cutOff)).toEqual(['before']));
    proxy.silence();
    await publish(writer, 'meanwhile');
    proxy.heal();
    await eventually(async () => expect(await namesIn(cutOff)).toEqual(['before', 'meanwhile']), 60_000);
    // It listens again, and does not only poll: beside the dead connection there is a new one.
    await expect
      .poll(() => postgres.admin("select query from pg_stat_activity where application_name = 'svc-registry-listen'"), {
        timeout: 60_000,
      })
      .toHaveLength(3);
  });

  test('by falling silent: the server still ends at a signal', async () => {
    const proxy = await startTcpProxy(postgres.port);
    onTestFinished(() => proxy.close());
    const server = await servedRegistry({
      configFile: join(scratchFolder(), 'registry.yaml'),
      config: {
        database: { ...(await postgres.createDatabase()), port: proxy.port },
        sources: [{ name: 'team', managed: {} }],
        registries: [{ name: 'main', sources: ['team'] }],
        auth: { mode: 'anonymous' },
      },
    });
    proxy.silence();
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  });

  test('before the server starts: it says what is wrong, and ends with 2', async () => {
    const database = await postgres.createDatabase();
    const config = { sources: [{ name: 'team', managed: {} }], auth: { mode: 'anonymous' as const } };
    const configFile = join(scratchFolder(), 'registry.yaml');
    postgres.stop();
    onTestFinished(() => postgres.start());
    const stopped = await serveRegistry({ configFile, config: { ...config, database } });
    expect(stopped).toMatchObject({ code: 2 });
    expect(stopped.stderr).toMatch(
      /^error: PostgreSQL database registry_\d+ on 127\.0\.0\.1:\d+ cannot be reached: .*\nHint: /,
    );
    postgres.start();
    const wrong = { ...database, password: 'another word' };
    const refused = await serveRegistry({ configFile, config: { ...config, database: wrong } });
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('refuses to let this user in') });
    expect(refused.stderr).not.toContain('another word');
    const proxy = await startTcpProxy(postgres.port);
    onTestFinished(() => proxy.close());
    proxy.silence();
    const silent = await serveRegistry({
      configFile,
      config: { ...config, database: { ...database, port: proxy.port } },
    });
    expect(silent).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be reached') });
  });
});
