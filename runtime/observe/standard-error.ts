import { writeSync } from 'node:fs';
import { pino, type DestinationStream } from 'pino';
import { systemCodeOf } from '../config/system-error.ts';
import { plainLines } from './plain-lines.ts';

/** Characters that are handed over together. */
const mostGathered = 32 * 1024;
/** Longest time that a line waits, in milliseconds. */
const longestWait = 100;

/**
 * Standard error for the lines of a log, written in large pieces by another thread: neither a slow reader of the log nor the number
 * of lines holds up requests. Lines wait a tenth of a second at most; `flushSync` writes them now, and so does the end of the process.
 */
export function standardError(): DestinationStream & { flushSync(): void } {
  // Gathered here: the destination measures everything that waits in it with each line that comes.
  const destination = pino.destination({ dest: 2, sync: false });
  let gathered: string[] = [];
  let size = 0;
  const handOver = (): void => {
    if (size === 0) return;
    const lines = plainLines(gathered.join(''));
    gathered = [];
    size = 0;
    destination.write(lines);
  };
  const flushSync = (): void => {
    destination.flushSync();
    // Not handed over: that would begin a write of the other thread, which nobody waits for any more.
    const lines = plainLines(gathered.join(''));
    gathered = [];
    size = 0;
    writeNow(Buffer.from(lines));
  };
  setInterval(handOver, longestWait).unref();
  process.once('exit', flushSync);
  return {
    write(line) {
      gathered.push(line);
      size += line.length;
      if (size >= mostGathered) handOver();
    },
    flushSync,
  };
}

/** Milliseconds that a reader who does not read holds up the end of the process at most. */
const patience = 2_000;

/** Writes to standard error before it returns. */
function writeNow(bytes: Buffer): void {
  const end = Date.now() + patience;
  let at = 0;
  while (at < bytes.length && Date.now() < end) {
    try {
      at += writeSync(2, bytes, at);
    } catch (error) {
      if (systemCodeOf(error) !== 'EAGAIN') return;
      // The pipe is full: a moment for its reader.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
