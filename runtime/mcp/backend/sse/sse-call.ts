import type { BackendProblem, Cancellable, OutboundCall, Receiver } from '../backend.ts';
import { idText, rawOf } from '../../envelope/envelope.ts';
import { examineAnswer } from '../examine-answer.ts';

/** One request whose answer comes on the stream of its session. */
export class SseCall implements Cancellable {
  /** The literal of its progress token. */
  readonly token: Buffer | undefined;
  /** The literal of its id. */
  readonly id: string;
  private readonly receiver: Receiver;
  private readonly onOver: () => void;
  private readonly idleMs: number;
  private timer: NodeJS.Timeout | undefined;
  private hasStream = false;
  private isOver = false;

  constructor({ envelope, idleMs }: OutboundCall, receiver: Receiver, onOver: () => void) {
    const { progressToken } = envelope.meta;
    this.token = progressToken === undefined ? undefined : rawOf(envelope, progressToken);
    this.id = idText(envelope) ?? '';
    this.receiver = receiver;
    this.onOver = onOver;
    this.idleMs = idleMs;
    this.wait();
  }

  get over(): boolean {
    return this.isOver;
  }

  cancel(): void {
    this.finish();
  }

  /** The response is there. */
  answered(response: Buffer): void {
    if (this.isOver) return;
    this.finish();
    const found = examineAnswer(response, this.id);
    const bytes = found.kind === 'response' ? found.bytes : response;
    if (this.hasStream) this.receiver.message(bytes);
    else {
      this.receiver.head({ kind: 'json', status: 200, length: bytes.length, resume: () => undefined });
      this.receiver.chunk(bytes);
    }
    this.receiver.end();
  }

  /** The server says something about this call before its response. */
  heard(bytes: Buffer): boolean {
    this.wait();
    if (!this.hasStream) {
      this.hasStream = true;
      this.receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => undefined });
    }
    return this.receiver.message(bytes);
  }

  fail(problem: BackendProblem): void {
    if (this.isOver) return;
    this.finish();
    this.receiver.fail(problem);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.idleMs === 0) return;
    const problem: BackendProblem = { kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true };
    this.timer = setTimeout(() => this.fail(problem), this.idleMs);
  }

  private finish(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.onOver();
  }
}
