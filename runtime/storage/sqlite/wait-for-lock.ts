import { setTimeout as delay } from 'node:timers/promises';
import { lockFile, type FileLock } from './sqlite-lock.ts';

/** Milliseconds between two attempts. */
const pause = 50;

/**
 * Takes the lock of a file, as soon as others let go of it; undefined where they have not within `patience` milliseconds. Throws the error of
 * the system where the file cannot be opened.
 */
export async function waitForLock(path: string, patience: number): Promise<FileLock | undefined> {
  const until = performance.now() + patience;
  for (;;) {
    const lock = lockFile(path);
    if (lock !== undefined || performance.now() > until) return lock;
    await delay(pause);
  }
}
