import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import { findGo } from '../cluster/go.ts';
import { makeCertificates } from '../support/certificates.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads } from '../support/workloads.ts';
import { addGoBase, addNodeBase, addPythonBase } from './base-images.ts';
import { startPackageRelay, type PackageRelay } from './package-relay.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();
const go = findGo();
const world = openWorkloads();

describe.skipIf(parts === undefined || go === undefined)('svc run of a package, in a container', () => {
  let engine: DockerEngine;
  let relay: PackageRelay;
  let node = '';
  let python = '';
  let golang = '';
  const svc = (args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<SvcRun> =>
    world.svc(args, { environment: { DOCKER_HOST: `unix://${engine.socket}`, ...relay.environment, ...more } });
  const images = async (): Promise<string[]> =>
    (await engine.must('docker', ['images', '--format', '{{.Repository}}:{{.Tag}}', 'localhost/svc/*']))
      .split('\n')
      .filter(Boolean)
      .toSorted();
  const labels = async (image: string): Promise<string> =>
    engine.must('docker', ['image', 'inspect', '--format', '{{json .Config}}', image]);
  /** What a command prints in an image. */
  const inside = (image: string, ...command: readonly string[]): Promise<string> =>
    engine.must('docker', ['run', '--rm', '--network', 'none', '--entrypoint', '/bin/busybox', image, ...command]);
  const toolsAt = async (address: string): Promise<string> => (await postModern(new URL(address), 'tools/list')).text();

  beforeAll(async () => {
    if (parts === undefined || go === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    relay = await startPackageRelay('10.99.96.1');
    const folder = temporaryFolder('svc-bases-');
    node = await addNodeBase(engine, parts, join(folder, 'node'));
    python = await addPythonBase(engine, parts, join(folder, 'python'));
    golang = await addGoBase(engine, parts, join(folder, 'go'), go);
  });
  afterAll(async () => {
    if (parts === undefined) return;
    await svc(['rm', '--force', '--all']);
    relay?.close();
    await engine?.stop();
  });

  test('of npm is built once, and found again without its registry', async () => {
    const words = ['npx://@modelcontextprotocol/server-everything', '--runtime-image', node];
    const { code, stdout, stderr } = await svc(['run', ...words, '--name', 'everything']);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('building an image of npx://') });
    expect(await toolsAt(stdout.trim())).toContain('"name":"echo"');
    const [image = '', ...others] = await images();
    expect(others).toEqual([]);
    expect(image).toMatch(/^localhost\/svc\/npx-modelcontextprotocol-server-everything:[0-9a-f]{32}$/);
    const { User, Labels } = JSON.parse(await labels(image));
    expect(User).toBe('65532:65532');
    expect(JSON.stringify(Labels)).toContain('"npx://@modelcontextprotocol/server-everything"');
    expect(JSON.stringify(await engine.must('docker', ['history', '--no-trunc', image]))).not.toContain('10.99.96.1');
    const before = relay.asked.length;
    const again = await svc(['run', ...words, '--name', 'again']);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    const built = await svc(['run', '--build-only', ...words]);
    expect(built).toEqual({ code: 0, stdout: `${image}\n`, stderr: '' });
    expect(relay.asked.length).toBe(before);
    await svc(['rm', '--force', 'everything', 'again']);
    // Without the image the same versions are taken, so that it gets the same name.
    await engine.must('docker', ['rmi', '--force', image]);
    expect((await svc(['run', '--build-only', ...words])).stdout).toBe(`${image}\n`);
    const [lock = ''] = readdirSync(join(world.folder, 'state/svc/locks'));
    expect(readFileSync(join(world.folder, 'state/svc/locks', lock), 'utf8')).toContain('lockfileVersion');
  });

  test('of PyPI answers, with a secret that only the server gets', async () => {
    const words = ['uvx://mcp-server-time', '--runtime-image', python, '--secret', 'key,target=KEY'];
    const { code, stdout, stderr } = await svc(['run', ...words, '--', '--local-timezone', 'UTC'], {
      SVC_SECRET_KEY: 'of the person',
    });
    expect(code, stderr).toBe(0);
    expect(await toolsAt(stdout.trim())).toContain('get_current_time');
    expect(await engine.must('docker', ['inspect', 'svc-mcp-server-time'])).not.toContain('of the person');
    await svc(['rm', '--force', '--all']);
    const rebuilt = await svc(['run', '--build-only', '--rebuild', 'uvx://mcp-server-time', '--runtime-image', python]);
    expect(rebuilt).toMatchObject({ code: 0, stderr: expect.stringContaining('building an image') });
  });

  test('of a Go module answers, and so does a folder without what its .dockerignore lists', async () => {
    const published = 'go://github.com/modelcontextprotocol/go-sdk/examples/server/hello@v1.0.0';
    const { code, stdout, stderr } = await svc(['run', published, '--runtime-image', golang, '--name', 'hello']);
    expect(code, stderr).toBe(0);
    expect(await toolsAt(stdout.trim())).toContain('"name":"greet"');
    const source = join(world.folder, 'captive');
    mkdirSync(join(source, 'cmd'), { recursive: true });
    cpSync(join(import.meta.dirname, 'captive'), join(source, 'cmd/captive'), { recursive: true });
    writeFileSync(join(source, 'go.mod'), 'module captive.test/all\n\ngo 1.26\n');
    writeFileSync(join(source, 'broken.go'), 'package main ???');
    writeFileSync(join(source, 'cmd/captive/broken.go'), 'package main ???');
    const words = ['go://./captive/cmd/captive', '--runtime-image', golang, '--name', 'local'];
    const broken = await svc(['run', ...words]);
    expect(broken).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('broken.go:1') });
    expect(await world.view('local')).toBeUndefined();
    writeFileSync(join(source, '.dockerignore'), '**/broken.go\n');
    const local = await svc(['run', ...words, '--', 'an argument']);
    expect(local).toMatchObject({ code: 0 });
    const url = new URL(local.stdout.trim());
    const said = await (await postModern(url, 'tools/call', { name: 'environment', arguments: {} })).text();
    expect(said).toContain('an argument');
    expect(said).toContain(String.raw`\"uid\":65532`);
    await svc(['rm', '--force', '--all']);
  });

  test('gets the packages and the certificates that flags name, in an image of its own', async () => {
    const { caFile, ca } = makeCertificates(temporaryFolder('svc-ca-'));
    const words = ['run', '--build-only', 'go://./captive/cmd/captive', '--runtime-image', golang];
    const plain = (await svc(words)).stdout.trim();
    const made = await svc([...words, '--runtime-add-package', 'git,curl', '--ca-cert', caFile]);
    const image = made.stdout.trim();
    expect(image).not.toBe(plain);
    expect(await inside(image, 'cat', '/installed')).toBe('add --no-cache curl git\n');
    expect(await inside(image, 'cat', '/etc/ssl/certs/ca-certificates.crt')).toBe(`of the base\n\n${ca}`);
    expect(await labels(image)).toContain('SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt');
  });

  test('that is not there is refused in the words of its installer, and leaves nothing', async () => {
    const words = ['run', 'npx://@modelcontextprotocol/no-such-server', '--runtime-image', node];
    const { code, stdout, stderr } = await svc(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/npm (?:error|ERR!) (?:code )?E?404/);
    expect(stderr).toContain('Hint: check the name and the version of the package');
    expect((await svc(['list', '--quiet'])).stdout).toBe('');
    expect((await engine.must('docker', ['ps', '--all', '--quiet'])).trim()).toBe('');
  });

  test('is refused without an engine, with the way to run it as a process', async () => {
    const refused = await svc(['run', 'npx://a'], { DOCKER_HOST: 'unix:///nowhere' });
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('no container engine answers');
    expect(refused.stderr).toContain('--runtime process');
  });
});
