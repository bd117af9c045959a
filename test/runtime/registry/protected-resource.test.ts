import { afterEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../../support/running-registry.ts';

const wellKnown = '/.well-known/oauth-protected-resource';
let registry: TestRegistry | undefined;
afterEach(() => registry?.close());

async function start(resourceUrl: string): Promise<TestRegistry> {
  return (registry = await startTestRegistry({
    auth: {
      mode: 'oauth',
      oauth: { resourceUrl, providers: [{ name: 'login', issuerUrl: 'https://login.example', audience: 'registry' }] },
    },
    cors: { allowedOrigins: ['https://app.example'] },
  }));
}

describe('the metadata of the resource', () => {
  // The path of the resource follows the well-known path (RFC 9728, section 3.1).
  test.each([
    ['https://registry.example', ''],
    ['https://registry.example/', ''],
    ['https://registry.example/tools/catalog', '/tools/catalog'],
    ['https://registry.example/tools/', '/tools/'],
    ['https://registry.example/größe/a:b/{registry}', '/gr%C3%B6%C3%9Fe/a:b/%7Bregistry%7D'],
  ])('of %s is where the challenge says', async (resource, suffix) => {
    const server = await start(resource);
    const refused = await server.get('/main/v0.1/servers');
    expect(refused.status).toBe(401);
    const [, named = ''] = /resource_metadata="([^"]*)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    expect(named).toBe(`https://registry.example${wellKnown}${suffix}`);
    const metadata = await server.get(named.slice('https://registry.example'.length));
    expect(metadata.body).toEqual({
      resource,
      authorization_servers: ['https://login.example'],
      bearer_methods_supported: ['header'],
    });
    // Clients that know the host alone begin here.
    expect((await server.get(wellKnown)).text).toBe(metadata.text);
    expect((await server.get(`${wellKnown}/elsewhere`)).status).toBe(404);
    expect((await server.get(`${wellKnown}${suffix}/more`)).status).toBe(404);
    expect((await server.ask('HEAD', wellKnown + suffix)).status).toBe(200);
    const asked = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
    const preflight = await fetch(`${server.address}${wellKnown}${suffix}`, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');
  });
});
