import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPage, pageLinks } from '../../../../runtime/page/list-pages.ts';
import { startTestRegistry, type TestRegistry } from '../../../support/running-registry.ts';

const registries = Array.from({ length: 43 }, (_, index) => `registry-${index}`);
const servers = [
  ...Array.from({ length: 34 }, (_, index) => ({ name: `com.example/many-${index}`, version: '1.0.0' })),
  ...Array.from({ length: 230 }, (_, index) => ({ name: 'com.example/old', version: `1.${index}.0` })),
];
const skills = [
  ...Array.from({ length: 32 }, (_, index) => ({ name: `skill-${index}`, version: '1.0.0' })),
  ...Array.from({ length: 120 }, (_, index) => ({ name: 'aged', version: `1.${index}.0` })),
];

let registry: TestRegistry;
beforeAll(async () => {
  const description = 'What it does';
  const data = JSON.stringify({
    version: '1.0.0',
    meta: { last_updated: '2026-01-31T12:00:00Z' },
    data: {
      servers: servers.map((each) => ({ ...each, description })),
      skills: skills.map((each) => ({ ...each, namespace: 'com.example', description })),
    },
  });
  registry = await startTestRegistry({
    sources: [
      { name: 'full', format: 'upstream', file: { data } },
      { name: 'empty', managed: {} },
    ],
    // The full one is on no first page.
    registries: registries.map((name, index) => ({ name, sources: [index === 41 ? 'full' : 'empty'] })),
    auth: { mode: 'anonymous' },
  });
  await registry.ready();
});
afterAll(() => registry.close());

/** Every page that links lead to, without script, from one on. */
async function crawl(from: string, follow: (path: string) => boolean): Promise<ReadonlySet<string>> {
  const seen = new Set([from]);
  const waiting = [from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { status, text } = await registry.get(path);
    expect([path, status]).toEqual([path, 200]);
    for (const [, link = ''] of text.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      const url = new URL(link.replaceAll('&amp;', '&'), 'http://catalog.example');
      const found = `${url.pathname}${url.search}`;
      if (url.host !== 'catalog.example' || seen.has(found)) continue;
      seen.add(found);
      if (follow(found)) waiting.push(found);
    }
  }
  return seen;
}

test('every entry and every version is reached by links from the first page', async () => {
  const seen = await crawl('/', (path) => !/\/(servers|skills)\/.*\/[0-9.]+$/.test(path));
  const expected = [
    ...registries.map((name) => `/catalog/${name}`),
    ...servers.map(({ name, version }) => `/catalog/registry-41/servers/${encodeURIComponent(name)}/${version}`),
    ...skills.map(({ name, version }) => `/catalog/registry-41/skills/com.example/${name}/${version}`),
  ];
  expect(expected.filter((path) => !seen.has(path))).toEqual([]);
});

test('a search goes through every registry, page by page', async () => {
  const seen = await crawl('/?search=many-33', (path) => path.startsWith('/?search='));
  expect([...seen]).toContain('/catalog/registry-41/servers/com.example%2Fmany-33');
});

test('versions and pages that are not there are answered as such', async () => {
  const base = '/catalog/registry-41/skills/com.example/aged';
  expect((await registry.get(`${base}/1.0.0`)).text).toContain('This is not the latest version.');
  expect((await registry.get(`${base}/9.9.9`)).status).toBe(404);
  expect((await registry.get(`${base}?page=99`)).text).toContain('101 to 120 of 120 versions');
  expect((await registry.get('/?page=99')).text).toContain('41 to 43 of 43 registries');
  for (const page of ['0', '-1', 'x', '1e9']) expect((await registry.get(`/?page=${page}`)).status).toBe(400);
});

test('pages of a list hold each item once, in order, and lead to each other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (list, size) => {
      const found: number[] = [];
      let page = 1;
      for (let isLast = false; !isLast; page += 1) {
        const shown = listPage(list, page, size);
        found.push(...shown.items);
        const links = pageLinks(shown, 'things', (to) => `#${to}`);
        const markup = links === undefined ? '' : String(links);
        isLast = !markup.includes(`rel="next" href="#${page + 1}"`);
        expect(markup.includes(`rel="prev" href="#${page - 1}"`)).toBe(page > 1);
      }
      expect(found).toEqual(list);
    }),
  );
});
