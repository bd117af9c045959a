import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { mayMount, smallDisk, type SmallDisk } from '../support/small-disk.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();

describe.runIf(mayMount())('on a disk that is full', () => {
  let disk: SmallDisk;
  beforeAll(() => (disk = smallDisk(join(world.folder, 'state'), 1)));
  afterAll(async () => {
    disk.free();
    await world.svc(['rm', '--force', '--all']);
    disk.remove();
  });

  test('nothing is started and nothing is left, and what runs goes on', async () => {
    const endpoint = await world.run('npx://early', '--', '--modern');
    disk.fill();
    const { code, stderr } = await world.svc(['run', '--runtime', 'process', 'npx://late', '--', '--modern']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('no space left on device') });
    expect(readdirSync(join(world.folder, 'state/svc/workloads'))).toEqual(['early']);
    const [server] = world.report('early').servers;
    process.kill(-(server?.pid ?? 0), 'SIGKILL');
    const echo = async (): Promise<string> =>
      (await postModern(endpoint, 'tools/call', { name: 'echo', arguments: { text: 'here' } })).text();
    await expect.poll(echo).toContain('here');
    expect(await world.view('early')).toMatchObject({ status: 'running', restarts: 0 });

    disk.free();
    // What could not be written is written again.
    await expect.poll(() => world.view('early')).toMatchObject({ status: 'running', restarts: 1 });
    expect((await world.svc(['stop', 'early'])).code).toBe(0);
    expect(await world.view('early')).toMatchObject({ status: 'stopped', problem: null });
    expect((await world.svc(['start', 'early'])).stdout).toBe(`${endpoint.href}\n`);
  });
});
