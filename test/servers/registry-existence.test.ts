import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOidcProvider, type RunningOidcProvider } from '../support/oidc-provider.ts';
import { startTestRegistry, type RegistryAnswer, type TestRegistry } from '../support/running-registry.ts';

let provider: RunningOidcProvider;
let registry: TestRegistry;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  provider = await startOidcProvider();
  registry = await startTestRegistry({
    sources: [
      { name: 'ours', managed: {}, claims: { org: 'acme' } },
      { name: 'theirs', managed: {}, claims: { org: 'else' } },
      { name: 'open', managed: {} },
    ],
    registries: [{ name: 'all', sources: ['ours', 'theirs', 'open'] }],
    auth: {
      mode: 'oauth',
      oauth: {
        resourceUrl: provider.resource,
        providers: [{ name: 'main', issuerUrl: provider.issuer, audience: provider.resource }],
      },
      authz: {
        roles: {
          manageSources: [{ groups: 'platform' }],
          manageRegistries: [{ groups: 'platform' }],
          manageEntries: [{ groups: 'authors' }],
        },
      },
    },
  });
  const exp = Math.floor(Date.now() / 1000) + 600;
  for (const [name, org] of [
    ['ours', 'acme'],
    ['theirs', 'else'],
  ] as const) {
    tokens[name] = await provider.sign({ sub: name, exp, org, groups: ['authors', 'platform'] });
  }
  for (const [source, name] of [
    ['theirs', 'com.else/a'],
    ['open', 'com.else/b'],
  ] as const) {
    expect((await publish('theirs', source, name, '1.0.0', { org: 'else' })).status).toBe(201);
  }
});
afterAll(async () => {
  await registry.close();
  await provider.stop();
});

const ask = (who: string, method: string, path: string, body?: object): Promise<RegistryAnswer> =>
  registry.ask(method, path, { token: tokens[who] ?? '', ...(body === undefined ? {} : { body }) });
const publish = (
  who: string,
  segment: string,
  name: string,
  version: string,
  claims?: object,
): Promise<RegistryAnswer> =>
  ask(who, 'POST', `/${segment}/v0.1/publish`, {
    name,
    version,
    url: 'https://x.example.com/mcp',
    description: 'd',
    ...(claims === undefined ? {} : { claims }),
  });

describe('what a caller may not see does not show in what they are refused', () => {
  test('claims of an entry in a source of others, and of an entry that does not exist', async () => {
    for (const query of ['', '?source=theirs']) {
      const path = (name: string): string => `/v1/entries/server/${encodeURIComponent(name)}/claims${query}`;
      const hidden = await ask('ours', 'GET', path('com.else/a'));
      const absent = await ask('ours', 'GET', path('com.else/z'));
      expect(absent.status).toBe(404);
      expect({ status: hidden.status, text: hidden.text.replace('com.else/a', 'com.else/z') }).toEqual({
        status: absent.status,
        text: absent.text,
      });
      expect((await ask('theirs', 'GET', path('com.else/a'))).body).toEqual({ claims: { org: 'else' } });
    }
  });

  test('sources of others are not among those that a publication could mean', async () => {
    const { body, text } = await publish('ours', 'all', 'com.acme/a', '1.0.0');
    expect(body).toMatchObject({ code: 'ambiguous-source', error: expect.stringContaining('ours, open') });
    expect(text).not.toContain('theirs');
  });

  test('versions of a name that others have taken', async () => {
    const ofThere = await publish('ours', 'open', 'com.else/b', '1.0.0', { org: 'acme' });
    const ofNone = await publish('ours', 'open', 'com.else/b', '9.0.0', { org: 'acme' });
    expect(ofThere.body).toMatchObject({ code: 'claims-differ' });
    expect(ofThere.body).toEqual(ofNone.body);
    expect((await publish('theirs', 'open', 'com.else/b', '1.0.0', { org: 'else' })).body).toMatchObject({
      code: 'duplicate-version',
    });
  });

  test('registries of others are not named where a source is in use', async () => {
    expect((await ask('ours', 'PUT', '/v1/sources/shared', { managed: {} })).status).toBe(201);
    const put = (who: string, name: string, claims: object): Promise<RegistryAnswer> =>
      ask(who, 'PUT', `/v1/registries/${name}`, { sources: ['shared'], claims });
    expect((await put('theirs', 'closed', { org: 'else' })).status).toBe(201);
    const alone = await ask('ours', 'DELETE', '/v1/sources/shared');
    expect(alone.body).toMatchObject({ code: 'source-in-use', error: expect.stringContaining('a registry') });
    expect(alone.text).not.toContain('closed');
    expect((await put('ours', 'mine', { org: 'acme' })).status).toBe(201);
    const named = await ask('ours', 'DELETE', '/v1/sources/shared');
    expect(named.body).toMatchObject({ code: 'source-in-use', error: expect.stringContaining('listed by mine;') });
  });
});
