import type { EntryTable } from './entry-table.ts';

/** Entries of one type in the sources of a registry, in the order of precedence. */
export interface SourceTables {
  readonly tables: readonly EntryTable[];
  /** Names of which something went in any of them, in order, each once. */
  readonly removedNames: readonly { readonly name: string }[];
}

/** Puts tables together. */
export function sourceTables(tables: readonly EntryTable[]): SourceTables {
  const [only] = tables;
  if (only !== undefined && tables.length === 1) return { tables, removedNames: only.removed };
  const names = new Set(tables.flatMap(({ removed }) => removed.map(({ name }) => name)));
  return { tables, removedNames: [...names].toSorted((a, b) => (a < b ? -1 : 1)).map((name) => ({ name })) };
}
