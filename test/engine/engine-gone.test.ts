import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDockerEngine, type DockerEngine } from '../cluster/docker-engine.ts';
import type { SvcRun } from '../support/run-svc.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openWorkloads } from '../support/workloads.ts';
import { addCaptiveImages, captiveImages as images } from './captive-images.ts';
import { attemptAt } from './captive-run.ts';
import { engineParts } from './parts.ts';

const parts = engineParts();
const world = openWorkloads();

describe.skipIf(parts === undefined)('after kill -9 of the container engine', () => {
  let engine: DockerEngine;
  let isUp = false;
  const svc = (args: readonly string[]): Promise<SvcRun> =>
    world.svc(args, { environment: { DOCKER_HOST: `unix://${engine.socket}` } });
  const containers = async (): Promise<string[]> =>
    (await engine.must('docker', ['ps', '--all', '--format', '{{.Names}}'])).split('\n').filter(Boolean).toSorted();
  const names = ['pipes', 'web', 'stopped', 'removed'];
  const problem = expect.stringContaining(' has gone: ');

  beforeAll(async () => {
    if (parts === undefined) return;
    // Containers run on meanwhile, with streams that nobody reads any more.
    engine = await startDockerEngine({ hasBridge: true, isLiveRestore: true });
    isUp = true;
    await addCaptiveImages(engine, parts, temporaryFolder('svc-captive-'));
  });
  afterAll(async () => {
    if (parts === undefined) return;
    if (!isUp) await engine.begin();
    await svc(['rm', '--force', '--all']);
    await engine.stop();
  });

  test('workloads say so, run again once it is back, and nothing of them is left behind', async () => {
    if (!isUp) await engine.begin();
    await svc(['rm', '--force', '--all']);
    const started = await Promise.all(
      names.map((name) => svc(['run', name === 'web' ? images.http : images.plain, '--name', name])),
    );
    expect(started.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const endpoints = started.map(({ stdout }) => new URL(stdout.trim()));
    await engine.kill();
    isUp = false;
    for (const name of names)
      await expect.poll(() => world.view(name)).toMatchObject({ status: 'restarting', problem });

    // What cannot be removed now is not forgotten.
    for (const words of [
      ['stop', 'stopped'],
      ['rm', '--force', 'removed'],
      ['rm', 'removed'],
    ])
      expect(await svc(words)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('no container engine answers'),
      });
    expect(await world.view('stopped')).toMatchObject({ status: 'stopped' });

    await engine.begin();
    isUp = true;
    for (const name of ['pipes', 'web'])
      await expect.poll(() => world.view(name), { timeout: 90_000 }).toMatchObject({ status: 'running' });
    for (const endpoint of endpoints.slice(0, 2))
      await expect.poll(() => attemptAt(endpoint, 'environment')).toContain('uid');
    expect(await containers()).toEqual(expect.arrayContaining(['svc-removed', 'svc-stopped']));
    for (const words of [
      ['rm', 'removed'],
      ['rm', 'stopped'],
    ])
      expect(await svc(words)).toMatchObject({ code: 0 });
    expect(await containers()).toEqual(['svc-pipes', 'svc-web']);
    expect((await svc(['rm', '--force', '--all'])).code).toBe(0);
    expect(await containers()).toEqual([]);
  });
});
