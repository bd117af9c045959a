import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../../generated/project.ts';
import { runSvc } from '../support/run-svc.ts';
import { projectRoot, sourcesBelow } from '../support/source-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { freePort } from './free-port.ts';
import { startDockerEngine, type DockerEngine } from './docker-engine.ts';
import { ownImage } from './own-image.ts';
import { composeParts } from './parts.ts';
import { postgresImage } from './postgres-image.ts';
import { publish, servedNames } from './served-names.ts';

const parts = composeParts();
const soon = { timeout: 60_000, interval: 100 };
const fromFile = ['com.example/docs', 'com.example/weather'];
const version: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
const image = `${project.image}:${String(version)}`;

describe.skipIf(parts === undefined)('examples/registry-compose, started', () => {
  let engine: DockerEngine;
  let folder: string;
  let addresses: readonly [string, string];
  const compose = (...args: readonly string[]): Promise<string> =>
    engine.must('docker-compose', ['--file', join(folder, 'compose.yaml'), ...args]);
  const inspected = async (service: string, format: string): Promise<string> => {
    const id = (await compose('ps', '--quiet', service)).trim();
    return (await engine.must('docker', ['inspect', '--format', format, id])).trim();
  };
  // What the image is built from is not here.
  const up = (): Promise<string> => compose('up', '--no-build', '--detach');
  const names = (address: string): Promise<string[] | string> => servedNames(address, 'main').catch(String);

  beforeAll(async () => {
    if (parts === undefined) return;
    const work = temporaryFolder('svc-compose-');
    folder = join(work, 'registry-compose');
    cpSync(join(projectRoot, 'examples/registry-compose'), folder, { recursive: true });
    mkdirSync(join(folder, 'secrets'), { mode: 0o700 });
    writeFileSync(join(folder, 'secrets/database-password'), 'c2VjcmV0IG9mIHRoZSB0ZXN0\n', { mode: 0o444 });
    const ports = [await freePort(), await freePort()] as const;
    addresses = [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`];
    const file = join(folder, 'compose.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('127.0.0.1:8081:', `${addresses[0]}:`).replace('127.0.0.1:8082:', `${addresses[1]}:`),
    );
    engine = await startDockerEngine();
    const database = /image: (postgres:\S+)/.exec(text)?.[1] ?? '';
    for (const archive of [await postgresImage(database, parts.postgres, work), await ownImage(image, work)])
      await engine.must('docker', ['load', '--input', archive]);
    await up();
  }, 900_000);
  afterAll(() => engine?.stop(), 120_000);

  test('both replicas serve what the example says', async () => {
    for (const address of addresses) await expect.poll(() => names(address), soon).toEqual(fromFile);
    const { stdout, stderr } = await runSvc(['registry', 'list', 'main', '--server', `http://${addresses[1]}`]);
    expect(stderr).toBe('');
    expect(stdout).toContain('com.example/weather');
  });

  test('what is published to one shows in the other', async () => {
    await publish(addresses[0], 'published', 'com.example/mine');
    await expect.poll(() => names(addresses[1]), soon).toContain('com.example/mine');
  });

  test('the other replica serves while one is down, and that one comes back', async () => {
    process.kill(Number(await inspected('registry-1', '{{.State.Pid}}')), 'SIGKILL');
    await publish(addresses[1], 'published', 'com.example/meanwhile');
    expect(await names(addresses[1])).toContain('com.example/meanwhile');
    await expect.poll(() => names(addresses[0]), soon).toContain('com.example/meanwhile');
    expect(await inspected('registry-1', '{{.RestartCount}}')).toBe('1');
  });

  test('Docker finds every container healthy, by the checks of the example', async () => {
    for (const service of ['postgres', 'registry-1', 'registry-2'])
      await expect.poll(() => inspected(service, '{{.State.Health.Status}}'), soon).toBe('healthy');
  });

  test('the image compiles, too, with nothing but its standard streams', async () => {
    const input = sourcesBelow('examples/quickstart')
      .map(({ text }) => text)
      .join('---\n');
    const bounds = ['--rm', '--interactive', '--read-only', '--cap-drop=ALL', '--user=4711:4711', '--network=none'];
    const args = ['compile', '-', '--image', image];
    const inImage = await engine.run('docker', ['run', ...bounds, image, ...args], input);
    const here = await runSvc(args, { input });
    expect(inImage).toEqual({ code: 0, stdout: here.stdout, stderr: here.stderr });
    expect(here.stdout).toContain('kind: Deployment');
  });

  test('a replica ends in order, and publications are kept until the volumes are removed', async () => {
    await compose('stop', 'registry-1');
    expect(await inspected('registry-1', '{{.State.ExitCode}}')).toBe('0');
    await compose('down');
    await up();
    await expect.poll(() => names(addresses[0]), soon).toContain('com.example/mine');
    await compose('down', '--volumes');
    const left = await engine.must('docker', ['volume', 'ls', '--quiet']);
    expect(left).toBe('');
  });
});
