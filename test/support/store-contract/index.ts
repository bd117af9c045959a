import { describe } from 'vitest';
import { declarationsContract } from './declarations.ts';
import { entriesContract } from './entries.ts';
import { fencedWritesContract } from './fenced-writes.ts';
import { freedNamesContract } from './freed-names.ts';
import { publishersContract } from './publishers.ts';
import { purgedVersionsContract } from './purged-versions.ts';
import { readersContract } from './readers.ts';
import { replacedEntriesContract } from './replaced-entries.ts';
import { sessionsContract } from './sessions.ts';
import type { Fresh } from './store-under-test.ts';

/** What every store does as RegistryStore says. `fresh` opens an empty one; `runs` is how often the property of readers is tried. */
export function storeContract(fresh: Fresh, runs: number): void {
  describe('declarations', () => declarationsContract(fresh));
  describe('entries', () => entriesContract(fresh));
  describe('fenced writes', () => fencedWritesContract(fresh));
  describe('freed names', () => freedNamesContract(fresh));
  describe('purged versions', () => purgedVersionsContract(fresh));
  describe('replaced entries', () => replacedEntriesContract(fresh));
  describe('publishers', () => publishersContract(fresh, runs));
  describe('ended sessions', () => sessionsContract(fresh));
  describe('readers', () => readersContract(fresh, runs));
}
