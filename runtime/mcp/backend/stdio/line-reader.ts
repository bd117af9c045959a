import { Pieces } from '../../stream/pieces.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** What hears of lines. */
export interface LineListener {
  /** One line without its end; never empty. */
  line(bytes: Buffer): void;
  /** A line is longer than the bound. Nothing is read after it. */
  tooLong(): void;
}

/**
 * Reads lines from buffers that are cut anywhere (MCP, stdio transport: messages are delimited by newlines). Empty lines are passed
 * over, and so is an unfinished line at the end. Memory is bounded by the longest line.
 */
export class LineReader {
  private readonly listener: LineListener;
  private readonly maximumBytes: number;
  private readonly partial = new Pieces();
  private isClosed = false;

  constructor(listener: LineListener, maximumBytes: number) {
    this.listener = listener;
    this.maximumBytes = maximumBytes;
  }

  read(bytes: Buffer): void {
    let start = 0;
    while (!this.isClosed) {
      const end = bytes.indexOf(lineFeed, start);
      const piece = bytes.subarray(start, end === -1 ? bytes.length : end);
      if (this.partial.size + piece.length > this.maximumBytes) {
        this.isClosed = true;
        this.partial.clear();
        this.listener.tooLong();
        return;
      }
      if (end === -1) {
        if (piece.length > 0) this.partial.add(piece);
        return;
      }
      this.finish(piece);
      start = end + 1;
    }
  }

  private finish(piece: Buffer): void {
    let line = piece;
    if (!this.partial.isEmpty) {
      this.partial.add(piece);
      line = this.partial.take();
    }
    if (line.at(-1) === carriageReturn) line = line.subarray(0, -1);
    if (line.length > 0) this.listener.line(line);
  }
}
