import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

let provider: RunningOidcProvider;
let registry: TestRegistry;
const tokens: Record<string, string> = {};

const entries = JSON.stringify({
  version: '1.0.0',
  meta: { last_updated: '2026-01-01T00:00:00Z' },
  data: { servers: [{ name: 'com.example/inherited', description: 'd', version: '1.0.0' }] },
});

beforeAll(async () => {
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources: [
      { name: 'files', file: { data: entries }, claims: { org: 'acme' } },
      { name: 'team', managed: {}, claims: { org: 'acme' } },
      { name: 'open', managed: {} },
    ],
    registries: [
      { name: 'gated', sources: ['files', 'team'], claims: { org: 'acme' } },
      { name: 'free', sources: ['team', 'open'] },
    ],
    auth: {
      mode: 'oauth',
      oauth: {
        resourceUrl: provider.resource,
        providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }],
      },
      authz: {
        roles: {
          superAdmin: [{ groups: 'root' }],
          manageSources: [{ groups: 'platform' }],
          manageRegistries: [{ groups: 'platform', org: 'acme' }],
          manageEntries: [{ groups: 'authors' }, { 'https://x/role': 'author' }],
        },
      },
    },
  });
  await registry.ready();
  const exp = Math.floor(Date.now() / 1000) + 600;
  for (const [name, claims] of Object.entries({
    admin: { groups: ['root'] },
    reader: { org: 'acme' },
    author: { org: 'acme', groups: ['authors', 'other'], team: ['red', 'blue'] },
    outsider: { org: 'else', groups: ['authors'] },
    urlRole: { org: 'acme', 'https://x/role': 'author' },
    platform: { org: 'acme', groups: 'platform' },
  })) {
    tokens[name] = await provider.sign({ sub: name, exp, ...claims });
  }
});
afterAll(async () => {
  await registry.close();
  await provider.stop();
});

const get = async (who: string, path: string): Promise<number> => (await registry.get(path, tokens[who])).status;
const names = async (who: string, name: string): Promise<unknown> => {
  const { body } = await registry.get(`/${name}/v0.1/servers`, tokens[who]);
  const { servers } = body as { servers: { server: { name: string; version: string } }[] };
  return servers.map(({ server }) => `${server.name}@${server.version}`);
};
const publish = (who: string, segment: string, name: string, version: string, claims?: object) =>
  registry.ask('POST', `/${segment}/v0.1/publish`, {
    token: tokens[who] ?? '',
    body: {
      name,
      version,
      url: 'https://x.example.com/mcp',
      description: 'd',
      ...(claims === undefined ? {} : { claims }),
    },
  });

describe('authorization of the registry server (spec 1)', () => {
  test('a caller without a token learns from the answer where to get one', async () => {
    const { status, headers, body } = await registry.get('/gated/v0.1/servers');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(
      /^Bearer realm="mcp-registry", resource_metadata="https:.*oauth-protected-resource/,
    );
    expect(body).toEqual({ error: expect.any(String), code: 'missing-token' });
    const metadata = await registry.get('/.well-known/oauth-protected-resource');
    expect(metadata.body).toMatchObject({ resource: provider.resource, authorization_servers: [provider.issuer] });
  });

  test('the gate of a registry comes before any data', async () => {
    expect(await get('outsider', '/gated/v0.1/servers')).toBe(403);
    expect(await get('outsider', '/gated/v0.1/servers/com.example%2Finherited/versions')).toBe(403);
    expect(await get('outsider', '/absent/v0.1/servers')).toBe(404);
    expect(await get('outsider', '/free/v0.1/servers')).toBe(200);
    expect(await get('admin', '/gated/v0.1/servers')).toBe(200);
  });

  test('entries of a fetched source carry its claims', async () => {
    expect(await names('reader', 'gated')).toEqual(['com.example/inherited@1.0.0']);
  });

  test('an entry is seen by those who hold its claims, without claims by nobody but a super-admin', async () => {
    expect((await publish('author', 'team', 'com.example/red', '1.0.0', { team: 'red' })).status).toBe(201);
    const open = await publish('author', 'team', 'com.example/none', '1.0.0');
    expect(open.status).toBe(201);
    expect(open.headers.get('x-registry-warning')).toContain('without claims');
    expect(await names('author', 'free')).toEqual(['com.example/red@1.0.0']);
    expect(await names('reader', 'free')).toEqual([]);
    expect(await names('admin', 'free')).toEqual(['com.example/none@1.0.0', 'com.example/red@1.0.0']);
    expect(await get('reader', '/free/v0.1/servers/com.example%2Fred/versions')).toBe(404);
    expect(await get('reader', '/free/v0.1/servers/com.example%2Fred/versions/latest')).toBe(404);
    expect(await get('author', '/free/v0.1/servers/com.example%2Fred/versions/latest')).toBe(200);
  });

  test('publishing needs the role, the claims of the source and of the payload, and those of the first version', async () => {
    expect((await publish('reader', 'team', 'com.example/a', '1.0.0')).body).toMatchObject({ code: 'missing-role' });
    expect((await publish('outsider', 'team', 'com.example/a', '1.0.0')).body).toMatchObject({
      code: 'source-forbidden',
    });
    expect((await publish('outsider', 'gated', 'com.example/a', '1.0.0')).body).toMatchObject({
      code: 'registry-forbidden',
    });
    expect((await publish('author', 'team', 'com.example/a', '1.0.0', { team: 'green' })).body).toMatchObject({
      code: 'claims-not-held',
    });
    expect((await publish('urlRole', 'team', 'com.example/a', '1.0.0', { org: 'acme' })).status).toBe(201);
    expect((await publish('author', 'team', 'com.example/a', '1.0.0', { org: 'acme' })).body).toMatchObject({
      code: 'duplicate-version',
    });
    expect((await publish('author', 'team', 'com.example/a', '1.1.0')).body).toMatchObject({ code: 'claims-differ' });
    expect((await publish('admin', 'team', 'com.example/a', '1.1.0')).body).toMatchObject({ code: 'claims-differ' });
    expect((await publish('admin', 'team', 'com.example/a', '1.1.0', { org: 'acme' })).status).toBe(201);
  });

  test('the first segment names a managed source, or a registry with exactly one', async () => {
    expect((await publish('author', 'gated', 'com.example/by-registry', '1.0.0', { org: 'acme' })).status).toBe(201);
    expect((await publish('author', 'free', 'com.example/b', '1.0.0')).body).toMatchObject({
      code: 'ambiguous-source',
    });
    expect((await publish('author', 'files', 'com.example/b', '1.0.0')).body).toMatchObject({
      code: 'not-publishable',
    });
    expect((await publish('author', 'nowhere', 'com.example/b', '1.0.0')).body).toMatchObject({
      code: 'unknown-target',
    });
  });

  test('a server.json is kept byte for byte, without the claims that travel beside it', async () => {
    const document =
      '{"name":"com.example/bytes","version":"1.0.0","description":"d","z":1.50,"a":12345678901234567890}';
    const body = document.replace('"z"', '"claims":{"org":"acme"},"z"');
    expect((await registry.ask('POST', '/team/v0.1/publish', { token: tokens['author'] ?? '', body })).status).toBe(
      201,
    );
    const { text } = await registry.get('/free/v0.1/servers/com.example%2Fbytes/versions/1.0.0', tokens['reader']);
    expect(text.startsWith(`{"server":${document},`)).toBe(true);
  });

  test('deleting needs all claims of the entry, and frees the name', async () => {
    const path = '/v1/entries/server/com.example%2Fred/versions/1.0.0';
    const remove = async (who: string): Promise<number> =>
      (await registry.ask('DELETE', path, { token: tokens[who] ?? '' })).status;
    expect(await remove('reader')).toBe(403);
    expect(await remove('urlRole')).toBe(403);
    expect(await remove('author')).toBe(204);
    expect(await remove('author')).toBe(404);
    expect((await publish('author', 'team', 'com.example/red', '1.0.0', { team: 'blue' })).status).toBe(201);
  });

  test('managers see what their claims reach, and nothing else exists for them', async () => {
    expect(await get('author', '/v1/sources')).toBe(403);
    const listed = await registry.get('/v1/sources', tokens['platform']);
    expect((listed.body as { sources: { name: string }[] }).sources.map(({ name }) => name)).toEqual([
      'files',
      'open',
      'team',
    ]);
    const put = (who: string, claims: object) =>
      registry.ask('PUT', '/v1/sources/private', { token: tokens[who] ?? '', body: { managed: {}, claims } });
    expect((await put('platform', { org: 'else' })).body).toMatchObject({ code: 'claims-not-held' });
    expect((await put('admin', { secret: 'x' })).status).toBe(201);
    expect((await put('admin', { secret: 'x' })).status).toBe(200);
    expect(await get('platform', '/v1/sources/private')).toBe(404);
    expect(await get('platform', '/v1/sources/private/entries')).toBe(404);
    expect((await put('platform', { org: 'acme' })).status).toBe(403);
    expect((await registry.ask('DELETE', '/v1/sources/private', { token: tokens['platform'] ?? '' })).status).toBe(403);
    const hidden = await registry.ask('PUT', '/v1/registries/mine', {
      token: tokens['platform'] ?? '',
      body: { sources: ['team', 'private'] },
    });
    expect(hidden.body).toMatchObject({ code: 'unknown-source-named' });
    expect((await registry.ask('DELETE', '/v1/sources/private', { token: tokens['admin'] ?? '' })).status).toBe(204);
  });

  test('what the file declares is changed in the file', async () => {
    const body = { managed: {}, claims: { org: 'acme' } };
    const put = await registry.ask('PUT', '/v1/sources/team', { token: tokens['platform'] ?? '', body });
    expect(put.body).toMatchObject({ code: 'read-only' });
    expect(
      (await registry.ask('DELETE', '/v1/registries/gated', { token: tokens['platform'] ?? '' })).body,
    ).toMatchObject({
      code: 'read-only',
    });
  });

  test('a caller hears who they are', async () => {
    expect((await registry.get('/v1/me', tokens['author'])).body).toEqual({
      subject: 'author',
      roles: ['manageEntries'],
    });
    expect((await registry.get('/v1/me', tokens['reader'])).body).toEqual({ subject: 'reader', roles: [] });
    expect((await registry.get('/v1/me', tokens['platform'])).body).toEqual({
      subject: 'platform',
      roles: ['manageSources', 'manageRegistries'],
    });
  });

  test('no token and no claim value is logged', () => {
    const log = registry.log.join('');
    expect(log).toContain('/{registry}/v0.1/servers');
    for (const token of Object.values(tokens)) expect(log).not.toContain(token);
    expect(log).not.toMatch(/acme|authors/);
  });
});

describe('what cannot be done over the API', () => {
  const put = (definition: object) =>
    registry.ask('PUT', '/v1/sources/outside', { token: tokens['platform'] ?? '', body: definition });

  test.each([
    ['a file of the machine', { file: { path: '/etc/passwd' } }, '/file/path'],
    [
      'a password file',
      { git: { repository: 'https://git.example.com/x.git', auth: { username: 'x', passwordFile: '/x' } } },
      '/git/auth',
    ],
    ['a repository on this machine', { git: { repository: 'http://localhost:1/x.git' } }, '/git/repository'],
    [
      'a repository in the cluster',
      { git: { repository: 'https://git.team.svc.cluster.local/x.git' } },
      '/git/repository',
    ],
    ['the cluster', { kubernetes: {} }, '/kubernetes'],
    [
      'as much as it likes',
      { file: { url: 'https://catalog.example.com/all.json' }, limits: { entries: 1_000_000 } },
      '/limits',
    ],
  ])('a source that reads %s', async (_, definition, problem) => {
    const { status, body } = await put({ ...definition, syncPolicy: { interval: '1h' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-body', error: expect.stringContaining(problem) });
    expect(await get('platform', '/v1/sources/outside')).toBe(404);
  });

  test('a source that calls into the own network says so when it is read', async () => {
    expect((await put({ file: { url: `${provider.issuer}/jwks` }, syncPolicy: { interval: '1h' } })).status).toBe(201);
    const message = async (): Promise<unknown> => {
      const { body } = await registry.get('/v1/sources/outside', tokens['platform']);
      return (body as { syncStatus: { message?: string } }).syncStatus.message;
    };
    await expect.poll(message, { timeout: 20_000 }).toMatch(/at an address that is not called/);
    expect((await registry.ask('DELETE', '/v1/sources/outside', { token: tokens['platform'] ?? '' })).status).toBe(204);
  });

  test('a source or a registry that takes the other one’s name, and so its publications', async () => {
    const source = await registry.ask('PUT', '/v1/sources/free', {
      token: tokens['platform'] ?? '',
      body: { managed: {} },
    });
    expect(source.body).toMatchObject({ code: 'invalid-parameter' });
    const named = await registry.ask('PUT', '/v1/registries/open', {
      token: tokens['platform'] ?? '',
      body: { sources: ['open'] },
    });
    expect(named.body).toMatchObject({ code: 'invalid-parameter' });
  });

  test('hearing of entries and sources without the role', async () => {
    const path = (name: string): string => `/v1/entries/server/com.example%2F${name}/versions/1.0.0`;
    const [there, absent] = await Promise.all(
      ['a', 'absent'].map((name) => registry.ask('DELETE', path(name), { token: tokens['reader'] ?? '' })),
    );
    expect(there?.body).toEqual(absent?.body);
    expect((await publish('reader', 'nowhere', 'com.example/b', '1.0.0')).body).toMatchObject({ code: 'missing-role' });
  });

  test('a skill goes to a registry with one managed source, too', async () => {
    const skill = { namespace: 'com.example', name: 'review', description: 'd', version: '1.0.0' };
    const body = { source: 'gated', claims: { org: 'acme' }, skill };
    expect((await registry.ask('POST', '/v1/entries', { token: tokens['author'] ?? '', body })).status).toBe(201);
  });
});
