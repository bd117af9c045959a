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
  private partial: Buffer[] = [];
  private partialBytes = 0;
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
      if (this.partialBytes + piece.length > this.maximumBytes) {
        this.isClosed = true;
        this.partial = [];
        this.listener.tooLong();
        return;
      }
      if (end === -1) {
        if (piece.length > 0) this.hold(piece);
        return;
      }
      this.finish(piece);
      start = end + 1;
    }
  }

  /** Keeps the beginning of a line. The many small pieces of a long line are joined now and then. */
  private hold(piece: Buffer): void {
    this.partial.push(piece);
    this.partialBytes += piece.length;
    if (this.partial.length >= 256) this.partial = [Buffer.concat(this.partial)];
  }

  private finish(piece: Buffer): void {
    let line = piece;
    if (this.partialBytes > 0) {
      line = Buffer.concat([...this.partial, piece]);
      this.partial = [];
      this.partialBytes = 0;
    }
    if (line.at(-1) === carriageReturn) line = line.subarray(0, -1);
    if (line.length > 0) this.listener.line(line);
  }
}
