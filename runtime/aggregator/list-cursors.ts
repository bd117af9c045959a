import { createSnapshotSeal, type SnapshotSeal } from './sealed-snapshot.ts';

/** Writes and reads the cursors of lists. */
export interface ListCursors {
  /** A cursor for what comes behind a name in the list of a key. */
  after(key: string, name: string): string;
  /** The name behind which a list goes on; undefined where nobody was given this cursor for it. */
  nameIn(key: string, cursor: string): string | undefined;
}

/**
 * Makes cursors. They are sealed: the last name of a page may be one that their caller does not see. `seal`: that of the replicas, so that
 * each reads the cursors of the others.
 */
export function listCursors(seal: SnapshotSeal = createSnapshotSeal(() => undefined)): ListCursors {
  return {
    after: (key, name) => seal.seal(name, contextOf(key)) ?? '',
    nameIn: (key, cursor) => seal.open(cursor, contextOf(key))?.text,
  };
}

function contextOf(key: string): string {
  return `cursor of ${key}`;
}
