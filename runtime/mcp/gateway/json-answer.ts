import type { AnswerHead } from '../backend/backend.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';

/**
 * Passes a JSON body on as it comes. The first piece is held until there is a second one or the end, since nobody can use half a
 * message: an answer of one piece leaves as one write with its length.
 */
export class JsonAnswer {
  private readonly exchange: RawExchange;
  private readonly head: AnswerHead;
  private buffered: Buffer | undefined;
  private hasStarted = false;
  bytes = 0;

  constructor(exchange: RawExchange, head: AnswerHead) {
    this.exchange = exchange;
    this.head = head;
    exchange.onWritable(head.resume);
  }

  chunk(piece: Buffer): boolean {
    this.bytes += piece.length;
    if (!this.hasStarted && this.buffered === undefined) {
      this.buffered = piece;
      return true;
    }
    const { buffered } = this;
    this.buffered = undefined;
    if (buffered !== undefined) {
      this.start(this.head.length);
      this.exchange.write(buffered);
    }
    return this.exchange.write(piece);
  }

  end(): void {
    if (this.buffered !== undefined) this.start(this.buffered.length);
    this.exchange.end(this.buffered);
  }

  /** The body broke off. False: nothing of it was sent, so that something else can be answered. */
  fail(): boolean {
    if (this.hasStarted) this.exchange.cut();
    return this.hasStarted;
  }

  private start(length: number | undefined): void {
    this.hasStarted = true;
    const headers = { 'content-type': 'application/json' };
    this.exchange.start(
      this.head.status,
      length === undefined ? headers : { ...headers, 'content-length': String(length) },
    );
  }
}
