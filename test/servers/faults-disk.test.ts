import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { servedRegistry, serveRegistry } from '../support/served-registry.ts';
import { mayMount, smallDisk, type SmallDisk } from '../support/small-disk.ts';

const config: RegistryServerConfig = {
  sources: [{ name: 'team', managed: {} }],
  registries: [{ name: 'main', sources: ['team'] }],
  auth: { mode: 'anonymous' },
};

const publish = (registry: TestRegistry, at: number) =>
  registry.ask('POST', '/team/v0.1/publish', {
    body: { name: `com.example/n${at}`, version: '1.0.0', description: 'd'.repeat(90), title: 't'.repeat(90) },
  });

const count = async (registry: TestRegistry): Promise<number> => {
  const { body } = await registry.get('/main/v0.1/servers?limit=1000');
  return (body as { servers: unknown[] }).servers.length;
};

describe.skipIf(!mayMount())('a disk of the embedded database', () => {
  const mounted = (files?: number): SmallDisk => {
    const disk = smallDisk(join(scratchFolder(), 'disk'), 2, files);
    onTestFinished(() => disk.remove());
    return disk;
  };
  const start = async (folder: string): Promise<TestRegistry> => {
    const registry = await startTestRegistry(config, { folder });
    onTestFinished(() => registry.close());
    await registry.ready();
    return registry;
  };

  test('that is full: writes say when to try again, reads go on, and room is all that is needed', async () => {
    const disk = mounted();
    const folder = join(disk.folder, 'data');
    const registry = await start(folder);
    disk.fill(100_000);
    let published = 0;
    let refused: Awaited<ReturnType<typeof publish>>;
    for (;;) {
      refused = await publish(registry, published);
      if (refused.status !== 201) break;
      published += 1;
    }
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'store-unavailable' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(published).toBeGreaterThan(0);
    // Many at once share a commit, and the fate of it.
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => publish(registry, 10_000 + at)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await count(registry)).toBe(published);
    expect((await registry.get('/health')).status).toBe(200);
    disk.free();
    expect((await publish(registry, published)).status).toBe(201);
    expect(await count(registry)).toBe(published + 1);
    await registry.close();
    expect(await count(await start(folder))).toBe(published + 1);
  });

  test('that is full or read-only at the start: it says what to do, and ends with 2', async () => {
    const disk = mounted();
    const configFile = join(scratchFolder(), 'registry.yaml');
    disk.fill();
    const full = await serveRegistry({ config, configFile, data: join(disk.folder, 'data') });
    expect(full).toMatchObject({ code: 2 });
    expect(full.stderr).toMatch(/^error: .*disk\/data.*\bfull\nHint: make room/);
    const folderless = await serveRegistry({ config, configFile, data: join(mounted(1).folder, 'data') });
    expect(folderless).toMatchObject({ code: 2 });
    expect(folderless.stderr).toMatch(/^error: the data folder .* cannot be used: its disk is full\nHint: make room/);
    disk.free();
    disk.readOnly();
    const readOnly = await serveRegistry({ config, configFile, data: join(disk.folder, 'data') });
    expect(readOnly).toMatchObject({ code: 2 });
    expect(readOnly.stderr).toMatch(
      /^error: the data folder .*disk\/data cannot be used: the file system is read-only\nHint: /,
    );
  });
});

describe('a data folder', () => {
  test('that another process uses: the second says so and ends with 2, the first goes on', async () => {
    const folder = scratchFolder();
    const options = { config, configFile: join(folder, 'registry.yaml'), data: join(folder, 'data') };
    const first = await servedRegistry(options);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    expect(await serveRegistry(options)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: the data folder .* is in use by another svc process\nHint: /),
    });
    expect((await fetch(`${first.address}/main/v0.1/servers`)).status).toBe(200);
  });

  test('that holds something else in its place: it says what is there', async () => {
    const folder = scratchFolder({ data: 'a file' });
    const options = { config, configFile: join(folder, 'registry.yaml') };
    expect(await serveRegistry({ ...options, data: join(folder, 'data') })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is a file in its way'),
    });
    const data = join(folder, 'other');
    mkdirSync(data);
    writeFileSync(join(data, 'registry.db'), 'no database at all, but long enough to be looked at. '.repeat(100));
    expect(await serveRegistry({ ...options, data })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^error: database .*registry\.db: its file is not a database\nHint: /),
    });
  });
});
