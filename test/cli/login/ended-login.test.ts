import { expect, test } from 'vitest';
import { openLoginWorld } from '../../support/login/login-world.ts';
import { postModern } from '../../support/mcp/raw-client.ts';
import { runs } from '../../support/workloads.ts';

const world = openLoginWorld();
const listTools = (url: URL) => postModern(url, 'tools/list', {});
const words = ['--remote-auth', '--remote-auth-skip-browser'];

test('tokens are refreshed and rotated; after kill -9 a start needs no browser', async () => {
  // Tokens of three seconds: each second there is another one.
  const provider = await world.provider({ tokenTime: 3 });
  const remote = await world.remote(provider);
  const run = await world.signedIn(['run', remote.url, '--name', 'rotating', ...words]);
  expect(run).toMatchObject({ code: 0 });
  const url = new URL(run.stdout.trim());
  const used = async (): Promise<number> => {
    expect((await listTools(url)).status).toBe(200);
    return new Set(remote.tokens).size;
  };
  await expect.poll(used, { timeout: 30_000 }).toBeGreaterThan(2);
  const { pid } = world.report('rotating').supervisor;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => runs(pid), { timeout: 15_000 }).toBe(false);
  expect(await world.command(['start', 'rotating'])).toMatchObject({ code: 0, stdout: run.stdout });
  expect((await listTools(url)).status).toBe(200);
  expect(provider.requestsTo('/auth')).toBe(1);
  expect(await world.command(['rm', '--force', 'rotating'])).toMatchObject({ code: 0 });
});

test('a sign-in that was revoked needs another one: svc list says so, the proxy answers 401 with the command, and svc login ends that', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const run = await world.signedIn(['run', remote.url, '--name', 'revoked', ...words]);
  const url = new URL(run.stdout.trim());
  expect((await listTools(url)).status).toBe(200);
  provider.revokeAll();
  await listTools(url);
  const refused = await listTools(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBeNull();
  expect(await refused.message()).toMatchObject({
    error: { code: 401, message: expect.stringContaining('Run: svc login revoked') },
  });
  await expect
    .poll(() => world.view('revoked'), { timeout: 15_000 })
    .toMatchObject({ status: 'needs-login', problem: expect.stringContaining('invalid_grant') });
  const restarted = await world.command(['restart', 'revoked']);
  expect(restarted).toMatchObject({ code: 1, stderr: expect.stringContaining('Hint: svc login revoked') });
  expect((await listTools(url)).status).toBe(401);
  expect(await world.signedIn(['login', 'revoked'])).toMatchObject({ code: 0 });
  await expect.poll(async () => (await listTools(url)).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(() => world.view('revoked'), { timeout: 15_000 }).toMatchObject({ status: 'running' });
});

test('an access token that ends early costs no request', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const run = await world.signedIn(['run', remote.url, '--name', 'early', ...words]);
  const url = new URL(run.stdout.trim());
  const [token = ''] = remote.tokens;
  const found = await provider.provider.AccessToken.find(token);
  await found?.destroy();
  expect((await listTools(url)).status).toBe(200);
  expect(remote.tokens.at(-1)).not.toBe(token);
});

test('svc logout revokes the tokens and removes the client; svc rm does it too', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const run = await world.signedIn(['run', remote.url, '--name', 'leaving', ...words]);
  const url = new URL(run.stdout.trim());
  const [token = ''] = remote.tokens;
  expect(await world.command(['logout', 'leaving'])).toMatchObject({ code: 0, stderr: 'leaving is signed out\n' });
  expect(provider.requestsTo('/token/revocation')).toBe(1);
  expect(await provider.provider.AccessToken.find(token)).toBeUndefined();
  await expect.poll(async () => (await listTools(url)).status, { timeout: 15_000 }).toBe(401);
  expect(await world.command(['logout', 'leaving'])).toMatchObject({ code: 1 });
  await world.signedIn(['login', 'leaving']);
  expect(await world.command(['rm', '--force', 'leaving'])).toMatchObject({ code: 0 });
  expect(provider.requestsTo('/token/revocation')).toBe(2);
});
