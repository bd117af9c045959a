import { chmodSync, closeSync, fstatSync, openSync, write } from 'node:fs';
import { promisify } from 'node:util';
import type { Log } from './log.ts';
import { plainLines } from './plain-lines.ts';

/** A file that lines are appended to, in order. */
export interface LineFile {
  /** Hands a line over; it holds its own newline. Never throws, never waits. */
  append(line: string): void;
  /** Lines that were not written. */
  readonly lost: number;
  /** Writes what is waiting and closes. */
  close(): Promise<void>;
}

/** Most characters that wait to be written; what comes on top of them is lost and counted. */
const mostWaiting = 16 * 1024 * 1024;

const writeAsync = promisify(write);

/**
 * Opens a file to append to, readable for its owner alone when it is made (mode 0600), or standard output without a path.
 * A write that fails costs its lines, which are counted and reported; it does not cost the server. Throws what the system
 * says when the file cannot be opened: at start-up that is a mistake of the configuration.
 */
export function openLineFile(path: string | undefined, log: Log): LineFile {
  const descriptor = path === undefined ? 1 : openSync(path, 'a', 0o600);
  if (path !== undefined && fstatSync(descriptor).isFile()) restrict(path, log);
  return new AppendedFile(descriptor, path ?? 'standard output', log);
}

/** An older file may be open to others: what is appended is not theirs to read. */
function restrict(path: string, log: Log): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error, path }, 'others may be able to read the file');
  }
}

class AppendedFile implements LineFile {
  lost = 0;
  private readonly descriptor: number;
  private readonly name: string;
  private readonly log: Log;
  private waiting: string[] = [];
  private size = 0;
  private writing: Promise<void> | undefined;
  private hasFailed = false;

  constructor(descriptor: number, name: string, log: Log) {
    this.descriptor = descriptor;
    this.name = name;
    this.log = log;
  }

  append(line: string): void {
    if (this.size + line.length > mostWaiting) {
      this.lose(1, new Error('more is waiting to be written than is kept'));
      return;
    }
    this.waiting.push(line);
    this.size += line.length;
    this.writing ??= this.drain();
  }

  async close(): Promise<void> {
    await this.writing;
    if (this.descriptor !== 1) closeSync(this.descriptor);
  }

  private async drain(): Promise<void> {
    // Lines of the same turn go out together.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const lines = this.waiting;
      this.waiting = [];
      this.size = 0;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other keeps their order
        await this.writeAll(Buffer.from(plainLines(lines.join(''))));
        if (this.hasFailed) this.log.info({ file: this.name, lost: this.lost }, 'lines are written again');
        this.hasFailed = false;
      } catch (error) {
        this.lose(lines.length, error);
      }
    }
    this.writing = undefined;
  }

  private async writeAll(bytes: Buffer): Promise<void> {
    for (let written = 0; written < bytes.length;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a partial write goes on where it stopped
        written += (await writeAsync(this.descriptor, bytes, written)).bytesWritten;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
        // oxlint-disable-next-line no-await-in-loop -- the reader of a full pipe needs a moment
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }

  /** Counts lost lines, and says so once until writing works again. */
  private lose(count: number, error: unknown): void {
    this.lost += count;
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.log.error({ err: error, file: this.name, lost: this.lost }, 'lines could not be written');
  }
}
