import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { registryEntries, sourceEntries, type RawResult } from '../../../../runtime/registry/catalog/raw-entries.ts';
import { catalogOf, change, server, serverVersionOf, skill } from './sample-catalog.ts';

const catalog = catalogOf({
  first: [
    server('n/a', ['1.0.0', serverVersionOf('n/a', '2.0.0', { status: 'deleted', title: 'A', updatedAt: 2000 })], {
      team: 'x',
    }),
    skill('n/s'),
  ],
  second: [server('n/a', ['3.0.0'])],
});
const sources = catalog.sourcesOf('main') ?? [];
const times = { createdAt: '1970-01-01T00:00:01.000Z', updatedAt: '1970-01-01T00:00:01.000Z' };
const one = { version: '1.0.0', description: 'About it', status: 'active', ...times };
const two = { ...one, version: '2.0.0', title: 'A', status: 'deleted', updatedAt: '1970-01-01T00:00:02.000Z' };

interface RawBody {
  readonly entries: readonly { readonly name: string; readonly version?: string; readonly sourceName?: string }[];
  readonly metadata?: { readonly count: number; readonly nextCursor?: string };
}

function bodyOf(result: RawResult): RawBody {
  if (result.outcome !== 'page') throw new Error('the cursor is one of this list');
  return JSON.parse(result.body.toString()) as RawBody;
}

function firstOf(from: Catalog) {
  const [first] = from.sourcesOf('main') ?? [];
  if (first === undefined) throw new Error('the registry has sources');
  return first;
}

test('a source is shown by names, with claims and all versions', () => {
  expect(bodyOf(sourceEntries(firstOf(catalog)))).toEqual({
    entries: [
      { entryType: 'MCP', name: 'n/a', claims: { team: 'x' }, versions: [two, one] },
      { entryType: 'SKILL', name: 'n/s', versions: [one] },
    ],
  });
});

test('a registry is shown row by row, without precedence', () => {
  const claims = { team: 'x' };
  expect(bodyOf(registryEntries(sources))).toEqual({
    entries: [
      { entryType: 'MCP', name: 'n/a', claims, ...two, sourceName: 'first', position: 0 },
      { entryType: 'MCP', name: 'n/a', claims, ...one, sourceName: 'first', position: 0 },
      { entryType: 'SKILL', name: 'n/s', ...one, sourceName: 'first', position: 0 },
      { entryType: 'MCP', name: 'n/a', ...one, version: '3.0.0', sourceName: 'second', position: 1 },
    ],
  });
});

test('pages together are the whole list, whatever their size, and say how many rows they have', () => {
  for (const list of [
    (query: object) => sourceEntries(firstOf(catalog), query),
    (query: object) => registryEntries(sources, query),
  ]) {
    const { entries } = bodyOf(list({}));
    for (let limit = 1; limit <= entries.length; limit += 1) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = bodyOf(list({ limit, cursor }));
        expect(page.metadata?.count).toBe(page.entries.length);
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        seen.push(...page.entries);
        cursor = page.metadata?.nextCursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(entries);
    }
    expect(bodyOf(list({ limit: entries.length })).metadata).toEqual({ count: entries.length });
    expect(bodyOf(list({})).metadata).toBeUndefined();
  }
});

test('without a limit an answer ends before it becomes too large to be held, and goes on with the next', () => {
  const names = Array.from({ length: 40 }, (_, place) => `n/a${String(place).padStart(2, '0')}`);
  const description = 'x'.repeat(500_000);
  const large = catalogOf({
    first: names.map((name) => server(name, [serverVersionOf(name, '1.0.0', { description })])),
  });
  for (const list of [
    (query: object) => sourceEntries(firstOf(large), query),
    (query: object) => registryEntries(large.sourcesOf('main') ?? [], query),
  ]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const result = list({ cursor });
      const page = bodyOf(result);
      if (result.outcome === 'page') expect(result.body.length).toBeLessThan(9_000_000);
      seen.push(...page.entries.map(({ name }) => name));
      cursor = page.metadata?.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(names);
  }
});

test('a cursor of another registry or without meaning is refused', () => {
  const other = catalogOf({ elsewhere: [server('n/a', ['1.0.0', '2.0.0'])] });
  const cursor = bodyOf(registryEntries(other.sourcesOf('main') ?? [], { limit: 1 })).metadata?.nextCursor;
  for (const wrong of [cursor, 'x', 'WzFd', '', 'W10']) {
    expect(registryEntries(sources, { cursor: wrong }), wrong).toEqual({ outcome: 'bad-cursor' });
  }
});

const name = fc.constantFrom('n/a', 'n/b', 'n/c', 'n/d', 'n/e');
const version = fc.constantFrom('1.0.0', '2.0.0', '10.0.0', 'main');
const event = fc.record({ source: fc.constantFrom('first', 'second'), name, version, comes: fc.boolean() });

test('paging while entries come and go repeats no row and misses none that was there all the time', () => {
  let survived = 0;
  const run = (events: readonly (readonly { source: string; name: string; version: string; comes: boolean }[])[]) => {
    const held = new Map<string, Map<string, Set<string>>>();
    const changing = catalogOf({ first: [], second: [] });
    const set = (source: string, of: string, each: string, comes: boolean): void => {
      const names = held.get(source) ?? new Map<string, Set<string>>();
      held.set(source, names);
      const versions = names.get(of) ?? new Set<string>();
      names.set(of, versions);
      if (comes) versions.add(each);
      else versions.delete(each);
      change(changing, source, [server(of, [...versions])]);
    };
    for (const source of ['first', 'second'])
      for (const of of ['n/a', 'n/c', 'n/e']) for (const each of ['1.0.0', '10.0.0']) set(source, of, each, true);
    const keyOf = (row: RawBody['entries'][number]): string =>
      `${row.sourceName ?? ''} ${row.name} ${row.version ?? ''}`;
    const always = new Set(bodyOf(registryEntries(changing.sourcesOf('main') ?? [])).entries.map(keyOf));
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let place = 0; ; place += 1) {
      const page = bodyOf(registryEntries(changing.sourcesOf('main') ?? [], { limit: 2, cursor }));
      seen.push(...page.entries.map(keyOf));
      cursor = page.metadata?.nextCursor;
      if (cursor === undefined) break;
      for (const each of events[place] ?? []) {
        set(each.source, each.name, each.version, each.comes);
        always.delete(`${each.source} ${each.name} ${each.version}`);
      }
    }
    survived += always.size;
    expect([...always].filter((row) => seen.filter((other) => other === row).length !== 1)).toEqual([]);
  };
  fc.assert(fc.property(fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 6 }), run), { numRuns: 200 });
  expect(survived).toBeGreaterThan(200);
});
