import { atOnce, type Steps } from '../../schedule/steps.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { cutRun, runOf, type EntryRun, type NumberedEntry } from './entry-run.ts';
import { placeOf } from './sorted-names.ts';

/** Names that one step sorts. */
const sortedAtOnce = 2_000;

/** Sorts names part by part, and then the whole: of what is in order in parts, sorting only has to bring the parts together. */
function* sortedInSteps(names: readonly string[]): Steps<string[]> {
  const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);
  const parts: string[] = [];
  for (let at = 0; at < names.length; at += sortedAtOnce) {
    for (const name of names.slice(at, at + sortedAtOnce).toSorted(inOrder)) parts.push(name);
    yield;
  }
  return parts.length > sortedAtOnce ? parts.toSorted(inOrder) : parts;
}

/**
 * Entries sorted by name, each with the number of the claims that it takes to see it. Immutable, and made of runs that a changed sequence
 * shares with the previous one: a publication beside many thousand entries copies a few hundred.
 */
export class EntrySequence {
  static readonly empty = new EntrySequence([]);

  readonly length: number;
  readonly #runs: readonly EntryRun[];
  /** Place of the first entry of each run, and behind the last. */
  readonly #starts: Int32Array;
  /** The run that was read last: readers go from place to place. */
  #near = 0;

  private constructor(runs: readonly EntryRun[]) {
    this.#runs = runs;
    this.#starts = new Int32Array(runs.length + 1);
    let length = 0;
    for (const [at, { entries }] of runs.entries()) {
      this.#starts[at] = length;
      length += entries.length;
    }
    this.#starts[runs.length] = length;
    this.length = length;
  }

  /** Entries that are in order, with their numbers. */
  static of(entries: readonly CatalogEntry[], claimIds: Int32Array): EntrySequence {
    return new EntrySequence(cutRun({ entries, claimIds }));
  }

  /** The entry at a place, counted from 0. */
  entry(place: number): CatalogEntry | undefined {
    const run = this.#runAt(place);
    return this.#runs[run]?.entries[place - (this.#starts[run] ?? 0)];
  }

  /** The number of the entry at a place; 0 where there is none. */
  claimId(place: number): number {
    const run = this.#runAt(place);
    return this.#runs[run]?.claimIds[place - (this.#starts[run] ?? 0)] ?? 0;
  }

  /** Place of the first entry whose name is not before `name`. */
  placeOf(name: string): number {
    const run = this.#runOf(name, 0);
    const { entries } = this.#runs[run] ?? { entries: [] };
    return (this.#starts[run] ?? 0) + placeOf(entries, name);
  }

  /** The entry of a name. */
  named(name: string): CatalogEntry | undefined {
    const entry = this.entry(this.placeOf(name));
    return entry?.name === name ? entry : undefined;
  }

  *[Symbol.iterator](): Generator<CatalogEntry, void, undefined> {
    for (const { entries } of this.#runs) yield* entries;
  }

  /** All numbers that occur. */
  claimIds(): ReadonlySet<number> {
    const found = new Set<number>();
    for (const { claimIds } of this.#runs) for (const number of claimIds) found.add(number);
    return found;
  }

  /** The same entries with other numbers. */
  renumbered(number: (claimId: number) => number): EntrySequence {
    return new EntrySequence(
      this.#runs.map(({ entries, claimIds }) => ({ entries, claimIds: claimIds.map((each) => number(each)) })),
    );
  }

  /** The same with some names replaced, added, or removed where the replacement is undefined. `names` are each there once. */
  spliced(names: readonly string[], replacement: (name: string) => NumberedEntry | undefined): EntrySequence {
    return atOnce(this.splicedInSteps(names, replacement));
  }

  /** The same in steps, a name each. */
  *splicedInSteps(
    names: readonly string[],
    replacement: (name: string) => NumberedEntry | undefined,
  ): Steps<EntrySequence> {
    const sorted = yield* sortedInSteps(names);
    const runs: EntryRun[] = [];
    let from = 0;
    for (let at = 0; at < sorted.length;) {
      const first = sorted[at] ?? '';
      const run = this.#runOf(first, from);
      for (const kept of this.#runs.slice(from, run)) runs.push(kept);
      // All names that come before the next run belong here.
      const next = this.#runs[run + 1]?.entries[0]?.name;
      let end = at + 1;
      for (; end < sorted.length; end += 1) if (next !== undefined && (sorted[end] ?? '') >= next) break;
      const changed = yield* runOf(this.#runs[run], sorted.slice(at, end), replacement);
      // What has become small is put to its neighbor.
      const before = runs.at(-1);
      runs.push(...(before === undefined ? cutRun(changed) : cutRun(changed, runs.pop())));
      from = run + 1;
      at = end;
    }
    return new EntrySequence([...runs, ...this.#runs.slice(from)]);
  }

  /** The run, `from` or later, in which a name is or would be. */
  #runOf(name: string, from: number): number {
    let low = from;
    let high = this.#runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const first = this.#runs[middle]?.entries[0];
      if (first !== undefined && first.name <= name) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #runAt(place: number): number {
    const near = this.#near;
    const starts = this.#starts;
    if (place >= (starts[near] ?? 0) && place < (starts[near + 1] ?? 0)) return near;
    let low = 0;
    let high = this.#runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    this.#near = low;
    return low;
  }
}
