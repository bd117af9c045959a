import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const launcher = join(root, 'cli/svc.mjs');

let folder: string;
let server: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-registry-example-'));
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts `svc registry serve` as a person would, and gives the address that it logs. */
async function serve(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [launcher, 'registry', 'serve', ...args, '--address', '127.0.0.1:0'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = child;
  let log = '';
  return new Promise((done, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
      const address = /"address":"([^"]+)"/.exec(log)?.[1];
      if (address !== undefined) done(address);
    });
    child.once('exit', (code) => fail(new Error(`ended with ${code}: ${log}`)));
  });
}

async function listed(address: string): Promise<unknown> {
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  const page = (await (await fetch(`${address}/main/v0.1/servers`)).json()) as {
    servers: { server: { name: string; version: string } }[];
  };
  return page.servers.map(({ server: { name, version } }) => `${name} ${version}`);
}

const expected = ['com.example/docs 2.1.0', 'com.example/weather 1.4.0', 'com.example/weather 1.3.2'];

describe('the example of a registry', () => {
  test('runs offline with one command, follows its file, and keeps what is published', async () => {
    cpSync(join(root, 'examples/registry'), join(folder, 'registry'), { recursive: true });
    const address = await serve('--config', 'registry/config.yaml');
    expect(await listed(address)).toEqual(expected);
    const publish = await fetch(`${address}/main/v0.1/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'com.example/mine',
        version: '1.0.0',
        description: 'd',
        url: 'https://x.example.com',
      }),
    });
    expect(publish.status).toBe(201);
    const ended = new Promise((done) => server?.once('exit', done));
    server?.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await listed(await serve('--config', 'registry/config.yaml'))).toContain('com.example/mine 1.0.0');
  });

  test('the compiled ConfigMap is what the server loads, unchanged', async () => {
    const svc = spawn(process.execPath, [launcher, 'compile', join(root, 'examples/registry')], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    for await (const chunk of svc.stdout) text += String(chunk);
    const maps = parseAllDocuments(text)
      .map((document): unknown => document.toJS())
      .filter(
        (object): object is { kind: string; metadata: { name: string }; data: Record<string, string> } =>
          typeof object === 'object' && object !== null && 'kind' in object && object.kind === 'ConfigMap',
      );
    const config = maps.find(({ data }) => data['config.yaml'] !== undefined)?.data['config.yaml'] ?? '';
    const entries = maps.find(({ data }) => data['servers.json'] !== undefined)?.data['servers.json'] ?? '';
    expect(JSON.parse(entries)).toEqual(JSON.parse(readFileSync(join(root, 'examples/registry/servers.json'), 'utf8')));
    writeFileSync(join(folder, 'config.yaml'), config);
    // Outside of a pod nothing is mounted at /etc/catalog: the server runs all the same, and says what is missing.
    const address = await serve('--config', 'config.yaml', '--data', join(folder, 'data'));
    expect(await listed(address)).toEqual([]);
    const { sources } = (await (await fetch(`${address}/v1/sources`)).json()) as {
      sources: { syncStatus: { message: string } }[];
    };
    expect(sources[0]?.syncStatus.message).toMatch(/^\/etc\/catalog\/servers\.json cannot be read/);
  });

  test('the laptop and the cluster have the same catalog', () => {
    const laptop = parse(readFileSync(join(root, 'examples/registry/config.yaml'), 'utf8')) as {
      sources: { syncPolicy: object }[];
    };
    const [resource] = parseAllDocuments(readFileSync(join(root, 'examples/registry/catalog.yaml'), 'utf8'));
    const cluster = parse(
      (resource?.toJS() as { spec: { configYAML: string } } | undefined)?.spec.configYAML ?? '',
    ) as typeof laptop;
    expect(cluster.sources[0]?.syncPolicy).toEqual(laptop.sources[0]?.syncPolicy);
  });
});
