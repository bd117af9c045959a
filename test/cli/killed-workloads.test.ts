import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { openWorkloads, runs } from '../support/workloads.ts';

const world = openWorkloads();

/** A launcher whose server runs until there is a file `broken`, and ends at once from then on. */
function writeBreakable(): void {
  const server = join(import.meta.dirname, '../support/mcp/pipe-server.mjs');
  const path = join(world.folder, 'uvx');
  writeFileSync(
    path,
    `#!/bin/sh\n[ -e broken ] && echo 'it is broken' >&2 && exit 3\n'${process.execPath}' '${server}' "$@"\n`,
  );
  chmodSync(path, 0o755);
}

describe('after kill -9', () => {
  test('of its supervisor, a workload is shown as failed, its server is ended, and it starts at its address', async () => {
    // The server does not end with its standard input.
    const endpoint = await world.run('npx://orphan', '--', '--modern', '--stay');
    const { supervisor, servers } = world.report('orphan');
    process.kill(supervisor.pid, 'SIGKILL');
    await expect
      .poll(() => world.view('orphan'))
      .toMatchObject({ status: 'failed', problem: 'its supervisor has gone: it was killed, or its disk is full' });
    expect(servers.every(({ pid }) => runs(pid))).toBe(true);
    const { stdout } = await world.svc(['start', 'orphan']);
    expect(stdout).toBe(`${endpoint.href}\n`);
    expect(servers.some(({ pid }) => runs(pid))).toBe(false);

    const again = world.report('orphan');
    process.kill(again.supervisor.pid, 'SIGKILL');
    await expect.poll(() => runs(again.supervisor.pid)).toBe(false);
    expect(await world.svc(['rm', 'orphan'])).toEqual({ code: 0, stdout: 'orphan\n', stderr: '' });
    expect(again.servers.some(({ pid }) => runs(pid))).toBe(false);
    expect(await world.view('orphan')).toBeUndefined();
  });

  test('of the launcher as well, what is left of its group is ended', async () => {
    await world.run('npx://group', '--', '--modern', '--stay');
    const { supervisor, servers } = world.report('group');
    const [launcher] = servers;
    if (launcher === undefined) throw new Error('no server is known');
    const children = readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    expect(children.length).toBeGreaterThan(0);
    process.kill(supervisor.pid, 'SIGKILL');
    process.kill(launcher.pid, 'SIGKILL');
    await expect.poll(() => runs(launcher.pid) || runs(supervisor.pid)).toBe(false);
    expect(children.every(runs)).toBe(true);
    expect(await world.svc(['rm', 'group'])).toMatchObject({ code: 0 });
    expect(children.some(runs)).toBe(false);
  });

  test('of its server, the server is started again, and the restart is counted', async () => {
    const endpoint = await world.run('npx://hurt', '--', '--modern');
    const [server] = world.report('hurt').servers;
    process.kill(-(server?.pid ?? 0), 'SIGKILL');
    await expect.poll(() => world.view('hurt')).toMatchObject({ status: 'running', restarts: 1 });
    const answer = await postModern(endpoint, 'tools/call', { name: 'echo', arguments: { text: 'back' } });
    expect(await answer.text()).toContain('back');
    await world.svc(['rm', '-f', 'hurt']);
  });

  test('a number that another process has by now is left alone', async () => {
    await world.run('npx://number', '--', '--modern');
    const { supervisor } = world.report('number');
    await world.svc(['stop', 'number']);
    const bystander = world.start(['logs', '--follow', 'number']);
    await once(bystander, 'spawn');
    const path = world.path('number', 'supervisor.json');
    const forged = JSON.parse(world.file('number', 'supervisor.json'));
    const stranger = { ...supervisor, pid: process.pid };
    writeFileSync(path, JSON.stringify({ ...forged, phase: 'running', supervisor: stranger, servers: [stranger] }));
    expect(await world.view('number')).toMatchObject({ status: 'failed' });
    expect((await world.svc(['stop', 'number'])).code).toBe(0);
    expect((await world.svc(['rm', 'number'])).code).toBe(0);
    bystander.kill('SIGKILL');
  });
});

test('a server that does not stay up is given up with a reason', async () => {
  writeBreakable();
  await world.run('uvx://breakable', '--', '--modern');
  writeFileSync(join(world.folder, 'broken'), '');
  const [server] = world.report('breakable').servers;
  process.kill(-(server?.pid ?? 0), 'SIGKILL');
  await expect
    .poll(() => world.view('breakable'))
    .toMatchObject({ status: 'restarting', problem: 'it ended with code 3' });
  await expect
    .poll(() => world.view('breakable'), { timeout: 90_000, interval: 2000 })
    .toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/^its server ended 8 times in a row, the last time: it ended with code 3$/),
    });
  expect(runs(world.report('breakable').supervisor.pid)).toBe(false);
  expect(world.file('breakable', 'server.log')).toContain('it is broken');
});

describe('at the same time', () => {
  test('two runs of one name are one workload', async () => {
    const words = ['run', '--runtime', 'process', 'npx://twin', '--', '--modern'];
    const both = await Promise.all([world.svc(words), world.svc(words)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 2]);
    expect(both.find(({ code }) => code === 2)?.stderr).toContain('there is a workload "twin" already');
    expect(await world.view('twin')).toMatchObject({ status: 'running' });
  });

  test('two starts give one supervisor', async () => {
    await world.svc(['stop', 'twin']);
    const both = await Promise.all([world.svc(['start', 'twin']), world.svc(['start', 'twin'])]);
    const refused = both.filter(({ code }) => code !== 0);
    expect(refused.length).toBeLessThan(2);
    for (const { stderr } of refused) expect(stderr).toContain('error: twin was started by another command');
    const supervisors = readdirSync('/proc').filter(
      (pid) => /^\d+$/.test(pid) && commandOf(pid).endsWith('supervise twin '),
    );
    expect(supervisors.map(Number)).toEqual([world.report('twin').supervisor.pid]);
  });

  test('twenty runs give twenty workloads, and rm leaves nothing of them', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    const all = await Promise.all(names.map((name) => world.run('npx://many', '--name', name, '--', '--modern')));
    expect(new Set(all.map(({ port }) => port)).size).toBe(20);
    const listed: { name: string; status: string }[] = JSON.parse(
      (await world.svc(['list', '--format', 'json'])).stdout,
    );
    const running = listed.filter(({ name, status }) => name.startsWith('many-') && status === 'running');
    expect(running.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const pids = names.flatMap((name) => [
      world.report(name).supervisor.pid,
      ...world.report(name).servers.map(({ pid }) => pid),
    ]);
    expect((await world.svc(['rm', '--force', ...names])).code).toBe(0);
    await delay(100);
    expect(pids.filter(runs)).toEqual([]);
    expect(readdirSync(join(world.folder, 'state/svc/workloads')).filter((each) => each.includes('many'))).toEqual([]);
  });
});

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
