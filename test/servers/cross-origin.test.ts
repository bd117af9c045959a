import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import { openPage } from '../support/browser-page.ts';
import { cookieVisitor, type CookieVisitor } from '../support/cookie-visitor.ts';
import { hasProgram } from '../support/debian-program.ts';
import { startSignedInRegistry, type SignedInRegistry } from '../support/signed-in-registry.ts';

const isThere = hasProgram('chromium');
const list = '/main/v0.1/servers?search=weather';
let registry: SignedInRegistry;
let allowed: Site;
let elsewhere: Site;
let token: string;

interface Site {
  readonly origin: string;
  close(): Promise<unknown>;
}

/** A site with an empty page. */
async function startSite(): Promise<Site> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>An app</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

beforeAll(async () => {
  [allowed, elsewhere] = await Promise.all([startSite(), startSite()]);
  registry = await startSignedInRegistry({ allowedOrigins: [allowed.origin] });
  token = await registry.provider.sign({ sub: 'app', exp: Math.floor(Date.now() / 1000) + 600, org: 'acme' });
});
afterAll(async () => {
  await Promise.all([registry?.close(), allowed?.close(), elsewhere?.close()]);
});

async function signedIn(): Promise<CookieVisitor> {
  const visitor = cookieVisitor(registry.address);
  const begun = await visitor.get('/sign-in');
  const callback = await registry.provider.signIn(new URL(begun.location ?? ''), 'ada');
  await visitor.get(callback.href);
  expect((await visitor.get('/catalog/main')).status).toBe(200);
  return visitor;
}

test('copies of a list are for its caller alone, whose tags say nothing of what others see', async () => {
  const tokenOf = (claims: object) =>
    registry.provider.sign({ sub: 'app', exp: Math.floor(Date.now() / 1000) + 600, ...claims });
  const reds = await tokenOf({ org: 'acme', team: 'red' });
  const ask = (bearer: string, known = '') =>
    fetch(`${registry.address}/main/v0.1/servers?limit=100`, {
      headers: { authorization: `Bearer ${bearer}`, 'if-none-match': known },
    });
  const [mine, theirs] = await Promise.all([ask(token), ask(reds)]);
  expect(mine.headers.get('cache-control')).toBe('private, no-cache');
  expect(mine.headers.get('vary')).toBe('authorization, accept-encoding, origin');
  const [tag, other] = [mine.headers.get('etag') ?? '', theirs.headers.get('etag') ?? ''];
  expect(other).not.toBe(tag);
  expect((await ask(token, tag)).status).toBe(304);
  expect((await ask(token, other)).status).toBe(200);
  // Who sees the same has the same copy.
  expect((await ask(await tokenOf({ org: 'acme', team: 'blue' }), tag)).status).toBe(304);
  const refused = await fetch(`${registry.address}/main/v0.1/servers`, { headers: { 'if-none-match': '*' } });
  expect([refused.status, refused.headers.get('etag')]).toEqual([401, null]);
});

const corsOf = (headers: Headers): readonly string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('cookies and other origins', () => {
  test('no operation of the API takes the session of the page for a token', async () => {
    const visitor = await signedIn();
    let asked = 0;
    for (const { method, path, access, tag } of Object.values(registryOperations)) {
      if (tag === 'page' || access === 'public') continue;
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const url = new URL(path.replaceAll(/\{[A-Za-z]+\}/g, 'main'), registry.address);
      const answer = await fetch(url, { method, headers: { cookie, origin: allowed.origin } });
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      expect(corsOf(answer.headers)).toContain('access-control-allow-origin');
      expect(corsOf(answer.headers)).not.toContain('access-control-allow-credentials');
      asked += 1;
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('no page, asset or step of the sign-in is shared, nor what only operators ask', async () => {
    const visitor = await signedIn();
    const asset = /\/assets\/[^"]+\.css/.exec((await visitor.get('/')).text)?.[0] ?? '';
    const paths = ['/', '/catalog/main', asset, '/sign-in', '/sign-in/callback?code=x&state=y', '/catalog/nowhere'];
    for (const path of [...paths, '/metrics', '/readyz', '/version', '/nowhere']) {
      const { headers } = await visitor.get(path, { origin: allowed.origin });
      expect([path, corsOf(headers)]).toEqual([path, []]);
      const preflight = { origin: allowed.origin, 'access-control-request-method': 'GET' };
      const asked = await fetch(`${registry.address}${path}`, { method: 'OPTIONS', headers: preflight });
      expect([path, asked.status >= 400, corsOf(asked.headers)]).toEqual([path, true, []]);
    }
    const out = await visitor.post('/sign-out', { origin: allowed.origin, 'sec-fetch-site': 'cross-site' });
    expect([out.status, corsOf(out.headers)]).toEqual([403, []]);
  });
});

/** What a script of a page hears of a request; a refusal of the browser is an error without a status. */
interface Heard {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: string;
}

async function fetchIn(page: Page, path: string, init: object = {}): Promise<Heard> {
  const script = `fetch(${JSON.stringify(registry.address + path)}, ${JSON.stringify(init)}).then(
    async (answer) => ({
      status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers),
    }),
    (error) => ({ error: String(error) }),
  )`;
  return (await page.evaluate(script)) as Heard;
}

describe.skipIf(!isThere)('a page in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(() => browser?.close());

  test('of an allowed origin lists with a token, hears why without one, and never acts with cookies', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.goto(allowed.origin);
    const authorization = `Bearer ${token}`;
    const heard = await fetchIn(page, list, { headers: { authorization, traceparent: '00-1-2-01' } });
    expect(heard).toMatchObject({ status: 200, headers: { etag: expect.stringMatching(/^"/) } });
    expect(heard.text).toContain('com.example/weather');
    // The browser keeps a copy, asks whether it is still right, and gives it to the page.
    const again = await fetchIn(page, list, { headers: { authorization, traceparent: '00-1-2-01' } });
    expect(again).toMatchObject({ status: 200, text: heard.text });
    const isList = (line: string): boolean => line.includes('/v0.1/servers"') && line.includes('"method":"GET"');
    await expect.poll(() => registry.log.findLast(isList)).toMatch(/"status":304/);
    const known = { headers: { authorization, 'if-none-match': heard.headers?.['etag'] } };
    expect(await fetchIn(page, list, known)).toMatchObject({ status: 304, text: '' });

    const refused = await fetchIn(page, list);
    expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.stringContaining('Bearer') } });
    const put = { method: 'PUT', headers: { authorization, 'content-type': 'application/json' }, body: '{}' };
    expect(await fetchIn(page, '/v1/sources/new', put)).toMatchObject({ status: expect.any(Number) });
    expect((await fetchIn(page, list, { credentials: 'include' })).error).toMatch(/Failed to fetch/);
    expect((await fetchIn(page, '/catalog/main')).error).toMatch(/Failed to fetch/);
    await opened.close();
  });

  test('of another origin gets nothing, with a token or without', async () => {
    const opened = await openPage(browser);
    const { page } = opened;
    await page.goto(elsewhere.origin);
    for (const headers of [{ authorization: `Bearer ${token}` }, {}]) {
      expect(await fetchIn(page, list, { headers })).toEqual({ error: expect.stringMatching(/Failed to fetch/) });
    }
    // Not even without asking to read it.
    expect((await fetchIn(page, list, { mode: 'no-cors' })).error).toMatch(/Failed to fetch/);
    await opened.close();
  });
});
