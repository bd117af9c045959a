import type { AnswerHead, BackendProblem, Receiver } from '../../backend/backend.ts';
import { scanEnvelope } from '../../envelope/scan-envelope.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import { whenKnown, type MaybePromise } from '../../maybe-promise.ts';

/** Takes an answer as a whole, and passes on what its caller sees of it. */
export class ShapedReceiver implements Receiver {
  private readonly receiver: Receiver;
  private readonly shape: (response: Envelope) => MaybePromise<Buffer>;
  private readonly maximumBytes: number;
  private readonly bug: (error: unknown) => void;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private pendingHead: AnswerHead | undefined;
  private waiting = 0;
  private hasEnded = false;
  private isOver = false;

  constructor(
    receiver: Receiver,
    shape: (response: Envelope) => MaybePromise<Buffer>,
    maximumBytes: number,
    bug: (error: unknown) => void,
  ) {
    this.receiver = receiver;
    this.shape = shape;
    this.maximumBytes = maximumBytes;
    this.bug = bug;
  }

  head(head: AnswerHead): void {
    if (head.kind === 'json') this.pendingHead = head;
    else this.receiver.head(head);
  }

  chunk(bytes: Buffer): boolean {
    this.size += bytes.length;
    if (this.size > this.maximumBytes) this.tooLarge();
    else this.chunks.push(bytes);
    return true;
  }

  message(bytes: Buffer): boolean {
    if (this.isOver) return true;
    const envelope = scanEnvelope(bytes);
    if (envelope.kind !== 'response') return this.receiver.message(bytes);
    this.waiting += 1;
    const pass = (shaped: Buffer): void => {
      this.waiting -= 1;
      if (this.isOver) return;
      this.receiver.message(shaped);
      if (this.hasEnded) this.finish();
    };
    whenKnown(this.shape(envelope), pass, this.bug);
    return true;
  }

  end(): void {
    this.hasEnded = true;
    if (this.isOver) return;
    const { pendingHead } = this;
    if (pendingHead === undefined) {
      if (this.waiting === 0) this.finish();
      return;
    }
    const envelope = scanEnvelope(Buffer.concat(this.chunks));
    if (envelope.kind !== 'response') {
      this.fail({ kind: 'malformed', message: 'its answer is not a response of JSON-RPC', mayHaveExecuted: true });
      return;
    }
    const pass = (shaped: Buffer): void => {
      if (this.isOver) return;
      this.receiver.head({ ...pendingHead, length: shaped.length });
      this.receiver.chunk(shaped);
      this.finish();
    };
    whenKnown(this.shape(envelope), pass, this.bug);
  }

  fail(problem: BackendProblem): void {
    if (this.isOver) return;
    this.isOver = true;
    this.receiver.fail(problem);
  }

  private finish(): void {
    this.isOver = true;
    this.receiver.end();
  }

  private tooLarge(): void {
    this.fail({
      kind: 'too-large',
      message: `its answer is longer than ${this.maximumBytes} bytes`,
      mayHaveExecuted: true,
    });
  }
}
