/** Pieces that are kept apart before they are joined. */
const mostPieces = 256;

/**
 * Collects pieces of one thing. Small ones are joined now and then, since each takes far more memory than its bytes; none is copied more
 * than twice.
 */
export class Pieces {
  private readonly separator: Buffer | undefined;
  private blocks: Buffer[] = [];
  private recent: Buffer[] = [];
  private bytes = 0;

  /** `separator`: goes between two pieces. */
  constructor(separator?: Buffer) {
    this.separator = separator;
  }

  /** Bytes so far, with a separator after each piece. */
  get size(): number {
    return this.bytes;
  }

  get isEmpty(): boolean {
    return this.recent.length === 0 && this.blocks.length === 0;
  }

  add(piece: Buffer): void {
    this.recent.push(piece);
    this.bytes += piece.length + (this.separator?.length ?? 0);
    if (this.recent.length < mostPieces) return;
    this.blocks.push(this.joined(this.recent));
    this.recent = [];
  }

  /** All of it, and begins anew. One piece is returned as it is. */
  take(): Buffer {
    const { blocks, recent } = this;
    const [only] = recent;
    const whole =
      blocks.length === 0 && recent.length === 1 && only !== undefined ? only : this.joined([...blocks, ...recent]);
    this.clear();
    return whole;
  }

  clear(): void {
    this.blocks = [];
    this.recent = [];
    this.bytes = 0;
  }

  private joined(pieces: readonly Buffer[]): Buffer {
    const { separator } = this;
    if (separator === undefined) return Buffer.concat(pieces);
    return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece])));
  }
}
