import { pino, type DestinationStream } from 'pino';

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
    const lines = gathered.join('');
    gathered = [];
    size = 0;
    destination.write(lines);
  };
  const flushSync = (): void => {
    handOver();
    destination.flushSync();
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
