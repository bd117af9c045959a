import { expect, test } from 'vitest';
import { openLoginWorld } from '../../support/login/login-world.ts';
import { postModern } from '../../support/mcp/raw-client.ts';

const world = openLoginWorld();

test('without a browser a person enters a code on another device, where the authorization server offers that', async () => {
  const provider = await world.provider({ offersDevices: true });
  const remote = await world.remote(provider);
  const words = ['run', remote.url, '--name', 'device', '--remote-auth', '--remote-auth-skip-browser'];
  const { address, done } = world.waiting([...words, '--remote-auth-timeout', '5m']);
  const page = await address;
  expect(page.pathname).toBe('/device');
  await provider.approve(page.searchParams.get('user_code') ?? '');
  const run = await done;
  expect(run).toMatchObject({ code: 0, stderr: expect.stringMatching(/where the code is [A-Z]{4}-[A-Z]{4}:/) });
  expect((await postModern(new URL(run.stdout.trim()), 'tools/list', {})).status).toBe(200);
  expect(provider.requestsTo('/auth')).toBe(0);
});

test('two commands with one name: one signs in, the other is refused before anybody does', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const words = ['run', remote.url, '--name', 'one', '--remote-auth', '--remote-auth-skip-browser'];
  const first = world.waiting([...words, '--remote-auth-timeout', '5m']);
  await first.address;
  const second = await world.command(words);
  expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining('there is a workload "one" already') });
  first.child.kill('SIGINT');
  expect(await first.done).toMatchObject({ code: 1, stderr: expect.stringContaining('the sign-in was interrupted') });
  expect(await world.view('one')).toBeUndefined();
});
