import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogEntry, type CatalogEntry } from '../../../../runtime/registry/catalog/catalog-entry.ts';
import { EntrySequence } from '../../../../runtime/registry/catalog/entry-sequence.ts';
import { server } from './sample-catalog.ts';

const count = 3000;
const nameOf = (index: number): string => `n${String(index).padStart(4, '0')}`;
const made = new Map<string, CatalogEntry>();
const entryOf = (name: string): CatalogEntry => {
  const known = made.get(name) ?? catalogEntry(server(name, ['1.0.0']), undefined);
  made.set(name, known);
  return known;
};

/** Neighbors, or every so-manieth, that are put with a number, or removed. */
const change = fc
  .record({
    from: fc.nat(count),
    step: fc.constantFrom(1, 2, 7, 300),
    many: fc.nat(800),
    number: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
  })
  .map(({ from, step, many, number }) => ({
    number,
    names: Array.from({ length: many }, (_, at) => from + at * step)
      .filter((index) => index < count)
      .map(nameOf),
  }));

test('a sequence has what was put into it, in order, whatever was put and removed; none before it changes', () => {
  let longest = 0;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.array(fc.nat(count)), (changes, looked) => {
      const model = new Map<string, number>();
      let sequence = EntrySequence.empty;
      for (const { names, number } of changes) {
        const before = sequence;
        const held = [...before].map(({ name }, place) => [name, before.claimId(place)]);
        sequence = before.spliced(names.toReversed(), (name) =>
          number === undefined ? undefined : { entry: entryOf(name), claimId: number },
        );
        expect([...before].map(({ name }, place) => [name, before.claimId(place)])).toEqual(held);
        for (const name of names) {
          if (number === undefined) model.delete(name);
          else model.set(name, number);
        }
        const sorted = [...model].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sequence.length).toBe(sorted.length);
        expect(Array.from(sequence, ({ name }, place) => [name, sequence.claimId(place)])).toEqual(sorted);
        longest = Math.max(longest, sequence.length);
      }
      const names = [...model.keys()].toSorted();
      for (const name of looked.map(nameOf)) {
        const place = names.filter((each) => each < name).length;
        expect(sequence.placeOf(name)).toBe(place);
        expect(sequence.entry(place)?.name).toBe(names[place]);
        expect(sequence.named(name)?.name).toBe(model.has(name) ? name : undefined);
      }
      expect([sequence.entry(sequence.length), sequence.claimId(sequence.length)]).toEqual([undefined, 0]);
      expect(sequence.claimIds()).toEqual(new Set(model.values()));
      const other = sequence.renumbered((number) => number * 2);
      expect(Array.from(other, ({ name }, place) => [name, other.claimId(place)])).toEqual(
        names.map((name) => [name, (model.get(name) ?? 0) * 2]),
      );
    }),
    { numRuns: 60 },
  );
  // Several runs, so that what lies between two of them was met.
  expect(longest).toBeGreaterThan(1000);
});
