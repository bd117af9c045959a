import { describe, expect, test } from 'vitest';
import { listServers, listSkills, type FollowQuery } from '../../../../runtime/registry/catalog/list.ts';
import { catalogOf, change, listed, rowsOf, server, serverVersionOf, skill, viewOf } from './sample-catalog.ts';

const catalog = catalogOf({
  main: [
    server('n/b', ['1.0.0', '10.0.0', '9.0.0']),
    server('n/a', [
      serverVersionOf('n/a', '1.0.0', { title: '100% Wool_Shop', description: 'Sells Ärmel of wool' }),
      serverVersionOf('n/a', '2.0.0', { status: 'deleted', updatedAt: 5000 }),
    ]),
    server('n/c', [serverVersionOf('n/c', '1.0.0', { updatedAt: 3000, title: 'Tea', description: 'Brews' })]),
    skill('n/s', '1.2.3'),
  ],
});
const rows = async (query: Partial<FollowQuery>) => rowsOf(await listed(viewOf(catalog), { limit: 30, ...query })).rows;

describe('a list', () => {
  test('is ordered by name, then newest version first, each version a row', async () => {
    expect(await rows({})).toEqual(['n/a@1.0.0', 'n/b@10.0.0', 'n/b@9.0.0', 'n/b@1.0.0', 'n/c@1.0.0']);
  });

  test('a page ends before it becomes too large to be held, and goes on with the next', () => {
    const large = { title: 'x'.repeat(900_000) };
    const names = Array.from({ length: 20 }, (_, index) => `n/${String(index).padStart(2, '0')}`);
    const full = catalogOf({ main: names.map((name) => server(name, [serverVersionOf(name, '1.0.0', large)])) });
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = listServers(viewOf(full), { limit: 1000, ...(cursor === undefined ? {} : { cursor }) });
      if (page.outcome !== 'page') throw new Error('its own cursor is not taken');
      expect(page.body.length).toBeLessThan(9_000_000);
      expect(page.count).toBeGreaterThan(0);
      seen.push(...rowsOf(page).rows);
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor !== undefined);
    expect(seen).toEqual(names.map((name) => `${name}@1.0.0`));
    expect(pages).toBe(3);
  });

  test('has the shape of the official registry', () => {
    const result = listServers(viewOf(catalog), { limit: 1 });
    if (result.outcome !== 'page') throw new Error('there is no cursor to be wrong');
    expect(JSON.parse(result.body.toString())).toEqual({
      servers: [
        {
          server: { name: 'n/a', title: '100% Wool_Shop', description: 'Sells Ärmel of wool', version: '1.0.0' },
          _meta: {
            'io.modelcontextprotocol.registry/official': {
              status: 'active',
              statusChangedAt: '1970-01-01T00:00:01.000Z',
              publishedAt: '1970-01-01T00:00:01.000Z',
              updatedAt: '1970-01-01T00:00:01.000Z',
              isLatest: true,
            },
          },
        },
      ],
      metadata: { nextCursor: result.nextCursor, count: 1 },
    });
    const empty = listServers(viewOf(catalogOf({ main: [] })), { limit: 1 });
    expect(empty.outcome === 'page' && empty.body.toString()).toBe('{"servers":[],"metadata":{"count":0}}');
  });

  test('of skills has the same shape', () => {
    const result = listSkills(viewOf(catalog), { limit: 5 });
    expect(result.outcome === 'page' && JSON.parse(result.body.toString())).toEqual({
      skills: [{ skill: { name: 'n/s', description: 'About it', version: '1.2.3' }, _meta: expect.any(Object) }],
      metadata: { count: 1 },
    });
  });

  test('gives a cursor only where something follows', async () => {
    expect(rowsOf(listServers(viewOf(catalog), { limit: 5 })).metadata).toEqual({ count: 5 });
    const { metadata } = rowsOf(listServers(viewOf(catalog), { limit: 2 }));
    expect(await rows({ limit: 2, cursor: metadata.nextCursor })).toEqual(['n/b@9.0.0', 'n/b@1.0.0']);
  });

  test('refuses a malformed cursor', () => {
    expect(listServers(viewOf(catalog), { limit: 2, cursor: 'n/a,1.0.0' })).toEqual({ outcome: 'bad-cursor' });
    expect(listServers(viewOf(catalog), { limit: 2, cursor: '' })).toEqual({ outcome: 'bad-cursor' });
  });

  test.each<[string, readonly string[]]>([
    ['wool', ['n/a@1.0.0']],
    ['100%', ['n/a@1.0.0']],
    ['L_S', ['n/a@1.0.0']],
    ['%', ['n/a@1.0.0']],
    ['_', ['n/a@1.0.0']],
    ['ÄRMEL', ['n/a@1.0.0']],
    ['N/C', ['n/c@1.0.0']],
    ['brew', ['n/c@1.0.0']],
    ['.*', []],
    // Nothing is found across two fields.
    ['teabrews', []],
    ['tea\0brews', []],
    ['', ['n/a@1.0.0', 'n/b@10.0.0', 'n/b@9.0.0', 'n/b@1.0.0', 'n/c@1.0.0']],
  ])('searched for %j', async (search, found) => {
    expect(await rows({ search })).toEqual(found);
  });

  test('of the latest has one row a name, of a version those that have it', async () => {
    expect(await rows({ version: 'latest' })).toEqual(['n/a@1.0.0', 'n/b@10.0.0', 'n/c@1.0.0']);
    expect(await rows({ version: '1.0.0' })).toEqual(['n/a@1.0.0', 'n/b@1.0.0', 'n/c@1.0.0']);
    expect(await rows({ version: '1.0' })).toEqual([]);
  });

  test('shows deleted versions when asked, and always to those who ask for changes', async () => {
    expect(await rows({ includeDeleted: true, limit: 1 })).toEqual(['n/a@2.0.0']);
    expect(await rows({ version: '2.0.0' })).toEqual([]);
    expect(await rows({ version: '2.0.0', includeDeleted: true })).toEqual(['n/a@2.0.0']);
    expect(await rows({ updatedSince: 3000 })).toEqual(['n/a@2.0.0', 'n/c@1.0.0']);
    expect(await rows({ updatedSince: 3001 })).toEqual(['n/a@2.0.0']);
    expect(await rows({ updatedSince: 3000, version: 'latest' })).toEqual(['n/c@1.0.0']);
  });
});

test('only first pages without endless variety are remembered', async () => {
  const twice = async (query: FollowQuery) => [
    await listed(viewOf(catalog), query),
    await listed(viewOf(catalog), query),
  ];
  const [first, again] = await twice({ limit: 3 });
  expect(first).toBe(again);
  const cursor = first?.outcome === 'page' ? first.nextCursor : undefined;
  for (const query of [{ cursor }, { search: 'a' }, { updatedSince: 1 }, { version: '1.0.0' }]) {
    const [one, other] = await twice({ limit: 3, ...query });
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  }
});

test('a first page is the same bytes for all who ask, until something changes', async () => {
  const own = catalogOf({ main: [server('n/a')], other: [] });
  const page = () => listServers(viewOf(own), { limit: 10 });
  const before = page();
  expect(page()).toBe(before);
  expect(listServers(viewOf(own), { limit: 10, version: 'latest' })).not.toBe(before);
  expect(await listed(viewOf(own), { limit: 10, includeDeleted: true })).not.toBe(before);
  change(own, 'other', [server('n/b')]);
  expect(rowsOf(page()).rows).toEqual(['n/a@1.0.0', 'n/b@1.0.0']);
  change(own, 'main', [server('n/a', [])]);
  expect(rowsOf(page()).rows).toEqual(['n/b@1.0.0']);
});
