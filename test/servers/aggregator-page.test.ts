import { afterEach, describe, expect, test } from 'vitest';
import { cookieVisitor, type CookieVisitor } from '../support/cookie-visitor.ts';
import { startGatewayWithPage, type GatewayWithPage } from '../support/mcp/gateway-with-page.ts';
import { startTestAggregator } from '../support/mcp/running-aggregator.ts';
import { startToolServer } from '../support/mcp/searching-aggregator.ts';
import { hasRedis, startRedis } from '../support/redis.ts';
import { rawRequest } from '../support/raw-request.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function started(...given: Parameters<typeof startGatewayWithPage>): Promise<GatewayWithPage> {
  const made = await startGatewayWithPage(...given);
  closing.push(() => made.close());
  return made;
}

/** A person who has signed in at the provider. */
async function signedIn({ gateway, provider }: GatewayWithPage, login: string): Promise<CookieVisitor> {
  const visitor = cookieVisitor(gateway.address);
  const { location } = await visitor.get('/sign-in?returnTo=%2F');
  const back = await provider?.signIn(new URL(location ?? ''), login);
  const { status, location: home } = await visitor.get(`${back?.pathname ?? ''}${back?.search ?? ''}`);
  expect([status, home]).toEqual([302, '/']);
  return visitor;
}

/** Names of the tools that a page shows, in their order. */
function toolsIn(text: string): readonly string[] {
  return [...text.matchAll(/<h3><code>([^<]+)<\/code><\/h3>/g)].map(([, name = '']) => name);
}

describe('the page of a gateway', () => {
  test('shows the tools that clients list, by their servers, with what they take; and nothing that is hidden', async () => {
    const { gateway } = await started(false);
    const { status, text, headers } = await cookieVisitor(gateway.address).get('/');
    expect(status).toBe(200);
    expect(toolsIn(text)).toEqual(['triage', 'tracker_create_issue', 'tracker_find_issues', 'wiki_search']);
    expect(text).not.toContain('purge');
    expect(text).toContain('3 tools of 2 MCP servers and 1 workflow');
    expect(text).toContain('What to look for');
    expect(text).toContain('One of open, closed');
    expect(text).toContain('tracker_summary');
    expect(text).toContain('only reads');
    // The workflow, its order, and the command that adds the gateway to a client.
    expect(text).toMatch(/<strong>create<\/strong> calls <code>tracker.create_issue<\/code>, after confirm, if/);
    expect(text).toContain(`claude mcp add --transport http engineering ${gateway.endpoint.href}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  test('escapes whatever servers say', async () => {
    const { gateway } = await started(false);
    const { text } = await cookieVisitor(gateway.address).get('/');
    expect(text).toContain('&lt;img src=x onerror=');
    expect(text).not.toContain('<img');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toContain('\u202E');
  });

  test('says which server does not answer', async () => {
    const server = await startToolServer(() => [{ name: 'read' }]);
    closing.push(() => server.close());
    const gateway = await startTestAggregator({
      backends: [
        { name: 'here', url: `${server.address}/mcp`, transport: 'streamable-http' },
        { name: 'away', url: 'http://127.0.0.1:1/mcp', transport: 'streamable-http' },
      ],
      operational: { failureHandling: { unhealthyThreshold: 1 } },
    });
    closing.push(() => gateway.close());
    await gateway.ready();
    const { text } = await cookieVisitor(gateway.address).get('/');
    expect(text).toMatch(/<code>away<\/code><\/th>\s*<td>\s*<span class="badge bad">does not answer/);
    expect(text).toMatch(/<code>here<\/code><\/th>\s*<td>\s*<span class="badge good">answers/);
    expect(text).toContain('Lists of tools fail until all do');
  });

  test('gives clients the address that a trusted proxy in front says, and else the one by which the browser came', async () => {
    const forwarded = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'tools.example.com',
      'x-forwarded-prefix': '/gateway',
    };
    const trusting = await started(false, { trustProxyHeaders: true });
    const behind = await cookieVisitor(trusting.gateway.address).get('/', forwarded);
    expect(behind.text).toContain('engineering https://tools.example.com/gateway/mcp');
    const straight = await cookieVisitor(trusting.gateway.address).get('/');
    expect(straight.text).toContain(`engineering ${trusting.gateway.endpoint.href}`);
    const broken = { ...forwarded, 'x-forwarded-host': 'a"><script>alert(1)</script>' };
    expect((await cookieVisitor(trusting.gateway.address).get('/', broken)).text).not.toContain('alert(1)');
    const { gateway } = await started(false);
    const { text } = await cookieVisitor(gateway.address).get('/', forwarded);
    expect(text).toContain(`engineering ${gateway.endpoint.href}`);
    expect(text).not.toContain('tools.example.com');
  });

  test('is page by page, and behind the last page is the last one', async () => {
    const server = await startToolServer(() =>
      Array.from({ length: 120 }, (_, index) => ({ name: `t${String(index).padStart(3, '0')}` })),
    );
    closing.push(() => server.close());
    const gateway = await startTestAggregator({
      backends: [{ name: 'a', url: `${server.address}/mcp`, transport: 'streamable-http' }],
    });
    closing.push(() => gateway.close());
    await gateway.ready();
    const visitor = cookieVisitor(gateway.address);
    const pages = [];
    for (const page of ['1', '2', '3', '99', 'x', '-1'])
      pages.push(toolsIn((await visitor.get(`/?page=${page}`)).text));
    expect(pages.map((names) => [names.length, names[0]])).toEqual([
      [50, 'a_t000'],
      [50, 'a_t050'],
      [20, 'a_t100'],
      [20, 'a_t100'],
      [50, 'a_t000'],
      [50, 'a_t000'],
    ]);
  });

  test('is not for pages that made their name resolve to this machine, nor for clients of MCP', async () => {
    const { gateway } = await started(false);
    const visitor = cookieVisitor(gateway.address);
    const { port } = new URL(gateway.address);
    const asked = async (host: string): Promise<string> =>
      rawRequest(gateway.address, `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    expect(await asked(`localhost:${port}`)).toContain('tracker_find_issues');
    const rebound = await asked(`evil.example.com:${port}`);
    expect([rebound.slice(0, 12), rebound.includes('tracker_find_issues')]).toEqual(['HTTP/1.1 403', false]);
    const client = await visitor.get('/', { accept: 'text/event-stream' });
    expect([client.status, client.text]).toEqual([404, expect.stringContaining('did you mean /mcp?')]);
    const posted = await visitor.post('/', { 'content-type': 'application/json' });
    expect(posted.status).toBe(405);
  });
});

describe('people who sign in', () => {
  test('see what policies let them use, as the calls of their clients are judged', async () => {
    const made = await started(true);
    const stranger = await cookieVisitor(made.gateway.address).get('/');
    expect(stranger.status).toBe(200);
    expect(toolsIn(stranger.text)).toEqual([]);
    expect(stranger.text).not.toContain('tracker');
    expect(stranger.text).toContain('href="/sign-in?returnTo=%2F"');
    const ada = await (await signedIn(made, 'ada')).get('/');
    expect(ada.text).toContain('Ada Lovelace');
    expect(toolsIn(ada.text)).toEqual(['triage', 'tracker_create_issue', 'tracker_find_issues', 'wiki_search']);
    const eve = await (await signedIn(made, 'eve')).get('/');
    expect(toolsIn(eve.text)).toEqual(['wiki_search']);
    expect(eve.text).not.toContain('find_issues');
    expect(eve.text).not.toContain('tracker_summary');
  });

  test('are signed out everywhere: a copy of the cookie opens nothing', async () => {
    const made = await started(true);
    const ada = await signedIn(made, 'ada');
    const copy = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await ada.post('/sign-out', { origin: 'https://evil.example.com' })).status).toBe(403);
    const out = await ada.post('/sign-out', { 'sec-fetch-site': 'same-origin' });
    expect([out.status, out.location]).toEqual([302, '/sign-out']);
    expect((await ada.get('/sign-out')).text).toContain('You are signed out');
    const visitor = cookieVisitor(made.gateway.address);
    expect(toolsIn((await visitor.get('/', { cookie: copy })).text)).toEqual([]);
  });

  test.runIf(hasRedis())(
    'are signed out of every replica, and while one cannot ask the others it lets nobody in',
    async () => {
      const redis = await startRedis();
      closing.push(() => redis.remove());
      const shared = { sessionStorage: { provider: 'redis' as const, address: `127.0.0.1:${redis.port}` } };
      const made = await started(true, shared);
      const { incomingAuth = { type: 'anonymous' } } = made;
      const other = await started(true, { ...shared, incomingAuth });
      const ada = await signedIn(made, 'ada');
      const cookieOf = (visitor: CookieVisitor): string =>
        [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const seen = async (cookie: string): Promise<number> =>
        toolsIn((await cookieVisitor(other.gateway.address).get('/', { cookie })).text).length;
      const copy = cookieOf(ada);
      expect(await seen(copy)).toBe(4);
      const out = await ada.post('/sign-out', { 'sec-fetch-site': 'same-origin' });
      expect([out.status, out.location]).toEqual([302, '/sign-out']);
      expect(await seen(copy)).toBe(0);
      const again = await signedIn(made, 'ada');
      expect(await seen(cookieOf(again))).toBe(4);
      await redis.stop();
      expect(await seen(cookieOf(again))).toBe(0);
      const unheard = await again.post('/sign-out', { 'sec-fetch-site': 'same-origin' });
      expect([unheard.status, unheard.text]).toEqual([503, expect.stringContaining('Other replicas')]);
    },
  );

  test('hear why they cannot, where the configuration names no client', async () => {
    const made = await started(true);
    const config = {
      incomingAuth: {
        type: 'oidc' as const,
        oidc: {
          issuer: made.provider?.issuer ?? '',
          audience: 'tools',
          insecureAllowHttp: true,
          jwksAllowPrivateIp: true,
        },
      },
    };
    const { gateway } = await started(false, config);
    const visitor = cookieVisitor(gateway.address);
    expect((await visitor.get('/')).text).toContain('incomingAuth.oidc.clientId is not set');
    expect((await visitor.get('/sign-in')).status).toBe(404);
    // A token of a client is not a session of a browser.
    const authorization = `Bearer ${(await made.provider?.sign({ sub: 'ada', aud: 'tools' })) ?? ''}`;
    expect(toolsIn((await visitor.get('/', { authorization })).text)).toEqual([]);
  });
});
