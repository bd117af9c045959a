/** The first bytes of an answer that is given piece by piece, copied. */
export class AnswerBeginning {
  private readonly pieces: Buffer[] = [];
  private room: number;

  /** Keeps at most this many bytes. */
  constructor(bytes: number) {
    this.room = bytes;
  }

  /** What was kept so far; undefined: nothing. */
  get bytes(): Buffer | undefined {
    return this.pieces.length === 0 ? undefined : Buffer.concat(this.pieces);
  }

  add(piece: Buffer | string): void {
    if (this.room === 0) return;
    const kept = Buffer.from(typeof piece === 'string' ? Buffer.from(piece) : piece.subarray(0, this.room));
    this.pieces.push(kept.subarray(0, this.room));
    this.room -= Math.min(this.room, kept.length);
  }
}
