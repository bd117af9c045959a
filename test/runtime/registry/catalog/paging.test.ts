import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listServers } from '../../../../runtime/registry/catalog/list.ts';
import { catalogOf, change, rowsOf, server, serverVersionOf, viewOf } from './sample-catalog.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const versions = ['1.0.0', '2.0.0', '10.0.0', 'v2.0.0', 'main', 'dev'];
const name = fc.constantFrom(...names);
const content = fc.dictionary(name, fc.uniqueArray(fc.constantFrom(...versions), { minLength: 1 }), {
  noNullPrototype: true,
});
/** What happens between two pages: a version comes or goes. */
const event = fc.record({ name, version: fc.constantFrom(...versions), comes: fc.boolean() });

/** Pages through while the events happen, some after each page. */
function pageThrough(
  start: Readonly<Record<string, readonly string[]>>,
  events: readonly (readonly { name: string; version: string; comes: boolean }[])[],
  query: { readonly limit: number; readonly version?: string },
): { readonly rows: readonly string[]; readonly always: ReadonlySet<string> } {
  const held = new Map(Object.entries(start).map(([of, has]) => [of, new Map(has.map((each, at) => [each, at % 3]))]));
  const entryOf = (of: string) =>
    server(
      of,
      [...(held.get(of) ?? [])].map(([each, publishedAt]) => serverVersionOf(of, each, { publishedAt })),
    );
  const catalog = catalogOf({ main: [...held.keys()].map(entryOf) });
  const always = new Set([...held].flatMap(([of, has]) => [...has.keys()].map((each) => `${of}@${each}`)));
  const rows: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page++) {
    const { rows: more, metadata } = rowsOf(listServers(viewOf(catalog), { ...query, cursor }));
    expect(more.length).toBe(metadata.count);
    expect(more.length).toBeLessThanOrEqual(query.limit);
    rows.push(...more);
    cursor = metadata.nextCursor;
    if (cursor === undefined) return { rows, always };
    for (const each of events[page] ?? []) {
      const has = held.get(each.name) ?? new Map<string, number>();
      held.set(each.name, has);
      if (!each.comes) {
        has.delete(each.version);
        always.delete(`${each.name}@${each.version}`);
      } else if (!has.has(each.version)) {
        // Published between two pages: later than all earlier entries.
        has.set(each.version, 10 + page);
      }
      change(catalog, 'main', [entryOf(each.name)]);
    }
  }
  throw new Error('paging never ends');
}

test('paging while entries come and go repeats no row and misses none that was there all the time', () => {
  let survived = 0;
  fc.assert(
    fc.property(
      content,
      fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 10 }),
      fc.integer({ min: 1, max: 4 }),
      (start, events, limit) => {
        const { rows, always } = pageThrough(start, events, { limit });
        const seen = new Set(rows);
        expect([...always].filter((row) => !seen.has(row))).toEqual([]);
        // A version that went and came again is another row to those who see it twice.
        const came = new Set(
          events
            .flat()
            .filter(({ comes }) => comes)
            .map((each) => `${each.name}@${each.version}`),
        );
        const repeated = rows.filter((row, place) => rows.indexOf(row) !== place);
        expect(repeated.filter((row) => always.has(row) || !came.has(row))).toEqual([]);
        survived += always.size;
      },
    ),
    { numRuns: 400 },
  );
  expect(survived).toBeGreaterThan(1000);
});

test('paging through the latest gives each name at most once, whatever becomes the latest meanwhile', () => {
  fc.assert(
    fc.property(content, fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 10 }), (start, events) => {
      const { rows } = pageThrough(start, events, { limit: 1, version: 'latest' });
      const seen = rows.map((row) => row.slice(0, 1));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.every((each, place) => place === 0 || (seen[place - 1] ?? '') < each)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
