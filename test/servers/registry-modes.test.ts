import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type TestRegistry } from '../support/running-registry.ts';

/** The words of spec 1, Operating modes, to the letter. */
const authOnly = 'Authorization not configured, per-entry claims filtering disabled (auth-only mode)';

const catalog: Pick<RegistryServerConfig, 'sources' | 'registries'> = {
  sources: [
    { name: 'team', managed: {}, claims: { org: 'acme' } },
    {
      name: 'files',
      file: { data: '{"data":{"servers":[{"name":"com.example/file","description":"d","version":"1.0.0"}]}}' },
      claims: { org: 'acme' },
    },
  ],
  registries: [{ name: 'gated', sources: ['team', 'files'], claims: { org: 'acme' } }],
};
const publication = (version: string, claims?: object): object => ({
  name: 'com.example/published',
  version,
  url: 'https://x.example.com/mcp',
  description: 'd',
  ...(claims === undefined ? {} : { claims }),
});
const warnings = ({ log }: TestRegistry): unknown[] =>
  log
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .filter(({ level }) => level === 'warn')
    .map(({ msg }) => msg);
const names = (body: unknown): string[] =>
  (body as { servers: { server: { name: string } }[] }).servers.map(({ server }) => server.name);

let provider: RunningOidcProvider;
let token: string;

beforeAll(async () => {
  provider = await startOidcProvider();
  token = await provider.sign({ sub: 'ann', exp: Math.floor(Date.now() / 1000) + 600, org: 'other', groups: 'any' });
});
afterAll(() => provider.stop());

const providers = (): { name: string; issuerUrl: string; audience: string }[] => [
  { name: 'main', issuerUrl: provider.issuer, audience: provider.resource },
];

describe('auth-only mode', () => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startTestRegistry({ ...catalog, auth: { mode: 'oauth', oauth: { providers: providers() } } });
    await registry.ready();
  });
  afterAll(() => registry.close());

  test('is logged at the start, in the words of the specification', () => {
    expect(warnings(registry)).toEqual([authOnly]);
  });

  test('still needs a token', async () => {
    expect((await registry.get('/gated/v0.1/servers')).status).toBe(401);
    expect((await registry.get('/v1/sources')).status).toBe(401);
  });

  test('looks at no claims and no roles: not of registries, sources or entries', async () => {
    const body = publication('1.0.0');
    const published = await registry.ask('POST', '/team/v0.1/publish', { token, body });
    expect(published.status).toBe(201);
    // Everybody sees an entry without claims here, so there is nothing to warn of.
    expect(published.headers.get('x-registry-warning')).toBeNull();
    const listed = await registry.get('/gated/v0.1/servers', token);
    expect(names(listed.body)).toEqual(['com.example/file', 'com.example/published']);
    expect((await registry.get('/v1/sources', token)).status).toBe(200);
    expect((await registry.get('/v1/registries/gated/entries', token)).status).toBe(200);
  });

  test('resolves no roles', async () => {
    expect((await registry.get('/v1/me', token)).body).toEqual({ subject: 'ann', roles: [] });
  });

  test('lets a publication carry only claims that its author holds', async () => {
    const publish = (name: string, claims: object) =>
      registry.ask('POST', '/team/v0.1/publish', { token, body: { ...publication('1.0.0', claims), name } });
    expect((await publish('com.example/forged', { org: 'acme' })).body).toMatchObject({ code: 'claims-not-held' });
    expect((await publish('com.example/own', { org: 'other' })).status).toBe(201);
  });
});

describe('anonymous mode', () => {
  let registry: TestRegistry;

  beforeAll(async () => {
    registry = await startTestRegistry({ ...catalog, auth: { mode: 'anonymous' } });
    await registry.ready();
  });
  afterAll(() => registry.close());

  test('is logged at the start', () => {
    expect(warnings(registry)).toEqual([expect.stringContaining('anonymous mode')]);
  });

  test('checks nothing but that the versions of a name carry the same claims', async () => {
    const publish = (version: string, claims?: object) =>
      registry.ask('POST', '/gated/v0.1/publish', { body: publication(version, claims) });
    const first = await publish('1.0.0', { org: 'anybody' });
    expect(first.status).toBe(201);
    expect(first.headers.get('x-registry-warning')).toBeNull();
    expect((await publish('1.1.0')).body).toMatchObject({ code: 'claims-differ' });
    expect(names((await registry.get('/gated/v0.1/servers')).body)).toEqual([
      'com.example/file',
      'com.example/published',
    ]);
    expect((await registry.get('/v1/sources')).status).toBe(200);
  });

  test('knows nobody, and asks nobody for a token', async () => {
    const { status, body } = await registry.get('/v1/me');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'anonymous' });
    expect((await registry.get('/.well-known/oauth-protected-resource')).status).toBe(404);
  });
});

test('without any word about authentication nobody is let in', async () => {
  const registry = await startTestRegistry(catalog);
  expect((await registry.get('/gated/v0.1/servers')).status).toBe(401);
  expect((await registry.ask('POST', '/team/v0.1/publish', { body: publication('1.0.0') })).status).toBe(401);
  expect((await registry.get('/v1/sources', token)).status).toBe(401);
  expect((await registry.get('/livez')).status).toBe(200);
  await registry.close();
});

test('full authorization logs no warning', async () => {
  const authz = { roles: { superAdmin: [{ groups: 'root' }] } };
  const registry = await startTestRegistry({ ...catalog, auth: { oauth: { providers: providers() }, authz } });
  expect(warnings(registry)).toEqual([]);
  await registry.close();
});
