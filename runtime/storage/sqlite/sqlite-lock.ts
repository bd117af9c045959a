import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A lock that is held until it is let go, or until the process ends in whatever way. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock that a file represents; undefined where another process (or another part of this one) has it. Node has no
 * flock: an open exclusive transaction of SQLite holds a lock of the operating system, which dies with the process.
 */
export function lockFile(path: string): FileLock | undefined {
  // SQLite would make it readable for everybody, whatever the rest of its folder is.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written, so no journal has to be left behind.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
