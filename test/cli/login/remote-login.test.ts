import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postModern } from '../../support/mcp/raw-client.ts';
import { openLoginWorld } from '../../support/login/login-world.ts';

const world = openLoginWorld();
const listTools = (url: URL) => postModern(url, 'tools/list', {});

test('a person signs in once: a restart needs no browser, and no token is in a file, argument or view', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const words = ['run', remote.url, '--name', 'far', '--remote-auth', '--remote-auth-skip-browser'];
  const run = await world.signedIn(words);
  expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('Sign in at 127.0.0.1') });
  const url = new URL(run.stdout.trim());
  expect((await listTools(url)).status).toBe(200);
  const [token = 'none'] = remote.tokens;
  expect(provider.requestsTo('/reg')).toBe(1);
  const { pid } = world.report('far').supervisor;
  const views = await Promise.all(
    [
      ['inspect', 'far'],
      ['export', 'far'],
      ['status', 'far'],
      ['logs', '--proxy', 'far'],
      ['secret', 'list'],
    ].map((args) => world.command(args)),
  );
  const files = readdirSync(world.path('far', '')).map((each) => world.file('far', each));
  const store = readFileSync(join(world.data, 'svc/secrets.json'), 'utf8');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8') + readFileSync(`/proc/${pid}/environ`, 'utf8');
  const shown = [...views.map(({ stdout }) => stdout), ...files, store, command].join('\n');
  expect(shown).toContain('far');
  expect(shown).not.toContain(token);
  const restarted = await world.command(['restart', 'far']);
  expect(restarted).toMatchObject({ code: 0, stdout: `${url.href}\n` });
  expect((await listTools(url)).status).toBe(200);
  expect(provider.requestsTo('/auth')).toBe(1);
});
