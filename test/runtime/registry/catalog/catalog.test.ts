import { atOnce } from '../../../../runtime/schedule/steps.ts';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { listServers } from '../../../../runtime/registry/catalog/list.ts';
import { entryCounts } from '../../../../runtime/registry/catalog/source-snapshot.ts';
import {
  callerWith,
  catalogOf,
  change,
  declarations,
  everybody,
  rowsOf,
  server,
  serverVersionOf,
  skill,
  viewOf,
} from './sample-catalog.ts';

const names = (catalog: Catalog, registry: string) => {
  const view = catalog.view(registry, everybody);
  return view === undefined ? undefined : [...view.servers.entries()].map(({ name }) => name);
};

describe('declarations', () => {
  test('unknown registries and sources are undefined', () => {
    const catalog = catalogOf({ s: [server('a')] });
    expect(catalog.view('other', everybody)).toBeUndefined();
    expect(catalog.registry('other')).toBeUndefined();
    expect(catalog.sourcesOf('other')).toBeUndefined();
    expect(catalog.source('other')).toBeUndefined();
    expect(catalog.entry({ source: 'other', type: 'server', name: 'a' })).toBeUndefined();
    expect(catalog.entry({ source: 's', type: 'skill', name: 'a' })).toBeUndefined();
    expect(catalog.entry({ source: 's', type: 'server', name: 'a' })?.latest?.version).toBe('1.0.0');
  });

  test('keep what sources hold, and take effect at once', () => {
    const catalog = catalogOf({ s: [server('a', ['1.0.0'])], t: [server('a', ['2.0.0']), server('b')] });
    const latest = () => catalog.view('main', everybody)?.servers.entry('a')?.latest?.version;
    expect(latest()).toBe('1.0.0');
    catalog.applyDeclarations(declarations(['s', 't'], { main: ['t', 's'], small: ['s'] }));
    expect(latest()).toBe('2.0.0');
    expect(names(catalog, 'small')).toEqual(['a']);
    catalog.applyDeclarations(declarations(['s'], { small: ['s'] }));
    expect(names(catalog, 'main')).toBeUndefined();
    expect(catalog.source('t')).toBeUndefined();
    expect(catalog.revisionOf('t')).toBe(0);
  });

  test('a source that was removed and created again begins empty', () => {
    const catalog = catalogOf({ s: [server('a')] });
    catalog.applyDeclarations(declarations(['s'], { main: ['s'] }, 2));
    expect(names(catalog, 'main')).toEqual([]);
    expect(catalog.revisionOf('s')).toBe(0);
  });

  test('that do not touch a registry keep its views', () => {
    const catalog = catalogOf({ s: [server('a')] });
    const view = viewOf(catalog);
    catalog.applyDeclarations(declarations(['s', 'new'], { main: ['s'], more: ['new'] }));
    expect(viewOf(catalog)).toBe(view);
  });
});

describe('entries', () => {
  test('reports that come late, twice or too early change nothing', () => {
    const catalog = catalogOf({ s: [] });
    const at = (since: number, revision: number, version: string) =>
      atOnce(catalog.applyEntries('s', since, { revision, entries: [server('a', [version])], complete: false }));
    const latest = () => viewOf(catalog).servers.entry('a')?.latest?.version;
    const now = catalog.revisionOf('s');
    expect(at(now, now + 3, '3.0.0')).toBe(true);
    expect(at(now, now + 2, '2.0.0')).toBe(true);
    expect(latest()).toBe('3.0.0');
    expect(catalog.revisionOf('s')).toBe(now + 3);
    expect(at(now + 4, now + 5, '5.0.0')).toBe(false);
    expect(atOnce(catalog.applyEntries('other', 0, { revision: 1, entries: [], complete: true }))).toBe(false);
    expect(latest()).toBe('3.0.0');
    expect(at(now, now + 6, '6.0.0')).toBe(true);
    expect(latest()).toBe('6.0.0');
  });

  // A change is built in steps; it starts over when the source is another one at its end.
  describe('that are built while another write is taken over', () => {
    const built = [server('b'), server('a', ['1.0.0', '3.0.0']), server('d')];
    const contents = (catalog: Catalog) =>
      [...viewOf(catalog).servers.entries()].map(({ name, versions }) => [name, ...versions.map((v) => v.version)]);
    /** What is there when another write lands after each step in turn, of all the steps that building takes. */
    const landing = (
      other: (catalog: Catalog) => void,
      changes: { readonly ahead: number; readonly complete: boolean },
    ) => {
      const outcomes = new Set<string>();
      for (let step = 1; ; step += 1) {
        const catalog = catalogOf({ s: [server('a', ['1.0.0', '2.0.0']), server('gone')] });
        const since = catalog.revisionOf('s');
        const { ahead, complete } = changes;
        const building = catalog.applyEntries('s', complete ? 0 : since, {
          revision: since + ahead,
          entries: built,
          complete,
        });
        for (let done = 0; done < step; done += 1) {
          if (building.next().done === true) {
            expect(step).toBeGreaterThan(built.length);
            return [...outcomes].map((outcome) => JSON.parse(outcome) as unknown);
          }
        }
        const before = contents(catalog);
        other(catalog);
        // Nothing of what is being built was to be seen.
        expect(before).toEqual([
          ['a', '2.0.0', '1.0.0'],
          ['gone', '1.0.0'],
        ]);
        const isTaken = atOnce(building);
        outcomes.add(JSON.stringify({ isTaken, revision: catalog.revisionOf('s') - since, holds: contents(catalog) }));
      }
    };

    test('are built again on that write', () => {
      const published = landing((catalog) => change(catalog, 's', [server('c')]), { ahead: 2, complete: false });
      const holds = [
        ['a', '3.0.0', '1.0.0'],
        ['b', '1.0.0'],
        ['c', '1.0.0'],
        ['d', '1.0.0'],
        ['gone', '1.0.0'],
      ];
      expect(published).toEqual([{ isTaken: true, revision: 2, holds }]);
    });

    test('change nothing where that write is of a later revision', () => {
      const later = landing(
        (catalog) => {
          change(catalog, 's', [server('c')]);
          change(catalog, 's', [server('gone', [])]);
        },
        { ahead: 1, complete: false },
      );
      const holds = [
        ['a', '2.0.0', '1.0.0'],
        ['c', '1.0.0'],
      ];
      expect(later).toEqual([{ isTaken: true, revision: 2, holds }]);
    });

    test('are all there is where they are the whole content', () => {
      const whole = landing((catalog) => change(catalog, 's', [server('c')]), { ahead: 2, complete: true });
      const holds = [
        ['a', '3.0.0', '1.0.0'],
        ['b', '1.0.0'],
        ['d', '1.0.0'],
      ];
      expect(whole).toEqual([{ isTaken: true, revision: 2, holds }]);
    });

    test('are not taken into a source that was created anew', () => {
      const created = landing((catalog) => catalog.applyDeclarations(declarations(['s'], { main: ['s'] }, 2)), {
        ahead: 1,
        complete: false,
      });
      expect(created).toEqual([{ isTaken: false, revision: -1, holds: [] }]);
    });
  });

  test('the whole content replaces what was there, also when the store has gone back', () => {
    const catalog = catalogOf({ s: [server('a'), server('b'), skill('n/s')] });
    const whole = (since: number, revision: number, name: string) =>
      atOnce(catalog.applyEntries('s', since, { revision, entries: [server(name)], complete: true }));
    const start = catalog.revisionOf('s');
    expect(whole(start, start + 8, 'c')).toBe(true);
    expect(names(catalog, 'main')).toEqual(['c']);
    expect(viewOf(catalog).skills.entry('n/s')).toBeUndefined();
    // A late answer to an earlier question is not the store going back.
    expect(whole(start, start + 4, 'late')).toBe(true);
    expect(names(catalog, 'main')).toEqual(['c']);
    expect(whole(start + 8, start + 4, 'd')).toBe(true);
    expect(names(catalog, 'main')).toEqual(['d']);
    expect(catalog.revisionOf('s')).toBe(start + 4);
  });

  test('the whole content of an empty source, applied again, keeps views', () => {
    const catalog = catalogOf({ s: [server('a')] });
    catalog.applyDeclarations(declarations(['s', 'none'], { main: ['s', 'none'] }));
    const view = viewOf(catalog);
    expect(atOnce(catalog.applyEntries('none', 0, { revision: 0, entries: [], complete: true }))).toBe(true);
    expect(viewOf(catalog)).toBe(view);
  });

  test('who reads keeps what they began with', () => {
    const catalog = catalogOf({ s: [server('a'), server('b')] });
    const view = viewOf(catalog);
    const reading = view.servers.entries();
    expect(reading.next().value?.name).toBe('a');
    change(catalog, 's', [server('b', [])]);
    expect(reading.next().value?.name).toBe('b');
    expect(names(catalog, 'main')).toEqual(['a']);
  });

  test('a change leaves the views of registries without that source alone', () => {
    const catalog = new Catalog();
    catalog.applyDeclarations(declarations(['s', 't'], { main: ['s'], other: ['t'] }));
    const view = viewOf(catalog);
    change(catalog, 't', [server('a')]);
    expect(viewOf(catalog)).toBe(view);
    expect(names(catalog, 'other')).toEqual(['a']);
  });

  test('are counted by type', () => {
    const snapshot = catalogOf({ s: [server('a', ['1.0.0', '2.0.0']), skill('n/s')] }).source('s')?.snapshot;
    expect(snapshot === undefined ? undefined : entryCounts(snapshot)).toEqual({ servers: 1, skills: 1, versions: 3 });
  });
});

describe('views', () => {
  const many = (catalog: Catalog, count: number) =>
    Array.from({ length: count }, (_, n) => viewOf(catalog, callerWith({ team: `t${n}` })));
  const teams = Array.from({ length: 50 }, (_, n) => server(`n/${n}`, ['1.0.0'], { team: `t${n}` }));

  test('are kept up to a number, and the least recently used goes first', () => {
    const catalog = catalogOf({ s: teams }, { count: 3, bytes: 1e9 });
    const [first, second] = many(catalog, 3);
    expect(viewOf(catalog, callerWith({ team: 't0' }))).toBe(first);
    viewOf(catalog, callerWith({ team: 't3' }));
    expect(catalog.keptViews.count).toBe(3);
    expect(viewOf(catalog, callerWith({ team: 't0' }))).toBe(first);
    expect(viewOf(catalog, callerWith({ team: 't1' }))).not.toBe(second);
    // Gone is only the memory of it.
    expect(second?.servers.entry('n/1')?.name).toBe('n/1');
  });

  test('are kept up to an amount of memory, remembered pages included', () => {
    const limits = { count: 1000, bytes: 20_000 };
    const catalog = catalogOf({ s: teams }, limits);
    for (const view of many(catalog, 50)) {
      listServers(view, { limit: 1 });
      expect(catalog.keptViews.bytes).toBeLessThanOrEqual(limits.bytes);
    }
    expect(catalog.keptViews.count).toBeGreaterThan(3);
    expect(catalog.keptViews.count).toBeLessThan(20);
    const one = viewOf(catalog);
    for (let limit = 1; limit < 100; limit++) {
      expect(rowsOf(listServers(one, { limit })).rows.length).toBe(Math.min(limit, 50));
      expect(catalog.keptViews.bytes).toBeLessThanOrEqual(limits.bytes);
    }
  });

  test('remember few pages, and no large ones', () => {
    const large = serverVersionOf('n/large', '1.0.0', { description: 'x'.repeat(300_000) });
    const catalog = catalogOf({ s: [...teams, server('n/large', [large], { team: 'large' })] });
    const remembered = (caller: Caller, limit: number) => {
      const before = catalog.keptViews.bytes;
      const page = listServers(viewOf(catalog, caller), { limit });
      const bytes = page.outcome === 'page' ? page.body.length : 0;
      const kept = listServers(viewOf(catalog, caller), { limit }) === page;
      expect(catalog.keptViews.bytes - before >= bytes).toBe(kept);
      return kept;
    };
    const one = callerWith({ team: 't1' });
    expect([1, 2, 3].map((limit) => remembered(one, limit))).toEqual([true, true, true]);
    for (let limit = 4; limit < 100; limit++) remembered(one, limit);
    expect([100, 101].map((limit) => remembered(one, limit))).toEqual([false, false]);
    expect(remembered(callerWith({ team: 'large' }), 10)).toBe(false);
  });

  test('count the memory of their claims and of their decisions', () => {
    const values = Array.from({ length: 200 }, (_, n) => `value-${n}`);
    const catalog = catalogOf({ s: values.map((team, n) => server(`n/${n}`, ['1.0.0'], { team })) });
    const view = viewOf(catalog, callerWith({ team: values }));
    const before = catalog.keptViews.bytes;
    expect(before).toBeGreaterThan(2 * values.join().length);
    expect(view.servers.entry('n/0')).toBeDefined();
    expect(catalog.keptViews.bytes).toBe(before + 200);
  });

  test('of a state that is not current any more are forgotten', () => {
    const catalog = catalogOf({ s: teams });
    many(catalog, 10);
    expect(catalog.keptViews.count).toBe(10);
    change(catalog, 's', [server('n/new')]);
    expect(catalog.keptViews).toEqual({ count: 0, bytes: 0 });
  });
});
