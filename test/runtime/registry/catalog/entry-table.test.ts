import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedTable, emptyTable, type EntryTable } from '../../../../runtime/registry/catalog/entry-table.ts';
import type { Entry } from '../../../../runtime/registry/catalog/entry.ts';
import { server } from './sample-catalog.ts';

/** The table as plain data, with claims in place of their numbers. */
const contents = ({ entries, claimSets }: EntryTable) =>
  [...entries].map((entry, place) => [
    entry.name,
    claimSets[entries.claimId(place)] ?? null,
    entry.claims ?? null,
    entry.versions.map(({ version }) => version),
  ]);

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const claims = fc.option(fc.constantFrom({}, { team: 'x' }, { team: 'y' }, { team: ['x', 'y'] }), { nil: undefined });
const versions = fc.uniqueArray(fc.constantFrom('1.0.0', '2.0.0', 'main'), { maxLength: 2 });
const entry = fc.tuple(name, versions, claims).map(([of, which, held]) => server(of, which, held));
const batch = fc.uniqueArray(entry, { selector: (each) => each.name, maxLength: 4 });

test('a table that was changed step by step equals one that was built at once', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 6 }), (batches) => {
      const last = new Map<string, Entry>();
      let table = emptyTable;
      for (const changes of batches) {
        const before = contents(table);
        const next = changedTable(table, changes);
        expect(contents(table)).toEqual(before);
        // What was not changed is the same object.
        const changed = new Set(changes.map((each) => each.name));
        for (const each of table.entries) {
          if (!changed.has(each.name)) expect(next.entries.named(each.name)).toBe(each);
        }
        for (const each of changes) last.set(each.name, each);
        table = next;
      }
      expect(contents(table)).toEqual(contents(changedTable(emptyTable, [...last.values()])));
      for (const each of last.values()) {
        expect(table.entries.named(each.name) !== undefined).toBe(each.versions.length > 0);
      }
    }),
    { numRuns: 1000 },
  );
});

test('equal claims share one number, and numbers that nobody has are given back', () => {
  const two = changedTable(emptyTable, [server('a', ['1.0.0'], { t: 'x' }), server('b', ['1.0.0'], { t: 'x' })]);
  expect(two.claimSets).toEqual([{ t: 'x' }]);
  let table = two;
  for (let turn = 0; turn < 1000; turn++) table = changedTable(table, [server('a', ['1.0.0'], { t: `x${turn}` })]);
  expect(table.claimSets.length).toBeLessThan(100);
  expect(contents(table)).toEqual([
    ['a', { t: 'x999' }, { t: 'x999' }, ['1.0.0']],
    ['b', { t: 'x' }, { t: 'x' }, ['1.0.0']],
  ]);
});
