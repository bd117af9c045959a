import { closeSync, fstatSync, openSync, renameSync } from 'node:fs';
import { LineQueue } from './line-queue.ts';
import { plainLines } from './plain-lines.ts';

/** Milliseconds that lines are gathered. */
const gatherTime = 50;
/** Milliseconds that a slow disk holds up the end of the process at most. */
const patience = 2000;

/** A log in two files, of which neither grows above its bound. */
export interface RotatingFile {
  /** Hands a line over; it holds its own newline. Never throws, never waits. */
  append(line: string): void;
  /** Writes what waits before it returns, in bounded time. */
  flushNow(): void;
}

interface OpenFile {
  readonly queue: LineQueue;
  readonly descriptor: number;
}

/**
 * Opens a log that people read: `path`, and `path.1` with what came before. Together they hold `2 × mostBytes` bytes at most. What a disk does
 * not take in time, or at all, is lost, and the number of lost lines is written once it takes something again. Throws the error of the system
 * where the file cannot be opened.
 */
export function openRotatingFile(path: string, mostBytes: number): RotatingFile {
  let lost = 0;
  let bytes = 0;
  let isTurning = false;
  const open = (): OpenFile => {
    const descriptor = openSync(path, 'a', 0o600);
    bytes = fstatSync(descriptor).size;
    const onLost = (lines: number): void => {
      lost += lines;
    };
    const queue = new LineQueue(descriptor, false, { mostWaiting: mostBytes, gatherTime, onLost, onRecovered });
    return { queue, descriptor };
  };
  const closeLater = async ({ queue, descriptor }: OpenFile): Promise<void> => {
    await queue.idle();
    closeSync(descriptor);
    isTurning = false;
  };
  const turn = (): void => {
    const full = current;
    try {
      renameSync(path, `${path}.1`);
      current = open();
    } catch {
      // The folder was removed, or the disk refuses: what is open stays open, and takes no more.
      return;
    }
    isTurning = true;
    void closeLater(full);
  };
  const put = (text: string): void => {
    const size = Buffer.byteLength(text);
    // While the file before is still being written, it is a flood, and there is no third one.
    if (bytes + size > mostBytes && bytes > 0 && !isTurning) turn();
    if (bytes + size > mostBytes && bytes > 0) {
      lost += 1;
      return;
    }
    bytes += size;
    current.queue.append(text);
  };
  let current = open();
  const flushNow = (): void => current.queue.flushNow(patience);
  process.once('exit', flushNow);
  return {
    append(line) {
      const text = plainLines(line);
      if (lost > 0 && !isTurning) {
        const note = `… ${lost} lines were lost here\n`;
        lost = 0;
        put(note);
      }
      put(text);
    },
    flushNow,
  };
}

/** Lost lines are counted here, and noted before the next line. */
function onRecovered(): void {}
