import { fstatSync, write, writeSync } from 'node:fs';
import { systemCodeOf } from '../config/system-error.ts';
import { plainLines } from './plain-lines.ts';

export interface LineQueueOptions {
  /** Most characters that wait; lines on top of them are lost. */
  readonly mostWaiting: number;
  /** Milliseconds that lines are gathered, before the first write and between two. */
  readonly gatherTime: number;
  /** Lines were lost, and why. */
  readonly onLost: (lines: number, reason: unknown) => void;
  /** A write went well after lines were lost. */
  readonly onRecovered: () => void;
}

/** Characters that are written together. */
const pieceSize = 32 * 1024;
/** Pieces that are written in one turn of the event loop. */
const piecesPerTurn = 8;
/** Milliseconds until a full pipe is tried again. */
const retryTime = 5;

/**
 * Lines on their way to an open file, a pipe or a terminal, in their order and bounded in number: a reader who does not read costs
 * lines, and neither memory nor the time of anybody else. Pipes and sockets are written to without waiting, so that no thread of the
 * process is held by them; other files by another thread, unless the queue has to be written at once (`flushNow`) in the end.
 */
export class LineQueue {
  private readonly descriptor: number;
  private readonly options: LineQueueOptions;
  private readonly isDirect: boolean;
  private pieces: string[][] = [];
  private gathered: string[] = [];
  private gatheredSize = 0;
  private size = 0;
  private current: { readonly bytes: Buffer; readonly lines: number; readonly size: number; at: number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isWriting = false;
  private hasLost = false;
  private idleListeners: (() => void)[] = [];

  /** `isDirect`: whether it is written by this thread even where that may take a moment. */
  constructor(descriptor: number, isDirect: boolean, options: LineQueueOptions) {
    this.descriptor = descriptor;
    this.options = options;
    this.isDirect = unblocked(descriptor) || isDirect;
  }

  /** Hands a line over; it holds its own newline. Never throws, never waits. */
  append(line: string): void {
    if (this.size + line.length > this.options.mostWaiting) {
      this.lose(1, new Error('what waits to be written has not been read'));
      return;
    }
    this.gathered.push(line);
    this.gatheredSize += line.length;
    this.size += line.length;
    if (this.gatheredSize >= pieceSize) {
      this.cutPiece();
      this.start();
    } else if (this.timer === undefined && !this.isWriting) this.startLater(this.options.gatherTime);
  }

  /** Writes what there is as far as nobody has to wait for it. */
  hurry(): void {
    this.start();
  }

  /**
   * Writes what is waiting before it returns, for so many milliseconds at most. What another thread has in hand is left to it: the
   * end of a process waits for its threads.
   */
  flushNow(patience: number): void {
    const end = Date.now() + patience;
    clearTimeout(this.timer);
    if (!this.isDirect && this.isWriting) this.drop();
    while (this.take()) {
      if (this.writeDirectly() !== 'full') continue;
      if (Date.now() >= end) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryTime);
    }
  }

  /** Resolves once nothing waits any more, written or lost. */
  idle(): Promise<void> {
    if (this.size === 0 && this.current === undefined) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.idleListeners.push(resolve);
    this.start();
    return promise;
  }

  private startLater(time: number): void {
    this.timer = setTimeout(() => this.start(), time);
    if (this.isDirect) this.timer.unref();
  }

  private start(): void {
    if (this.isWriting) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isWriting = true;
    if (this.isDirect) this.pump();
    else this.writeElsewhere();
  }

  /** Writes as much as is taken; the rest later. */
  private pump(): void {
    this.isWriting = true;
    for (let count = 0; this.take(); count += 1) {
      const outcome = this.writeDirectly();
      if (outcome === 'written' && count < piecesPerTurn) continue;
      this.timer = setTimeout(() => this.pump(), outcome === 'full' ? retryTime : 0);
      this.timer.unref();
      return;
    }
    this.rest();
  }

  private writeElsewhere(): void {
    if (!this.take() || this.current === undefined) {
      this.rest();
      return;
    }
    const { bytes, at } = this.current;
    write(this.descriptor, bytes, at, bytes.length - at, null, (error, count) => {
      if (error === null) this.wrote(count);
      else this.fail(error);
      this.goOnElsewhere();
    });
  }

  /** Writes the rest of a piece and full pieces at once; lines of which there are few yet are gathered first, unless somebody waits. */
  private goOnElsewhere(): void {
    const isWanted = this.current !== undefined || this.pieces.length > 0 || this.idleListeners.length > 0;
    if (isWanted || this.gathered.length === 0) {
      this.writeElsewhere();
      return;
    }
    this.isWriting = false;
    this.startLater(this.options.gatherTime);
  }

  private rest(): void {
    this.isWriting = false;
    this.timer = undefined;
    const listeners = this.idleListeners;
    this.idleListeners = [];
    for (const listener of listeners) listener();
  }

  /** Has the next piece in hand; false: there is none. */
  private take(): boolean {
    if (this.current !== undefined) return true;
    if (this.pieces.length === 0) this.cutPiece();
    const lines = this.pieces.shift();
    if (lines === undefined) return false;
    const text = lines.join('');
    this.current = { bytes: Buffer.from(plainLines(text)), lines: lines.length, size: text.length, at: 0 };
    return true;
  }

  private cutPiece(): void {
    if (this.gathered.length === 0) return;
    this.pieces.push(this.gathered);
    this.gathered = [];
    this.gatheredSize = 0;
  }

  private writeDirectly(): 'written' | 'full' {
    if (this.current === undefined) return 'written';
    try {
      this.wrote(writeSync(this.descriptor, this.current.bytes, this.current.at));
    } catch (error) {
      if (systemCodeOf(error) === 'EAGAIN') return 'full';
      this.fail(error);
    }
    return 'written';
  }

  private wrote(count: number): void {
    const { current } = this;
    if (current === undefined) return;
    current.at += count;
    if (current.at < current.bytes.length) return;
    this.drop();
    if (!this.hasLost) return;
    this.hasLost = false;
    this.options.onRecovered();
  }

  private fail(error: unknown): void {
    const lines = this.current?.lines ?? 0;
    this.drop();
    this.lose(lines, error);
  }

  private drop(): void {
    this.size -= this.current?.size ?? 0;
    this.current = undefined;
  }

  private lose(lines: number, reason: unknown): void {
    this.hasLost = true;
    this.options.onLost(lines, reason);
  }
}

/**
 * Has the standard streams of the process written without waiting where they are pipes or sockets: Node sets them so when it opens
 * them. Whether they are.
 */
function unblocked(descriptor: number): boolean {
  if (descriptor !== 1 && descriptor !== 2) return false;
  const kind = fstatSync(descriptor);
  if (!kind.isFIFO() && !kind.isSocket()) return false;
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  // A reader that has gone is noticed by the next write.
  stream.on('error', () => undefined);
  return true;
}
