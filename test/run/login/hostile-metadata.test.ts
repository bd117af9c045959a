import { afterEach, expect, test } from 'vitest';
import { listening, type Listening } from '../../support/mcp/listening.ts';
import { settingsFor, signInAs } from '../../support/login/login-in-process.ts';
import {
  startLoginProvider,
  type LoginProvider,
  type LoginProviderOptions,
} from '../../support/login/login-provider.ts';
import { startProtectedServer, type ProtectedServerOptions } from '../../support/login/protected-server.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function provider(options?: LoginProviderOptions): Promise<LoginProvider> {
  const started = await startLoginProvider(options);
  closings.push(() => started.close());
  return started;
}

async function remote(options: Partial<ProtectedServerOptions>): Promise<string> {
  const server = await startProtectedServer({ issuers: [], accepts: async () => false, ...options });
  closings.push(() => server.close());
  return server.url;
}

async function answering(...handle: Parameters<typeof listening>): Promise<Listening> {
  const place = await listening(...handle);
  closings.push(() => place.close());
  return place;
}

/** An authorization server that says about itself what a test wants. */
async function metadataServer(change: (own: string) => Readonly<Record<string, unknown>>): Promise<string> {
  const place = await answering((_request, response) => {
    const own = place.address;
    const usual = {
      issuer: own,
      authorization_endpoint: `${own}/auth`,
      token_endpoint: `${own}/token`,
      registration_endpoint: `${own}/reg`,
      code_challenge_methods_supported: ['S256'],
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...usual, ...change(own) }));
  });
  return place.address;
}

const problemOf = async (...words: Parameters<typeof signInAs>): Promise<string> => {
  const result = await signInAs(...words);
  return 'problem' in result ? result.problem : 'signed in';
};

test('metadata about a resource of another origin, or another part of this one, end it', async () => {
  const { issuer } = await provider();
  for (const resource of ['https://bank.example/mcp', 'http://127.0.0.1:9/mcp'])
    expect(await problemOf(settingsFor(await remote({ issuers: [issuer], metadata: { resource } })))).toContain(
      'metadata about another resource',
    );
  const url = await remote({ issuers: [issuer], metadata: { resource: 7 } });
  expect(await problemOf(settingsFor(url))).toContain('metadata about another resource (none)');
});

test('an authorization server that says it is another one, that lacks PKCE or that has no https, ends it', async () => {
  const cases = [
    [() => ({ issuer: 'https://honest.example' }), 'issuer'],
    [() => ({ code_challenge_methods_supported: undefined }), 'PKCE'],
    [() => ({ code_challenge_methods_supported: ['plain'] }), 'PKCE'],
    [() => ({ token_endpoint: 'http://tokens.example/token' }), 'token endpoint'],
    [() => ({ authorization_endpoint: 'javascript:alert(1)' }), 'authorization endpoint'],
    [() => ({ authorization_endpoint: 'http://login.example/' }), 'authorization endpoint'],
    [() => ({ registration_endpoint: 'http://login.example/' }), 'registers no clients'],
    [() => ({ issuer: 'not a URL' }), 'without an issuer'],
    [() => ({ code_challenge_methods_supported: 'S256' }), 'PKCE'],
    [() => ({ token_endpoint: 7 }), 'token endpoint'],
    // The rest is as if it were not there: the sign-in goes on until it finds no registration.
    [() => ({ scopes_supported: 7, registration_endpoint: null }), 'registers no clients'],
    [() => ({ grant_types_supported: null, registration_endpoint: null }), 'registers no clients'],
    [() => ({ device_authorization_endpoint: null, registration_endpoint: 7 }), 'registers no clients'],
    [() => ({ filler: 'x'.repeat(300_000) }), 'larger than'],
  ] as const;
  for (const [change, words] of cases) {
    const url = await remote({ issuers: [await metadataServer(change)] });
    for (const skipBrowser of [false, true])
      expect(await problemOf(settingsFor(url, { skipBrowser }))).toContain(words);
  }
});

test('an authorization server whose status is none of HTTP ends it', async () => {
  const place = await answering((_request, response) => response.writeHead(799).end('{}'));
  const url = await remote({ issuers: [place.address] });
  expect(await problemOf(settingsFor(url))).toContain('status 799');
});

test('a public server names no authorization server of this machine or with plain http', async () => {
  const asked: string[] = [];
  const inside = await answering((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  // As for a server that is elsewhere: only what the person names may be here.
  const addresses = { loopback: false, private: false };
  const named = settingsFor('https://mcp.example/mcp', { addresses, issuer: inside.address });
  const { authorizationServer } = await import('../../../runtime/run/login/authorization-server.ts');
  const { loginRequests } = await import('../../../runtime/run/login/login-requests.ts');
  const requests = loginRequests(named);
  closings.push(() => requests.close());
  await expect(authorizationServer({ ...named, issuer: undefined }, [inside.address], requests)).rejects.toThrow(
    'an address that is not called',
  );
  await expect(
    authorizationServer({ ...named, issuer: undefined }, ['http://login.example'], requests),
  ).rejects.toThrow('plain http');
  expect(asked).toEqual([]);
});

test('an answer of another issuer, or without the one that was promised, gives no code away', async () => {
  const honest = await provider();
  const url = await remote({ issuers: [honest.issuer] });
  const wrong = (back: URL): URL => {
    back.searchParams.set('iss', 'https://attacker.example');
    return back;
  };
  expect(await problemOf(settingsFor(url), wrong)).toContain('"iss"');
  const without = (back: URL): URL => {
    back.searchParams.delete('iss');
    return back;
  };
  expect(await problemOf(settingsFor(url), without)).toContain('"iss"');
  // What such an answer says is not shown either.
  const error = (back: URL): URL => {
    const state = back.searchParams.get('state') ?? '';
    back.search = new URLSearchParams({ state, iss: 'https://attacker.example', error: 'call-0900' }).toString();
    return back;
  };
  expect(await problemOf(settingsFor(url), error)).not.toContain('0900');
  expect(honest.requestsTo('/token')).toBe(0);
});

test('metadata are found where the challenge says, where they usually are, and at the server itself', async () => {
  const { issuer } = await provider();
  expect(await signInAs(settingsFor(await remote({ issuers: [issuer] })))).toMatchObject({ server: { issuer } });
  const silent = await remote({ issuers: [issuer], metadataUrl: null });
  expect(await signInAs(settingsFor(silent))).toMatchObject({ server: { issuer }, resource: silent });
  const nothing = await answering((_request, response) => response.writeHead(404).end());
  expect(await problemOf(settingsFor(`${nothing.address}/mcp`))).toContain('does not say where people sign in');
});

test('a client that an earlier sign-in registered is used again at the same server alone', async () => {
  const first = await provider();
  const url = await remote({ issuers: [first.issuer] });
  const login = await signInAs(settingsFor(url));
  if ('problem' in login) throw new Error(login.problem);
  const again = await signInAs(settingsFor(url), undefined, login);
  expect(again).toMatchObject({ client: { id: login.client.id } });
  expect(first.requestsTo('/reg')).toBe(1);
  const second = await provider();
  const moved = await signInAs(settingsFor(await remote({ issuers: [second.issuer] })), undefined, login);
  expect(moved).toMatchObject({ server: { issuer: second.issuer } });
  expect(second.requestsTo('/reg')).toBe(1);
});

test('endpoints that are named by hand are of no issuer, so that nothing is compared with one', async () => {
  const free = await listening(() => undefined);
  await free.close();
  const redirect = `http://127.0.0.1:${free.port}/callback`;
  const { issuer } = await provider({
    clients: [
      {
        client_id: 'by-hand',
        token_endpoint_auth_method: 'none',
        application_type: 'native',
        redirect_uris: [redirect],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
  });
  const settings = settingsFor(await remote({ issuers: [issuer] }), {
    endpoints: { authorization: `${issuer}/auth`, token: `${issuer}/token` },
    clientId: 'by-hand',
    callbackPort: free.port,
    // With an ID token, whose issuer nobody has named.
    scopes: ['openid'],
  });
  const login = await signInAs(settings, (back) => {
    back.searchParams.set('iss', `${issuer}/tenant`);
    return back;
  });
  expect(login).toMatchObject({ client: { id: 'by-hand' } });
});

test('the secret of an earlier sign-in is for the same client at the same server alone', async () => {
  const { namedClient } = await import('../../../runtime/run/login/client-registration.ts');
  const settings = settingsFor('http://127.0.0.1:9/mcp', { clientId: 'by-hand' });
  const before = {
    format: 1,
    remoteUrl: settings.remoteUrl.href,
    resource: settings.remoteUrl.href,
    scopes: [],
    server: { issuer: 'https://login.example', token_endpoint: 'https://login.example/token' },
    client: { id: 'by-hand', method: 'client_secret_basic', secret: 'a secret' },
    accessToken: 'token',
  } as const;
  expect(namedClient(settings, { issuer: 'https://login.example' }, before)).toEqual(before.client);
  const none = { id: 'by-hand', method: 'none' };
  expect(namedClient(settings, { issuer: 'https://attacker.example' }, before)).toEqual(none);
  const other = settingsFor('http://127.0.0.1:9/mcp', { clientId: 'another' });
  expect(namedClient(other, { issuer: 'https://login.example' }, before)).toEqual({ ...none, id: 'another' });
});
