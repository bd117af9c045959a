import type { DestinationStream } from 'pino';
import { LineQueue } from './line-queue.ts';

/** Longest time that a line waits, in milliseconds. */
const longestWait = 100;
/** Most characters that wait for a reader who does not read. */
const mostWaiting = 16 * 1024 * 1024;
/** Milliseconds that such a reader holds up the end of the process at most. */
const patience = 2_000;

/** Where the lines of a log go. */
export interface LogDestination extends DestinationStream {
  /** Writes what waits as far as nobody has to wait for it. */
  hurry(): void;
  /** Writes what waits before it returns, in bounded time. */
  flushSync(): void;
}

/**
 * Standard error for the lines of a log, written in large pieces: neither a slow reader of the log nor the number of lines holds up
 * requests. A stalled reader loses lines, which are counted and reported once it reads again. Lines wait a tenth of a second at most;
 * `flushSync` writes them now, and so does the end of the process.
 */
export function standardError(): LogDestination {
  let lost = 0;
  const queue = new LineQueue(2, true, {
    mostWaiting,
    gatherTime: longestWait,
    onLost: (lines) => {
      lost += lines;
    },
    onRecovered: () => {
      const time = new Date().toISOString();
      queue.append(`${JSON.stringify({ level: 'warn', time, lost, msg: 'lines of this log were lost' })}\n`);
      lost = 0;
    },
  });
  const flushSync = (): void => queue.flushNow(patience);
  process.once('exit', flushSync);
  return { write: (line) => queue.append(line), hurry: () => queue.hurry(), flushSync };
}
