import type { AnswerHead, BackendProblem, Cancellable, Receiver } from '../mcp/backend/backend.ts';

/** A request whose answer has to be there in time: the head of a JSON body, or the last message of a stream. */
export class TimedReceiver implements Receiver {
  private readonly receiver: Receiver;
  private readonly time: number;
  private readonly onEnd: (problem: BackendProblem | undefined) => void;
  private sent: Cancellable | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;
  private isPaused = false;
  /** A JSON body is on its way: how fast it comes is up to the client as well. */
  private hasBody = false;
  private whenOver: () => void = () => undefined;

  /** `onEnd` is called once, unless the request is cancelled or released. */
  constructor(receiver: Receiver, time: number, onEnd: (problem: BackendProblem | undefined) => void) {
    this.receiver = receiver;
    this.time = time;
    this.onEnd = onEnd;
  }

  /** The request is on its way. */
  begin(sent: Cancellable): void {
    this.sent = sent;
    this.start();
  }

  onOver(listener: () => void): void {
    this.whenOver = listener;
  }

  head(head: AnswerHead): void {
    this.hasBody ||= head.kind === 'json';
    if (this.hasBody) clearTimeout(this.timer);
    this.receiver.head(head);
  }

  chunk(bytes: Buffer): boolean {
    return this.receiver.chunk(bytes);
  }

  message(bytes: Buffer): boolean {
    return this.receiver.message(bytes);
  }

  end(): void {
    if (!this.finish()) return;
    this.onEnd(undefined);
    this.receiver.end();
  }

  fail(problem: BackendProblem): void {
    if (!this.finish()) return;
    this.onEnd(problem);
    this.receiver.fail(problem);
  }

  /** Stops the timeout while the server waits for the client. */
  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
  }

  /** Restarts the timeout from zero. */
  resume(): void {
    this.isPaused = false;
    this.start();
  }

  /** Nobody waits any more. */
  cancelled(): void {
    this.finish();
  }

  /** Somebody else goes on with it; what still comes is passed on. */
  release(): void {
    this.pause();
    this.whenOver();
  }

  private start(): void {
    if (this.isOver || this.isPaused || this.hasBody) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.sent?.cancel();
      this.fail({ kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true });
    }, this.time);
  }

  private finish(): boolean {
    if (this.isOver) return false;
    this.isOver = true;
    clearTimeout(this.timer);
    this.whenOver();
    return true;
  }
}
