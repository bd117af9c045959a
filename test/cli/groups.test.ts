import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../cluster/free-port.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { openWorkloads } from '../support/workloads.ts';

const world = openWorkloads();
const children: ReturnType<typeof world.start>[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function toolsAt(endpoint: string): Promise<string[]> {
  const { result } = await (await postModern(new URL(endpoint), 'tools/list')).message();
  const tools: unknown = Reflect.get(Object(result), 'tools');
  return Array.isArray(tools) ? tools.map((tool: { name: string }) => tool.name).toSorted() : [];
}

describe('svc group', () => {
  test('is created once, listed with its workloads, and removed when it has none', async () => {
    expect(await world.svc(['group', 'create', 'team'])).toMatchObject({ code: 0, stdout: 'team\n' });
    expect(await world.svc(['group', 'create', 'team'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is a group "team" already'),
    });
    expect(await world.svc(['group', 'create', '../a'])).toMatchObject({ code: 2 });
    await world.run('npx://one', '--group', 'team', '--', '--modern');
    const { stdout } = await world.svc(['group', 'list']);
    expect(stdout).toBe('NAME     COUNT  WORKLOADS\ndefault  0\nteam     1      one\n');
    expect(JSON.parse((await world.svc(['group', 'list', '--format', 'json'])).stdout)).toEqual([
      { name: 'default', createdAt: null, workloads: [] },
      { name: 'team', createdAt: expect.stringMatching(/^\d{4}-/), workloads: ['one'] },
    ]);
    expect(await world.svc(['group', 'rm', 'team'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the group "team" has workloads: one'),
    });
    await world.svc(['rm', '--force', 'one']);
    expect(await world.svc(['group', 'rm', 'team'])).toMatchObject({ code: 0, stdout: 'team\n' });
    expect(await world.svc(['group', 'rm', 'team'])).toMatchObject({ code: 1 });
    expect(await world.svc(['group', 'rm', 'default'])).toMatchObject({ code: 1 });
  });

  test('that is not there is refused with a near name, and nothing is left', async () => {
    await world.svc(['group', 'create', 'office']);
    const words = ['run', '--runtime', 'process', 'npx://lost', '--group', 'ofice'];
    expect(await world.svc(words)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('did you mean "office"? svc group create ofice adds it'),
    });
    expect(await world.view('lost')).toBeUndefined();
  });
});

describe('svc aggregator serve --group', () => {
  test('shows the tools of the workloads of a group, as they come and go', async () => {
    await world.svc(['group', 'create', 'desk']);
    await world.run('npx://first', '--group', 'desk', '--', '--modern', '--listed');
    await world.run('npx://stranger', '--', '--modern', '--listed');
    const port = await freePort();
    const child = world.start(['aggregator', 'serve', '--group', 'desk', '--address', `127.0.0.1:${port}`]);
    children.push(child);
    const [address] = await once(child.stdout?.setEncoding('utf8') ?? child, 'data');
    const endpoint = String(address).trim();
    expect(endpoint).toBe(`http://127.0.0.1:${port}/mcp`);
    const namesOf = async (): Promise<string[]> => [
      ...new Set((await toolsAt(endpoint)).map((name) => name.split('_')[0] ?? '')),
    ];
    await expect.poll(namesOf, { timeout: 30_000 }).toEqual(['first']);
    await world.run('npx://second', '--group', 'desk', '--', '--modern', '--listed');
    await expect.poll(namesOf, { timeout: 30_000 }).toEqual(['first', 'second']);
    const called = await postModern(new URL(endpoint), 'tools/call', { name: 'second_environment', arguments: {} });
    expect(await called.text()).toContain('second');
    await world.svc(['stop', 'first']);
    await expect.poll(namesOf, { timeout: 30_000 }).toEqual(['second']);
    const { discovery }: { discovery: unknown } = JSON.parse(
      await (await fetch(`http://127.0.0.1:${port}/status`)).text(),
    );
    expect(discovery).toMatchObject({ problem: null, leftOut: [] });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('is refused without a group or a configuration, with a group that is not there, and with two lists', async () => {
    expect(await world.svc(['aggregator', 'serve'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is nothing to show'),
    });
    expect(await world.svc(['aggregator', 'serve', '--group', 'nobody'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no group "nobody"'),
    });
    const config = join(world.folder, 'aggregator.json');
    const backends = [{ name: 'a', url: 'http://127.0.0.1:9/mcp', transport: 'streamable-http' }];
    writeFileSync(config, JSON.stringify({ groupRef: 'g', incomingAuth: { type: 'anonymous' }, backends }));
    expect(await world.svc(['aggregator', 'serve', '--group', 'default', '--config', config])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('lists backends, and --group names others'),
    });
  });
});
