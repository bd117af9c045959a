import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedIndex } from '../../../../runtime/registry/catalog/changed-index.ts';
import { changedTable, emptyTable, type EntryTable } from '../../../../runtime/registry/catalog/entry-table.ts';
import { registryIndex, type RegistryIndex } from '../../../../runtime/registry/catalog/registry-index.ts';
import { server } from './sample-catalog.ts';

/** For each name what every source has, in order: versions and claims, the claims by their number. */
function contents({ entries, claimSets, lower }: RegistryIndex): unknown {
  const contested = [...lower.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  expect(contested).toEqual([...entries].filter((_, place) => entries.claimId(place) < 0).map(({ name }) => name));
  return [...entries].map((entry, place) => {
    const number = entries.claimId(place);
    const all = [{ entry, claimId: number < 0 ? ~number : number }, ...(lower.get(entry.name) ?? [])];
    return [
      entry.name,
      all.map((each) => {
        expect(claimSets[each.claimId]).toEqual(each.entry.claims);
        return [each.entry.latest?.version, each.entry.claims];
      }),
    ];
  });
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const claims = fc.constantFrom(undefined, { t: 'x' }, { t: 'y' }, { t: 'z' });
const batch = fc.array(fc.tuple(name, fc.boolean(), claims), { maxLength: 6 });

test('an index holds every source of a name in order, made at once or after changes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(batch, batch), { maxLength: 4 }), (sources) => {
      const model = sources.map(() => new Map<string, unknown>());
      const changed = (table: EntryTable, changes: (typeof sources)[number][0], place: number): EntryTable =>
        changedTable(
          table,
          changes.map(([of, there, held], step) => {
            const version = `1.${place}.${step}`;
            if (there) model[place]?.set(of, [version, held]);
            else model[place]?.delete(of);
            return server(of, there ? [version] : [], held);
          }),
        );
      const expected = () =>
        ['a', 'b', 'c', 'd', 'e']
          .map((of) => [of, model.flatMap((each) => (each.has(of) ? [each.get(of)] : []))] as const)
          .filter(([, all]) => all.length > 0);
      const before = sources.map(([changes], place) => changed(emptyTable, changes, place));
      const index = registryIndex(before);
      expect(contents(index)).toEqual(expected());
      const after = before.map((table, place) => changed(table, sources[place]?.[1] ?? [], place));
      const names = new Set(sources.flatMap(([, changes]) => changes.map(([of]) => of)));
      expect(contents(registryIndex(after))).toEqual(expected());
      const next = changedIndex(index, after, [...names]);
      expect(next === undefined ? undefined : contents(next)).toEqual(expected());
    }),
    { numRuns: 500 },
  );
});

test('claim sets that nobody has any more do not gather without end', () => {
  const other = changedTable(emptyTable, [server('b', ['1.0.0'], { t: 'b' })]);
  let table = emptyTable;
  let index = registryIndex([table, other]);
  let anew = 0;
  for (let turn = 0; turn < 2000; turn++) {
    table = changedTable(table, [server('a', ['1.0.0'], { t: `${turn}` })]);
    const next = changedIndex(index, [table, other], ['a']);
    if (next === undefined) anew += 1;
    index = next ?? registryIndex([table, other]);
    expect(index.claimSets.length).toBeLessThan(500);
  }
  expect(anew).toBeGreaterThan(2);
  expect(anew).toBeLessThan(20);
});
