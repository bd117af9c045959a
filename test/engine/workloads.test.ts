import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project } from '../../generated/project.ts';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads, runs, type WorkloadsOfOne } from '../support/workloads.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();
const world = openWorkloads();
const neighbor = openWorkloads();

describe.skipIf(parts === undefined)('svc run IMAGE in the background', () => {
  let engine: DockerEngine;
  const svc = (args: readonly string[], of: WorkloadsOfOne = world): Promise<SvcRun> =>
    of.svc(args, { environment: { DOCKER_HOST: `unix://${engine.socket}` } });
  const containers = async (): Promise<string[]> =>
    (await engine.must('docker', ['ps', '--all', '--format', '{{.Names}} {{.State}}'])).split('\n').filter(Boolean);
  const uidOf = async (url: string): Promise<string> =>
    (await postModern(new URL(url), 'tools/call', { name: 'environment', arguments: {} })).text();
  const killSupervisor = async (name: string): Promise<void> => {
    const { pid } = world.report(name).supervisor;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => runs(pid)).toBe(false);
  };

  beforeAll(async () => {
    if (parts === undefined) return;
    engine = await startDockerEngine({ hasBridge: true });
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
  });
  afterAll(async () => {
    if (parts === undefined) return;
    await svc(['rm', '--force', '--all']);
    await engine.stop();
  });

  test('a container runs until svc stop, is started again when it ends, and rm leaves nothing', async () => {
    const { code, stdout } = await svc(['run', images.http, '--name', 'web']);
    expect(code).toBe(0);
    expect(await uidOf(stdout.trim())).toContain('uid');
    expect(await containers()).toEqual(['svc-web running']);
    await engine.must('docker', ['kill', 'svc-web']);
    await expect.poll(() => world.view('web'), { timeout: 60_000 }).toMatchObject({ status: 'running', restarts: 1 });
    expect((await svc(['stop', 'web'])).code).toBe(0);
    expect(await containers()).toEqual([]);
    expect((await svc(['start', 'web'])).stdout).toBe(stdout);
    await expect.poll(() => uidOf(stdout.trim()), { timeout: 60_000 }).toContain('uid');
    expect((await svc(['rm', '--force', 'web'])).code).toBe(0);
    expect(await containers()).toEqual([]);
  });

  test('what a killed supervisor has left running is replaced by start and removed by rm, if the engine is there', async () => {
    const { stdout } = await svc(['run', images.http, '--name', 'left']);
    await killSupervisor('left');
    expect(await containers()).toEqual(['svc-left running']);
    expect(await world.view('left')).toMatchObject({
      status: 'failed',
      problem: 'its supervisor has gone: it was killed, or its disk is full',
    });
    expect(await svc(['start', 'left'])).toMatchObject({ code: 0, stdout });
    expect(await containers()).toEqual(['svc-left running']);
    await killSupervisor('left');
    const away = await world.svc(['rm', 'left'], { environment: { DOCKER_HOST: 'unix:///nowhere' } });
    expect(away).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('no container engine answers') });
    expect(await world.view('left')).toMatchObject({ status: 'failed' });
    expect(await svc(['rm', 'left'])).toMatchObject({ code: 0 });
    expect(await containers()).toEqual([]);
  });

  test("a container of somebody else's workload is not touched", async () => {
    expect((await svc(['run', images.http, '--name', 'shared'])).code).toBe(0);
    const refused = await svc(['run', images.http, '--name', 'shared'], neighbor);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('a container of "shared" runs already') });
    expect(await neighbor.view('shared')).toBeUndefined();
    expect(await containers()).toEqual(['svc-shared running']);
    await svc(['rm', '--force', 'shared']);
  });

  test('images of svc that newer ones have replaced are removed by svc image prune, unless a container has them', async () => {
    const build = async (name: string, made: readonly string[], more: string): Promise<void> => {
      const labels = ['svc-run', ...made].flatMap((value, index) => [
        '--label',
        `${project.group}/${index === 0 ? 'managed-by' : 'package'}=${value}`,
      ]);
      const file = `FROM ${images.plain}\nLABEL made=${more}\n`;
      await engine.must('docker', ['build', ...labels, '--tag', `localhost/svc/${name}`, '-'], file);
      // Engines give the age of an image in seconds.
      await delay(1100);
    };
    await engine.run('docker', ['rm', '--force', 'has-it']);
    await build('kept:1', ['npx://kept'], 'a');
    await engine.must('docker', ['create', '--name', 'has-it', 'localhost/svc/kept:1']);
    await build('a:1', ['npx://a'], 'b');
    await build('kept:2', ['npx://kept'], 'c');
    await build('a:2', ['npx://a'], 'd');
    expect(await svc(['image', 'prune'])).toMatchObject({
      code: 0,
      stdout: 'localhost/svc/a:1\n',
      stderr: expect.stringContaining('removed 1 images'),
    });
    const { stdout } = await svc(['image', 'prune', '--all']);
    expect(stdout.split('\n').toSorted()).toEqual(['', 'localhost/svc/a:2', 'localhost/svc/kept:2']);
    await engine.must('docker', ['rm', 'has-it']);
    expect(await svc(['image', 'prune', '--all'])).toMatchObject({ code: 0, stdout: 'localhost/svc/kept:1\n' });
    expect(await svc(['image', 'prune', '--all'])).toMatchObject({ code: 0, stdout: '' });
    const away = await world.svc(['image', 'prune'], { environment: { DOCKER_HOST: 'unix:///nowhere' } });
    expect(away).toMatchObject({ code: 2, stderr: expect.stringContaining('no container engine answers') });
  });
});
