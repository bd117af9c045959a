import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const config = {
  sources: [{ name: 'published', managed: {} }],
  registries: [{ name: 'main', sources: ['published'] }],
  auth: { mode: 'anonymous' as const },
};

function publish(registry: TestRegistry, version: string): ReturnType<TestRegistry['ask']> {
  const body = { name: 'com.example/kept', version, description: 'd', url: 'https://x.example.com/mcp' };
  return registry.ask('POST', '/main/v0.1/publish', { body });
}

describe('a backup as docs/how-to/run-a-registry.md describes it', () => {
  test('is made by SQLite while the server runs, and restored as registry.db in an empty folder', async () => {
    const folder = scratchFolder();
    const [before, after] = [join(folder, 'before'), join(folder, 'after')];
    const running = await startTestRegistry(config, { folder: before });
    expect((await publish(running, '1.0.0')).status).toBe(201);
    expect(readdirSync(before)).toContain('registry.db');
    mkdirSync(after);
    const source = new DatabaseSync(join(before, 'registry.db'));
    await backup(source, join(after, 'registry.db'));
    source.close();
    expect((await publish(running, '2.0.0')).status).toBe(201);
    await running.close();

    const restored = await startTestRegistry(config, { folder: after });
    const { body } = await restored.get('/main/v0.1/servers');
    expect(body).toMatchObject({ servers: [{ server: { name: 'com.example/kept', version: '1.0.0' } }] });
    expect((await publish(restored, '2.0.0')).status).toBe(201);
    await restored.close();
  });
});
