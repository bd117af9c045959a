import { chmodSync, closeSync, fstatSync, openSync } from 'node:fs';
import { LineQueue } from './line-queue.ts';
import type { Log } from './log.ts';

/** A file that lines are appended to, in order. */
export interface LineFile {
  /** Hands a line over; it holds its own newline. Never throws, never waits. */
  append(line: string): void;
  /** Lines that were not written. */
  readonly lost: number;
  /** Writes what is waiting and closes. */
  close(): Promise<void>;
}

/** Longest time that a line waits to be written with others, in milliseconds: each write wakes another thread. */
const longestWait = 10;
/** Milliseconds that a full pipe holds up the end of the process at most. */
const patience = 2_000;
/** Most characters that wait to be written; what comes on top of them is lost and counted. */
const mostWaiting = 16 * 1024 * 1024;

/**
 * Opens a file to append to, readable for its owner alone when it is made (mode 0600), or standard output without a path. Lines wait
 * 10 milliseconds at most; the end of the process, however it comes but by SIGKILL, writes what waits.
 * A write that fails costs its lines, which are counted and reported; it does not cost the server. Throws what the system
 * says when the file cannot be opened: at start-up that is a mistake of the configuration.
 */
export function openLineFile(path: string | undefined, log: Log): LineFile {
  const descriptor = path === undefined ? 1 : openSync(path, 'a', 0o600);
  if (path !== undefined && fstatSync(descriptor).isFile()) restrict(path, log);
  const file = path ?? 'standard output';
  let lost = 0;
  let hasFailed = false;
  const queue = new LineQueue(descriptor, false, {
    mostWaiting,
    gatherTime: longestWait,
    // Said once until writing works again.
    onLost(lines, reason) {
      lost += lines;
      if (!hasFailed) log.error({ err: reason, file, lost }, 'lines could not be written');
      hasFailed = true;
    },
    onRecovered() {
      log.info({ file, lost }, 'lines are written again');
      hasFailed = false;
    },
  });
  // A process that ends in the middle of its work, by internal error, has not closed it.
  const flush = (): void => queue.flushNow(patience);
  process.once('exit', flush);
  return {
    append: (line) => queue.append(line),
    get lost() {
      return lost;
    },
    async close() {
      await queue.idle();
      process.off('exit', flush);
      if (descriptor !== 1) closeSync(descriptor);
    },
  };
}

/** An older file may be open to others: what is appended is not theirs to read. */
function restrict(path: string, log: Log): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error, path }, 'others may be able to read the file');
  }
}
