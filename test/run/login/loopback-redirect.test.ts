import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { loopbackRedirect, type LoopbackRedirect } from '../../../runtime/run/login/loopback-redirect.ts';

const closings: LoopbackRedirect[] = [];
afterEach(async () => {
  for (const each of closings.splice(0)) await each.close();
});

async function opened(): Promise<LoopbackRedirect> {
  const redirect = await loopbackRedirect(0);
  if (redirect === undefined) throw new Error('no port is free');
  closings.push(redirect);
  return redirect;
}

/** The status of a request to the redirect, with any host. */
function status(url: URL, options: { method?: string; host?: string } = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', host = url.host } = options;
    const sent = request(url, { method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('gives the first answer with the state, and nothing else changes anything', async () => {
  const { redirectUri, answer } = await opened();
  expect(redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  const found = answer('the-state');
  const at = (query: string): URL => new URL(`${redirectUri}?${query}`);
  for (const query of ['', 'state=other&code=evil', 'code=evil', 'error=access_denied', 'state=the-stat&error=x'])
    expect(await status(at(query))).toBe(404);
  // Twice is two meanings; another method, another host and another path are of somebody else.
  expect(await status(at('state=the-state&code=a&code=b'))).toBe(404);
  expect(await status(at('state=the-state&code=evil'), { method: 'POST' })).toBe(404);
  expect(await status(at('state=the-state&code=evil'), { host: 'attacker.example' })).toBe(404);
  expect(await status(new URL('/other?state=the-state&code=evil', redirectUri))).toBe(404);
  expect(await status(at(`state=the-state&code=${'x'.repeat(17_000)}`)).catch(() => 404)).not.toBe(200);
  expect(await status(at('state=the-state&code=good'))).toBe(200);
  expect((await found).get('code')).toBe('good');
  expect(await status(at('state=the-state&code=late'))).toBe(404);
});

test('is answered by a page that loads nothing, and repeats nothing of the request', async () => {
  const { redirectUri, answer } = await opened();
  void answer('s');
  const response = await fetch(`${redirectUri}?state=s&error=<script>&error_description=<b>`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('script');
});

test('is undefined where the port is taken', async () => {
  const { redirectUri } = await opened();
  expect(await loopbackRedirect(Number(new URL(redirectUri).port))).toBeUndefined();
});
