import { afterEach, describe, expect, test } from 'vitest';
import { cookieVisitor, type CookieVisitor } from '../support/cookie-visitor.ts';
import { startSignedInRegistry, type SignedInOptions, type SignedInRegistry } from '../support/signed-in-registry.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: SignedInOptions = {}): Promise<SignedInRegistry> {
  const registry = await startSignedInRegistry(options);
  closing.push(() => registry.close());
  return registry;
}

/** Goes to the provider and comes back to our callback, without opening it. */
async function comeBack(
  registry: SignedInRegistry,
  visitor: CookieVisitor,
  login: string,
  returnTo = '/',
): Promise<URL> {
  const begun = await visitor.get(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
  expect(begun.status).toBe(302);
  return registry.provider.signIn(new URL(begun.location ?? ''), login);
}

async function signedIn(registry: SignedInRegistry, login: string): Promise<CookieVisitor> {
  const visitor = cookieVisitor(registry.address);
  const callback = await comeBack(registry, visitor, login);
  expect((await visitor.get(callback.href)).status).toBe(302);
  return visitor;
}

describe('a person at the page', () => {
  test('sees nothing before the sign-in, then what their claims allow, and nothing again after the sign-out', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const welcome = await visitor.get('/');
    expect(welcome.status).toBe(200);
    expect(welcome.text).toContain('href="/sign-in?returnTo=%2F"');
    expect(welcome.text).not.toContain('weather');
    for (const path of ['/catalog/main', '/catalog/nowhere', '/catalog/main/servers/com.example%2Fweather']) {
      const page = await visitor.get(path);
      expect([path, page.status]).toEqual([path, 401]);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.text).toContain('Sign in to see this');
    }

    const callback = await comeBack(registry, visitor, 'ada', '/catalog/main');
    const back = await visitor.get(callback.href);
    expect([back.status, back.location]).toEqual([302, '/catalog/main']);
    const page = await visitor.get('/catalog/main?search=weather');
    expect(page.text).toContain('Signed in as');
    expect(page.text).toContain('Ada Lovelace');
    expect(page.text).toContain('/catalog/main/servers/com.example%2Fweather');

    const out = await visitor.post('/sign-out', { 'sec-fetch-site': 'same-origin' });
    expect([out.status, out.location]).toEqual([302, '/sign-out']);
    expect([...visitor.cookies]).toEqual([]);
    expect((await visitor.get('/catalog/main')).status).toBe(401);
  });

  test('sees exactly what the API shows to their token: gate, entries and names', async () => {
    const registry = await start();
    const [ada, rose, eve] = await Promise.all(['ada', 'rose', 'eve'].map((login) => signedIn(registry, login)));
    const secret = '/catalog/main/servers/com.example%2Fsecret';
    expect((await ada?.get(secret))?.status).toBe(404);
    expect((await rose?.get(secret))?.status).toBe(200);
    expect((await ada?.get('/catalog/reds'))?.status).toBe(403);
    expect((await ada?.get('/catalog/reds'))?.text).toContain('This registry is not open to you');
    expect((await rose?.get('/catalog/reds'))?.status).toBe(200);
    expect((await ada?.get('/'))?.text).not.toContain('/catalog/reds');
    expect((await rose?.get('/'))?.text).toContain('/catalog/reds');
    expect((await eve?.get('/catalog/main'))?.text).toContain('This registry has no servers that you may see.');
    expect((await eve?.get('/catalog/main/servers/com.example%2Fweather'))?.status).toBe(404);

    for (const [login, visitor] of [
      ['ada', ada],
      ['rose', rose],
    ] as const) {
      const authorization = `Bearer ${await registry.provider.personToken(login)}`;
      const list = await fetch(`${registry.address}/main/v0.1/servers?limit=1000`, { headers: { authorization } });
      const { servers } = (await list.json()) as { servers: { server: { name: string } }[] };
      const names = new Set<string>();
      for (let path: string | undefined = '/catalog/main'; path !== undefined;) {
        const text: string = (await visitor?.get(path))?.text ?? '';
        for (const [, name = ''] of text.matchAll(/href="\/catalog\/main\/servers\/([^"]+)"/g))
          names.add(decodeURIComponent(name));
        path = /rel="next"\s+href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      }
      expect([...names].toSorted()).toEqual(servers.map(({ server }) => server.name).toSorted());
      expect(names.size).toBe(login === 'ada' ? 41 : 42);
    }
  });

  test('cannot use the session for the API, and the page takes no token from a header', async () => {
    const registry = await start();
    const visitor = await signedIn(registry, 'ada');
    expect((await visitor.get('/main/v0.1/servers')).status).toBe(401);
    const [[, session = ''] = []] = visitor.cookies;
    const bearer = { authorization: `Bearer ${session}` };
    expect((await fetch(`${registry.address}/main/v0.1/servers`, { headers: bearer })).status).toBe(401);
    const authorization = `Bearer ${await registry.provider.personToken('ada')}`;
    expect((await cookieVisitor(registry.address).get('/catalog/main', { authorization })).status).toBe(401);
  });

  test('is asked for at the provider with PKCE, state, nonce and the audience, and keeps them in a cookie', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const { location, headers } = await visitor.get('/sign-in');
    const { searchParams: asked, origin, pathname } = new URL(location ?? '');
    expect(`${origin}${pathname}`).toBe(`${registry.provider.issuer}/auth`);
    expect(asked.get('redirect_uri')).toBe(`${registry.address}/sign-in/callback`);
    expect(asked.get('resource')).toBe(registry.provider.resource);
    expect([asked.get('response_type'), asked.get('code_challenge_method'), asked.get('scope')]).toEqual([
      'code',
      'S256',
      'openid',
    ]);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(visitor.received).toEqual([
      expect.stringMatching(/^catalog-sign-in=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('comes back to a page of the registry, whatever the address of the sign-in names', async () => {
    const registry = await start();
    for (const returnTo of ['//evil.example/', '/\\evil.example', 'https://evil.example', '/%2fevil.example']) {
      const visitor = cookieVisitor(registry.address);
      const callback = await comeBack(registry, visitor, 'ada', returnTo);
      expect((await visitor.get(callback.href)).location).toBe('/');
    }
  });
});

describe('a sign-in fails with a page that says what to do', () => {
  test('in another browser, with another state, and a second time', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const callback = await comeBack(registry, visitor, 'ada');
    const stranger = await cookieVisitor(registry.address).get(callback.href);
    expect([stranger.status, stranger.text.includes('You are not signed in')]).toEqual([400, true]);
    const forged = new URL(callback);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await visitor.get(forged.href)).status).toBe(400);
    expect((await visitor.get(callback.href)).status).toBe(302);
    expect((await visitor.get(callback.href)).status).toBe(400);
  });

  test('when the provider refuses, without repeating what an address claims', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const { location } = await visitor.get('/sign-in');
    const state = new URL(location ?? '').searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      state,
      error: 'access_denied',
      error_description: 'call +1 555',
      iss: registry.provider.issuer,
    });
    const page = await visitor.get(`/sign-in/callback?${query.toString()}`);
    expect(page.status).toBe(403);
    expect(page.text).toContain('access_denied');
    expect(page.text).not.toContain('555');
    expect(page.text).toContain('Try again');
  });

  test('when the code is invalid, or the issuer is another one', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const wrong = await comeBack(registry, visitor, 'ada');
    wrong.searchParams.set('code', 'made-up');
    const page = await visitor.get(wrong.href);
    expect([page.status, page.text.includes('redirect URI')]).toEqual([502, true]);
    const other = await comeBack(registry, visitor, 'ada');
    other.searchParams.set('iss', 'https://evil.example');
    expect((await visitor.get(other.href)).status).toBe(502);
    expect(registry.log.join('\n')).not.toContain('made-up');
  });

  test('when the token is for another audience', async () => {
    const registry = await start({ audience: 'https://other.example/', signIn: { audienceParameter: 'none' } });
    const visitor = cookieVisitor(registry.address);
    const page = await visitor.get((await comeBack(registry, visitor, 'ada')).href);
    expect(page.status).toBe(502);
    expect(page.text).toContain('it was issued for another audience');
    expect([...visitor.cookies.keys()].filter((name) => name.endsWith('session'))).toEqual([]);
  });

  test('when the provider is out of reach, before and after', async () => {
    const registry = await start();
    const visitor = cookieVisitor(registry.address);
    const callback = await comeBack(registry, visitor, 'ada');
    await registry.provider.stop();
    expect((await visitor.get(callback.href)).status).toBe(503);
    const other = await start();
    await other.provider.stop();
    const page = await cookieVisitor(other.address).get('/sign-in');
    expect([page.status, page.text.includes('Not available at the moment')]).toEqual([503, true]);
    await Promise.all([registry.provider.start(), other.provider.start()]);
  });
});

describe('a session', () => {
  test('belongs to its process where no file holds its secret, and to nobody who changes it', async () => {
    const registry = await start();
    expect(registry.log.join('\n')).toContain('auth.oauth.signIn.sessionSecretFile');
    const visitor = await signedIn(registry, 'ada');
    const session = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const other = await start();
    expect((await cookieVisitor(other.address).get('/catalog/main', { cookie: session })).status).toBe(401);
    expect((await cookieVisitor(registry.address).get('/catalog/main', { cookie: session })).status).toBe(200);
    expect((await cookieVisitor(registry.address).get('/catalog/main', { cookie: session.slice(0, -8) })).status).toBe(
      401,
    );
  });

  test('is not ended by pages of other sites', async () => {
    const registry = await start();
    const visitor = await signedIn(registry, 'ada');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: registry.address },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ] as const) {
      expect((await visitor.post('/sign-out', headers)).status).toBe(403);
    }
    expect((await visitor.get('/catalog/main')).status).toBe(200);
    expect((await visitor.post('/sign-out', { origin: registry.address })).status).toBe(302);
  });

  test('is for https alone where the server is reached over https', async () => {
    const registry = await start({ resourceUrl: 'https://catalog.example/registry' });
    const visitor = cookieVisitor(registry.address);
    const { location } = await visitor.get('/sign-in');
    const callback = await registry.provider.signIn(new URL(location ?? ''), 'ada');
    expect(`${callback.origin}${callback.pathname}`).toBe('https://catalog.example/sign-in/callback');
    const back = await visitor.get(`${callback.pathname}${callback.search}`);
    expect(back.status).toBe(302);
    expect(visitor.received.every((line) => /^__Host-.*; Path=\/;.*; Secure$/.test(line))).toBe(true);
    expect((await visitor.get('/catalog/main')).status).toBe(200);
  });
});

describe('a server without a sign-in', () => {
  test('offers none, and says what it needs', async () => {
    const registry = await start({ signIn: 'none' });
    const visitor = cookieVisitor(registry.address);
    const page = await visitor.get('/');
    expect(page.text).not.toContain('href="/sign-in');
    expect(page.text).toContain('auth.oauth.signIn');
    for (const path of ['/sign-in', '/sign-in/callback']) expect((await visitor.get(path)).status).toBe(404);
  });

  test('does not start where a sign-in could never work', async () => {
    await expect(start({ signIn: { provider: 'nobody' } })).rejects.toThrow(
      '"nobody", which is not there: name one of login',
    );
    await expect(start({ resourceUrl: 'http://catalog.example' })).rejects.toThrow('plain http');
    await expect(start({ signIn: { sessionSecretFile: '/missing' } })).rejects.toThrow('openssl rand -hex 32');
    await expect(start({ signIn: { clientSecretFile: '/missing' } })).rejects.toThrow('/missing');
  });
});
