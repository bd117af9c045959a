import { once } from 'node:events';
import { chmodSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../runtime/registry/store/registry-store.ts';
import { makeCertificates } from '../support/certificates.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { startSvc } from '../support/run-svc.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

const isThere = hasPostgres();

/** Opened for one test. */
async function open(database: RegistryDatabase): Promise<RegistryStore> {
  const opening = await openStore({ database });
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  onTestFinished(() => opening.opened.close());
  return opening.opened;
}

describe.skipIf(!isThere)('signing in to PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const unavailable = expect.objectContaining({ name: 'StoreUnavailable' });

  test('with the line of a pgpass file, read again for each connection', async () => {
    const { password, ...database } = await server.createDatabase();
    const file = join(scratchFolder(), 'pgpass');
    vi.stubEnv('PGPASSFILE', file);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(openStore({ database })).rejects.toThrow(/there is no password file .*pgpass \(ENOENT\)/);
    writeFileSync(file, `# ours\n*:*:other:*:wrong\n127.0.0.1:${server.port}:${database.database}:*:${password}\n`, {
      mode: 0o644,
    });
    await expect(openStore({ database })).rejects.toThrow(/may be read by others; give it mode 0600/);
    chmodSync(file, 0o600);
    await (await open(database)).ping();
    writeFileSync(file, '*:*:other:*:wrong\n');
    await expect(openStore({ database })).rejects.toThrow(/has no line for 127\.0\.0\.1/);
  });

  test('a command that finds no password says so and ends, though the server would wait for one', async () => {
    const { password: _, ...database } = await server.createDatabase();
    const cwd = scratchFolder({ 'c.json': JSON.stringify({ database, auth: { mode: 'anonymous' } }) });
    const child = startSvc(['registry', 'migrate', '--config', 'c.json'], {
      cwd,
      environment: { PGPASSFILE: join(cwd, 'none') },
    });
    // The server gives up after a minute.
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    expect(code).toBe(2);
  });

  test('with a password file; a wrong password is reported without its value', async () => {
    const { password, ...database } = await server.createDatabase();
    const passwordFile = join(scratchFolder(), 'password');
    writeFileSync(passwordFile, 'mistaken\n');
    const wrong = openStore({ database: { ...database, passwordFile } });
    await expect(wrong).rejects.toThrow(/refuses to let this user in/);
    await expect(wrong).rejects.not.toThrow(/mistaken/);
    writeFileSync(passwordFile, `${password}\n`);
    await (await open({ ...database, passwordFile })).ping();
  });

  test('over TLS that is checked', async () => {
    const own = await startPostgres();
    onTestFinished(() => own.remove());
    const folder = scratchFolder();
    const { caFile } = makeCertificates(folder);
    const database = await own.createDatabase();
    const plain: RegistryDatabase = { ...database, sslMode: 'require' };
    await expect(openStore({ database: plain })).rejects.toThrow(/does not support SSL.*set sslMode to disable/);
    own.useTls(join(folder, 'server.pem'), join(folder, 'server.key'));
    const { sslMode: _, ...checked } = database;
    // verify-full is the default.
    await (await open({ ...checked, caCertPath: caFile })).ping();
    await (await open({ ...checked, host: 'localhost', caCertPath: caFile })).ping();
    await expect(openStore({ database: checked })).rejects.toThrow(unavailable);
    await expect(openStore({ database: { ...checked, caCertPath: join(folder, 'none.pem') } })).rejects.toThrow(
      /CA bundle .*caCertPath.*ENOENT/,
    );
    await (await open(plain)).ping();
    const other = scratchFolder();
    const { caFile: foreign } = makeCertificates(other);
    await expect(openStore({ database: { ...plain, caCertPath: foreign } })).rejects.toThrow(unavailable);
    await expect(openStore({ database: { ...checked, sslMode: 'verify-ca', caCertPath: foreign } })).rejects.toThrow(
      unavailable,
    );
    // The name is what verify-ca does not look at: 127.0.0.2 is not in the certificate.
    const elsewhere = { ...checked, host: '127.0.0.2', caCertPath: caFile };
    await own.admin(`alter system set listen_addresses = '127.0.0.1, 127.0.0.2'`);
    own.stop();
    own.start();
    await (await open({ ...elsewhere, sslMode: 'verify-ca' })).ping();
    await expect(openStore({ database: elsewhere })).rejects.toThrow(/127\.0\.0\.2/);
    // A bundle that is gone later (a mount that is made anew) changes nothing for a program that has read it, doubts of an answer included.
    const proxy = await startTcpProxy(own.port);
    onTestFinished(() => proxy.close());
    const bundle = join(folder, 'mounted.pem');
    copyFileSync(caFile, bundle);
    const store = await open({ ...checked, port: proxy.port, caCertPath: bundle });
    rmSync(bundle);
    proxy.silence();
    await expect(store.ping()).rejects.toThrow(/does not answer/);
    proxy.heal();
    await eventually(() => store.ping());
  });
});
