import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../../../support/running-registry.ts';

let registry: TestRegistry;
const server = (name: string, version = '1.0.0', title = name): object => ({
  name: `com.example/${name}`,
  title,
  description: `About ${name}`,
  version,
});

beforeAll(async () => {
  const servers = [
    server('weather', '1.0.0'),
    server('weather', '2.0.0'),
    ...Array.from({ length: 70 }, (_, at) => server(`many-${at}`)),
  ];
  const skills = [{ namespace: 'com.example', name: 'review', description: 'Reviews', version: '1.0.0' }];
  const data = JSON.stringify({
    version: '1.0.0',
    meta: { last_updated: '2026-01-31T12:00:00Z' },
    data: { servers, skills },
  });
  registry = await startTestRegistry({
    sources: [
      { name: 'one', format: 'upstream', file: { data } },
      { name: 'empty', managed: {} },
    ],
    registries: [
      { name: 'main', sources: ['one'] },
      { name: 'other', sources: ['empty'] },
    ],
    auth: { mode: 'anonymous' },
  });
  await registry.ready();
});
afterAll(() => registry.close());

async function get(path: string, headers: Readonly<Record<string, string>> = { accept: 'text/html' }) {
  const response = await fetch(`${registry.address}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('pages', () => {
  test('have a strict policy, are for their visitor alone, and are sent once', async () => {
    const page = await get('/catalog/main');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('vary')).toBe('cookie');
    const etag = page.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get('/catalog/main', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('/catalog/other', { 'if-none-match': etag })).status).toBe(200);
  });

  test('hold no inline style or script, which the policy would stop', async () => {
    for (const path of ['/', '/catalog/main', '/catalog/main/servers/com.example%2Fweather', '/catalog/nowhere']) {
      const { text } = await get(path);
      expect(text).not.toMatch(/\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
    }
  });

  test('name a style sheet and a script that may be kept for good', async () => {
    const { text } = await get('/');
    const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(2);
    for (const path of files) {
      const file = await get(path);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await get(path.replace(/-[0-9a-f]+/, '-000000000000'))).status).toBe(404);
    }
  });

  test('show every name once, page by page', async () => {
    const names: string[] = [];
    let pages = 0;
    for (let path: string | undefined = '/catalog/main'; path !== undefined; pages += 1) {
      const { text } = await get(path);
      names.push(...[...text.matchAll(/href="\/catalog\/main\/servers\/([^"]+)"/g)].map(([, name = '']) => name));
      path = /rel="next"\s+href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(pages).toBe(3);
    expect(names).toHaveLength(71);
    expect(new Set(names).size).toBe(71);
  });

  test('search one registry or all of them', async () => {
    for (const path of ['/?search=WEATH', '/catalog/main?search=weath&shown=servers']) {
      const { text } = await get(path);
      expect(text.match(/<article/g)).toHaveLength(1);
      expect(text).toMatch(/value="(WEATH|weath)"/);
    }
    expect((await get('/catalog/main?search=%25')).text).toContain('No servers here have “%”');
    expect((await get('/catalog/main?shown=skills')).text).toContain('/catalog/main/skills/com.example/review');
  });

  test('show a version, the latest version, and 404 for an unknown version', async () => {
    const base = '/catalog/main/servers/com.example%2Fweather';
    expect((await get(base)).text).toContain('version 2.0.0');
    expect((await get(`${base}/latest`)).text).toContain('version 2.0.0');
    expect((await get(`${base}/1.0.0`)).text).toContain('version 1.0.0');
    expect((await get(`${base}/3.0.0`)).status).toBe(404);
    expect((await get('/catalog/main/skills/com.example/review')).status).toBe(200);
  });
});

describe('errors', () => {
  test.each([
    ['/catalog/nowhere', 404, 'There is no registry &quot;nowhere&quot;.'],
    ['/catalog/main/servers/com.example%2Fnone', 404, 'It may have been removed'],
    ['/catalog/main/servers/nonsense', 400, 'The parameter &quot;serverName&quot;'],
    ['/catalog/main?cursor=x', 400, 'The cursor does not belong to this list'],
    ['/catalog/main?shown=x', 400, 'has to be one of servers, skills'],
    [`/?search=${'x'.repeat(201)}`, 400, 'longer than 200 characters'],
    ['/nothing/here', 404, 'The server has no page at this address.'],
    ['/sign-in', 404, 'people cannot sign in here'],
  ])('of %s are pages for people', async (path, status, words) => {
    const page = await get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text.toLowerCase()).toContain(words.toLowerCase());
    expect(page.text).not.toContain('undefined');
  });

  test('of the API, and for clients that accept JSON, have their usual body', async () => {
    for (const [path, accept] of [
      ['/nowhere/v0.1/servers', 'text/html'],
      ['/v1/nothing', 'application/json'],
      ['/nothing/here', '*/*'],
      ['/catalog/nowhere', 'application/json'],
    ] as const) {
      const answer = await get(path, { accept });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
      expect(JSON.parse(answer.text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
  });
});
