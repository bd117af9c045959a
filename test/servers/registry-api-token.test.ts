import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ApiSource } from '../../generated/types/api-source.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Another registry that answers only to one token. */
async function guarded(token: () => string) {
  const authorizations: (string | undefined)[] = [];
  const endpoint = await listening(
    createServer((request, response) => {
      authorizations.push(request.headers.authorization);
      if (request.headers.authorization !== `Bearer ${token()}`) response.writeHead(401).end();
      else response.end('{"servers":[{"server":{"name":"com.example/a","version":"1.0.0","description":"d"}}]}');
    }),
  );
  return { endpoint, authorizations };
}

async function reads(api: ApiSource): Promise<TestRegistry> {
  const registry = await startTestRegistry({
    sources: [{ name: 'other', api, syncPolicy: { interval: '1h' } }],
    registries: [{ name: 'main', sources: ['other'] }],
    auth: { mode: 'anonymous' },
  });
  closing.push(() => registry.close());
  await registry.ready();
  return registry;
}

const statusOf = async (registry: TestRegistry): Promise<Record<string, unknown>> => {
  const { body } = await registry.get('/v1/sources/other');
  return (body as { syncStatus: Record<string, unknown> }).syncStatus;
};

const first = 'first-s3cret-token';
const second = 'second-s3cret-token';

test('the token of a file is sent, read again when it changes, and in no log or answer', async () => {
  let accepted = first;
  const { endpoint, authorizations } = await guarded(() => accepted);
  const tokenFile = join(scratchFolder(), 'token');
  writeFileSync(tokenFile, `${first}\n`);
  const registry = await reads({ endpoint, tokenFile });
  const sync = () => registry.ask('POST', '/v1/sources/other/sync');
  expect(await statusOf(registry)).toMatchObject({ phase: 'complete', serverCount: 1 });
  accepted = second;
  await sync();
  const refused = `answered with status 401. It does not accept the token of ${tokenFile}: put one there that may read`;
  await expect.poll(() => statusOf(registry)).toMatchObject({ message: expect.stringContaining(refused) });
  writeFileSync(tokenFile, second);
  await sync();
  await expect.poll(() => statusOf(registry)).toMatchObject({ phase: 'complete', attemptCount: 0 });
  expect(new Set(authorizations)).toEqual(new Set([`Bearer ${first}`, `Bearer ${second}`]));
  const shown = (await registry.get('/v1/sources/other')).text + registry.log.join('');
  expect(shown).not.toContain('s3cret');
});

test.each([
  [
    'empty',
    ' \n',
    /^The bearer token cannot be used\. The file \S+ cannot be used: it is empty\. Put the token of the other registry there/,
  ],
  [
    'not there',
    undefined,
    /^The bearer token cannot be used\. The file \S+ cannot be used: there is no such file.* Put the token .* correct api\.tokenFile\.$/,
  ],
  ['of two tokens', 'one two', /^The bearer token of the file \S+ cannot be used: it holds more than one token\. Put/],
])('a token file that is %s is reported, and no request goes out without a token', async (_, content, message) => {
  const { endpoint, authorizations } = await guarded(() => first);
  const tokenFile = join(scratchFolder(), 'token');
  if (content === undefined) rmSync(tokenFile, { force: true });
  else writeFileSync(tokenFile, content);
  const registry = await reads({ endpoint, tokenFile });
  expect(await statusOf(registry)).toMatchObject({ phase: 'failed', message: expect.stringMatching(message) });
  expect(authorizations).toEqual([]);
  // One bad source holds nobody back.
  expect((await registry.get('/main/v0.1/servers')).status).toBe(200);
});

test('a source without a token reports that the other registry requires one', async () => {
  const { endpoint } = await guarded(() => first);
  const registry = await reads({ endpoint });
  const message =
    / answered with status 401\. It asks for a token: write it into a file, and name that in api\.tokenFile\.$/;
  expect(await statusOf(registry)).toMatchObject({ phase: 'failed', message: expect.stringMatching(message) });
});

test('a redirect carries the token nowhere else', async () => {
  const elsewhere = await guarded(() => first);
  const endpoint = await listening(
    createServer((request, response) => {
      response.writeHead(302, { location: `${elsewhere.endpoint}${request.url}` }).end();
    }),
  );
  const tokenFile = join(scratchFolder(), 'token');
  writeFileSync(tokenFile, first);
  expect(await statusOf(await reads({ endpoint, tokenFile }))).toMatchObject({ phase: 'failed', serverCount: 0 });
  expect(elsewhere.authorizations).toEqual([]);
});

test('a source made over the API names no token file', async () => {
  const registry = await startTestRegistry({
    sources: [{ name: 'team', managed: {} }],
    registries: [{ name: 'main', sources: ['team'] }],
    auth: { mode: 'anonymous' },
  });
  closing.push(() => registry.close());
  const api = { endpoint: 'https://registry.example.com', tokenFile: '/etc/shadow' };
  const body = { api, syncPolicy: { interval: '1h' } };
  const answer = await registry.ask('PUT', '/v1/sources/made', { body });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('/api/tokenFile names a file of the server');
});

test.each([
  ['api', '/api/endpoint', { api: { endpoint: 'https://user:hidden@registry.example.com' } }],
  ['git', '/git/repository', { git: { repository: 'https://user:hidden@git.example.com/catalog.git' } }],
  ['file', '/file/url', { file: { url: 'https://user:hidden@files.example.com/catalog.json' } }],
] as const)('a source of kind %s holds no password in its address, and none is shown', async (_, place, kind) => {
  const registry = await startTestRegistry({
    sources: [{ name: 'team', managed: {} }],
    registries: [{ name: 'main', sources: ['team'] }],
    auth: { mode: 'anonymous' },
  });
  closing.push(() => registry.close());
  const answer = await registry.ask('PUT', '/v1/sources/made', { body: { ...kind, syncPolicy: { interval: '1h' } } });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(place);
  expect(answer.text).toMatch(/without (user name and )?password|user name and password/);
  expect(answer.text).not.toContain('hidden');
  expect((await registry.get('/v1/sources/made')).status).toBe(404);
  expect((await registry.get('/v1/sources')).text).not.toContain('hidden');
  expect(registry.log.join('\n')).not.toContain('hidden');
});
