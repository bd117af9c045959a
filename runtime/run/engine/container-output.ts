/** What hears of the two streams. */
export interface OutputListener {
  output(bytes: Buffer): void;
  errorOutput(bytes: Buffer): void;
  /** The stream is none: nothing is read after it. */
  broken(): void;
}

const headerSize = 8;

/**
 * Takes the two standard streams of a container apart (Docker Engine API, attach: a header of eight bytes with the stream and the length
 * of what follows, in big-endian order). Pieces are passed on as they come, so that a frame of any length needs no memory.
 */
export class ContainerOutput {
  private readonly listener: OutputListener;
  private readonly header = Buffer.alloc(headerSize);
  private filled = 0;
  private left = 0;
  private isBroken = false;

  constructor(listener: OutputListener) {
    this.listener = listener;
  }

  read(bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length && !this.isBroken) {
      if (this.left > 0) {
        const piece = bytes.subarray(at, at + this.left);
        at += piece.length;
        this.left -= piece.length;
        if (this.header[0] === 2) this.listener.errorOutput(piece);
        else this.listener.output(piece);
        continue;
      }
      const taken = bytes.copy(this.header, this.filled, at, at + headerSize - this.filled);
      at += taken;
      this.filled += taken;
      if (this.filled < headerSize) return;
      this.filled = 0;
      const [stream = 0, ...zeros] = this.header.subarray(0, 4);
      if (stream > 2 || zeros.some((byte) => byte !== 0)) {
        this.isBroken = true;
        this.listener.broken();
        return;
      }
      this.left = this.header.readUInt32BE(4);
    }
  }
}
