import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetch } from 'undici';
import { expect, test } from 'vitest';
import { browse, openLoginWorld } from '../../support/login/login-world.ts';
import { listening } from '../../support/mcp/listening.ts';
import { postModern } from '../../support/mcp/raw-client.ts';

const world = openLoginWorld();

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const place = await listening(() => undefined);
  await place.close();
  return place.port;
}

test('the flags say whom to ask, for what, and where the browser comes back to', async () => {
  const provider = await world.provider();
  // Its metadata name another authorization server, and another resource than the flag.
  const remote = await world.remote(provider, {
    issuers: ['http://127.0.0.1:9'],
    accepts: async (token) => (await provider.provider.AccessToken.find(token))?.aud === 'https://tools.example/all',
  });
  const opened = join(world.folder, 'opened');
  writeFileSync(join(world.folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > ${opened}\n`, { mode: 0o755 });
  const port = await freePort();
  const flags = ['issuer', provider.issuer, 'scopes', 'tools:read,openid', 'resource', 'https://tools.example/all'];
  const words = flags.map((each, index) => (index % 2 === 0 ? `--remote-auth-${each}` : each));
  const run = await world.signedIn([
    'run',
    remote.url,
    '--name',
    'flagged',
    '--remote-auth',
    ...words,
    '--remote-auth-callback-port',
    String(port),
  ]);
  expect(run).toMatchObject({ code: 0 });
  const [printed = ''] = /^http:\S+$/m.exec(run.stderr) ?? [];
  await expect.poll(() => readFileSync(opened, 'utf8')).toBe(printed);
  expect(Object.fromEntries(new URL(printed).searchParams)).toMatchObject({
    scope: 'tools:read openid',
    resource: 'https://tools.example/all',
    redirect_uri: `http://127.0.0.1:${port}/callback`,
    code_challenge_method: 'S256',
  });
  expect((await postModern(new URL(run.stdout.trim()), 'tools/list', {})).status).toBe(200);
  expect(remote.tokens.length).toBeGreaterThan(0);
});

test('a client that is registered by hand is used at the endpoints that are named, with its secret', async () => {
  const port = await freePort();
  const redirect = `http://127.0.0.1:${port}/callback`;
  const secret = 'a secret of + the client';
  const provider = await world.provider({
    registers: false,
    clients: [
      {
        client_id: 'by-hand',
        client_secret: secret,
        application_type: 'native',
        redirect_uris: [redirect],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
  });
  const remote = await world.remote(provider);
  const port0 = ['--remote-auth-callback-port', String(port), '--remote-auth-skip-browser'];
  const client = ['--remote-auth', '--remote-auth-client-id', 'by-hand', ...port0];
  const refused = await world.command(['run', remote.url, '--name', 'unregistered', '--remote-auth', ...port0]);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('registers no clients by itself') });
  expect(await world.view('unregistered')).toBeUndefined();
  const endpoints = [
    ['--remote-auth-authorize-url', `${provider.issuer}/auth`],
    ['--remote-auth-token-url', `${provider.issuer}/token`],
  ].flat();
  const words = ['run', remote.url, ...client, ...endpoints];
  const named = await world.signedIn([...words, '--name', 'named', '--remote-auth-client-secret', secret]);
  expect(named).toMatchObject({ code: 0 });
  expect(world.file('named', 'workload.json')).not.toContain(secret);
  // The secret of the command line is kept with the sign-in, so that somebody can sign in again.
  expect(await world.command(['restart', 'named'])).toMatchObject({ code: 0 });
  expect(await world.signedIn(['login', 'named'])).toMatchObject({ code: 0 });
  const file = join(world.folder, 'client-secret');
  writeFileSync(file, `${secret}\n`);
  const filed = await world.signedIn([...words, '--name', 'filed', '--remote-auth-client-secret-file', file]);
  expect(filed).toMatchObject({ code: 0 });
  writeFileSync(file, 'another one');
  expect(await world.signedIn(['login', 'filed'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not accept the client (status 401)'),
  });
});

test('waits for a person as long as the flag says, and leaves nothing', async () => {
  const provider = await world.provider();
  const remote = await world.remote(provider);
  const words = ['run', remote.url, '--name', 'late', '--remote-auth', '--remote-auth-skip-browser'];
  const { address, done } = world.waiting([...words, '--remote-auth-timeout', '1s']);
  const back = await browse(await address).catch(() => undefined);
  const { code, stdout, stderr } = await done;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('nobody has signed in within 1 seconds');
  expect(await world.view('late')).toBeUndefined();
  if (back !== undefined) await expect(fetch(back)).rejects.toThrow('fetch failed');
});

test('flags of a sign-in are refused by name without --remote-auth, and where there is no remote server', async () => {
  const url = 'https://mcp.example.com/mcp';
  const without = await world.command(['run', url, '--remote-auth-issuer', 'https://login.example.com']);
  expect(without).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--remote-auth-issuer: it is for signing in'),
  });
  const image = await world.command(['run', 'example/image', '--remote-auth']);
  expect(image).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no remote server to sign in at') });
});
