import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postModern } from '../support/mcp/raw-client.ts';
import { writeFailingLauncher } from '../support/mcp/stand-in-launcher.ts';
import { openWorkloads, runs } from '../support/workloads.ts';

const world = openWorkloads();

async function echoed(endpoint: URL, text: string): Promise<string> {
  return (await postModern(endpoint, 'tools/call', { name: 'echo', arguments: { text } })).text();
}

describe('svc run in the background', () => {
  test('returns once the server answers; list, stop, start and rm follow it, and it keeps its address', async () => {
    const { code, stdout, stderr } = await world.svc([
      'run',
      '--runtime',
      'process',
      'npx://files@1',
      '--',
      '--modern',
    ]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('runs on this machine as your user'),
    });
    const endpoint = new URL(stdout.trim());
    expect(await echoed(endpoint, 'hello')).toContain('hello');
    const { servers, supervisor } = world.report('files-1');
    expect(await world.view('files-1')).toMatchObject({
      status: 'running',
      url: endpoint.href,
      server: 'npx://files@1',
    });
    const table = await world.svc(['list']);
    expect(table.stdout).toMatch(/^NAME {5}STATUS {3}RESTARTS {2}AGE {2}URL .*\nfiles-1 {2}running {2}0 /);

    const again = await world.svc(['run', '--runtime', 'process', 'npx://files@1']);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('there is a workload "files-1" already')]);
    expect(await world.svc(['rm', 'files-1'])).toMatchObject({ code: 1, stderr: expect.stringContaining('it runs') });

    expect(await world.svc(['stop', 'files-1'])).toEqual({ code: 0, stdout: 'files-1\n', stderr: '' });
    expect([supervisor, ...servers].filter(({ pid }) => runs(pid))).toEqual([]);
    expect(await world.view('files-1')).toMatchObject({ status: 'stopped', problem: null });
    expect((await world.svc(['start', 'files-1'])).stdout).toBe(`${endpoint.href}\n`);
    expect(await echoed(endpoint, 'again')).toContain('again');
    // One that runs is left alone.
    expect((await world.svc(['start', 'files-1'])).stdout).toBe(`${endpoint.href}\n`);
    const before = world.report('files-1').supervisor.pid;
    expect((await world.svc(['restart', 'files-1'])).stdout).toBe(`${endpoint.href}\n`);
    expect(world.report('files-1').supervisor.pid).not.toBe(before);

    expect(await world.svc(['rm', '--force', 'files-1'])).toEqual({ code: 0, stdout: 'files-1\n', stderr: '' });
    expect(readdirSync(join(world.folder, 'state/svc/workloads'))).toEqual([]);
    expect(await world.svc(['list'])).toMatchObject({ code: 0, stdout: '' });
  });

  test('ends with code 1 and the last lines of a server that does not answer, and leaves nothing', async () => {
    writeFailingLauncher(world.folder, 'uvx', ['no such package']);
    const { code, stdout, stderr } = await world.svc(['run', '--runtime', 'process', 'uvx://nothing']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('error: nothing does not answer: it ended with code 7\n  no such package');
    expect(await world.view('nothing')).toBeUndefined();
  });

  test('ends with code 2 where it is refused or its port is taken, and leaves nothing', async () => {
    const refused = await world.svc(['run', '--runtime', 'process', 'an/image:1']);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/error: "an\/image:1" is an image.*\nHint: /),
    ]);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, stderr } = await world.svc(['run', '--runtime', 'process', 'npx://a', '--proxy-port', port]);
    taken.close();
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining(`127.0.0.1:${port}: address already in use`),
    });
    expect((await world.svc(['list', '--quiet'])).stdout).toBe('');
  });

  test('does not move to another port than the one that clients know', async () => {
    const { port } = await world.run('npx://moved', '--', '--modern');
    await world.svc(['stop', 'moved']);
    const other = createServer().listen(Number(port), '127.0.0.1');
    await once(other, 'listening');
    const { code, stderr } = await world.svc(['start', 'moved']);
    other.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: cannot listen on 127\.0\.0\.1:\d+: address already in use\n/);
    expect(stderr).toContain('Hint: clients of moved know this port');
    expect(await world.view('moved')).toMatchObject({ status: 'failed', problem: expect.stringContaining(port) });
    expect(await world.svc(['rm', 'moved'])).toMatchObject({ code: 0 });
  });

  test('is taken back by Ctrl-C while the server starts', async () => {
    const child = world.start(['run', '--runtime', 'process', 'npx://slow', '--', '--hang']);
    await expect.poll(() => world.view('slow')).toMatchObject({ status: 'starting' });
    await expect.poll(() => world.report('slow').servers.length).toBe(1);
    const { servers } = world.report('slow');
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(await world.view('slow')).toBeUndefined();
    expect(servers.filter(({ pid }) => runs(pid))).toEqual([]);
  });
});

test('names that are not there are reported, and the others are done', async () => {
  const { code, stdout, stderr } = await world.svc(['stop', 'nope', 'nada']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('error: there is no workload "nope"');
  expect(stderr).toContain('error: there is no workload "nada"');
  expect(await world.svc(['stop'])).toMatchObject({ code: 2, stderr: expect.stringContaining('no workload is named') });
  expect(await world.svc(['rm', '-a', 'x'])).toMatchObject({ code: 2 });
  expect(await world.svc(['stop', '-t', 'soon', 'x'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--timeout "soon"'),
  });
  expect(await world.svc(['supervise', 'x'])).toMatchObject({ code: 2 });
});

test('svc run in the background leaves the proxy to a supervisor, which loads no client of HTTP and no compiler of schemas', async () => {
  const packagesOf = async (log: string, code: number): Promise<readonly string[]> => {
    const environment = {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/record-modules.mjs')}`,
      SVC_TEST_MODULES: join(world.folder, log),
    };
    const words = ['run', '--runtime', 'process', 'npx://small', '--', '--modern'];
    expect(await world.svc(words, { environment })).toMatchObject({ code });
    return readFileSync(join(world.folder, log), 'utf8')
      .split('\n')
      .flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
  };
  const both = await packagesOf('modules', 0);
  expect(both).toContain('fastify');
  for (const name of ['undici', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'])
    expect(both).not.toContain(name);
  // There is a workload of this name now, so that no supervisor is started.
  const alone = await packagesOf('modules-alone', 2);
  expect(alone).toContain('pino');
  expect(alone).not.toContain('fastify');
  await world.svc(['rm', '--force', 'small']);
});
