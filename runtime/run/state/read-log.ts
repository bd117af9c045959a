import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { systemCodeOf } from '../../config/system-error.ts';

/** Bytes that are read at once. */
const pieceSize = 65_536;
/** Milliseconds between two looks at a log that is followed. */
const lookEvery = 150;

/** How much of a log is read, and for how long. */
export interface LogReading {
  /** Lines from the end; undefined: all that is kept. */
  readonly tail: number | undefined;
  /** What comes later is read too, until this is false and everything was read. Undefined: what is there now. */
  readonly goesOn?: () => boolean;
  /** Aborts the wait for what comes later. */
  readonly signal?: AbortSignal;
}

/** The lines of a log in two files (`openRotatingFile`), the oldest first, without their ends. An unfinished last line is one too. */
export async function* readLog(path: string, { tail, goesOn, signal }: LogReading): AsyncGenerator<string> {
  let open = openedAt(path);
  const before = [...linesOf(openedAt(`${path}.1`)), ...linesOf(open, goesOn !== undefined)];
  yield* tail === undefined ? before : before.slice(Math.max(0, before.length - tail));
  for (;;) {
    if (goesOn === undefined) break;
    // Asked first: what is written until then is read.
    const isLast = signal?.aborted === true || !goesOn();
    yield* linesOf(open, !isLast);
    const next = openedAt(path);
    if (next !== undefined && next.file !== open?.file) {
      // The file was turned: the rest of the old one, then the new one.
      yield* linesOf(open);
      close(open);
      open = next;
      continue;
    }
    close(next);
    if (isLast) break;
    await delay(lookEvery, undefined, { signal }).catch(() => undefined);
  }
  close(open);
}

interface OpenLog {
  readonly descriptor: number;
  /** Of this file among all that had its name. */
  readonly file: string;
  at: number;
  /** The beginning of a line whose end was not there yet. */
  rest: Buffer;
}

function openedAt(path: string): OpenLog | undefined {
  try {
    const descriptor = openSync(path, 'r');
    const { dev, ino } = fstatSync(descriptor, { bigint: true });
    return { descriptor, file: `${dev}:${ino}`, at: 0, rest: Buffer.alloc(0) };
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function close(log: OpenLog | undefined): void {
  if (log !== undefined) closeSync(log.descriptor);
}

/** The lines that were not read yet. `goesOn`: a line without an end waits for it, and the file stays open. */
function linesOf(log: OpenLog | undefined, goesOn = false): string[] {
  if (log === undefined) return [];
  const lines: string[] = [];
  const piece = Buffer.alloc(pieceSize);
  for (;;) {
    const count = readSync(log.descriptor, piece, 0, pieceSize, log.at);
    if (count === 0) break;
    log.at += count;
    let text = Buffer.concat([log.rest, piece.subarray(0, count)]);
    for (let end = text.indexOf(10); end !== -1; end = text.indexOf(10)) {
      lines.push(text.toString('utf8', 0, end));
      text = text.subarray(end + 1);
    }
    log.rest = text;
  }
  if (!goesOn && log.rest.length > 0) {
    lines.push(log.rest.toString('utf8'));
    log.rest = Buffer.alloc(0);
  }
  return lines;
}
