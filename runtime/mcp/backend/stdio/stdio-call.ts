import { rawOf, type Envelope } from '../../envelope/envelope.ts';
import { splice, type Edit } from '../../envelope/splice.ts';
import type { Cancellable, OutboundCall, Receiver } from '../backend.ts';

/** Bytes that wait for one slow receiver before the server has to wait. */
const mostBuffered = 4_194_304;

/** What a call needs of the link that carries it. */
export interface CallCarrier {
  /** Forgets a call; the server is notified that its answer is not needed any more. */
  giveUp(call: StdioCall): void;
  /** A receiver has become slow, or has caught up: the server is read again when no receiver is slow. */
  slow(call: StdioCall, isSlow: boolean): void;
}

/** One request on its way over a link that many requests share. */
export class StdioCall implements Cancellable {
  /** Our id, by which the server answers. */
  readonly id: string;
  /** The session it belongs to; undefined for independent requests. */
  readonly session: string | undefined;
  readonly method: string | undefined;
  /** The literal of the client's id, which the answer gets again. */
  readonly clientId: Buffer;
  private readonly clientToken: Buffer | undefined;
  private readonly receiver: Receiver;
  private readonly carrier: CallCarrier;
  private readonly idleMs: number;
  private readonly timeout: () => void;
  private timer: NodeJS.Timeout | undefined;
  private buffered: Buffer[] = [];
  private bufferedBytes = 0;
  private isPaused = false;
  private isOver = false;
  private hasHead = false;
  private hasEnded = false;

  constructor(
    id: string,
    session: string | undefined,
    call: OutboundCall,
    receiver: Receiver,
    carrier: CallCarrier,
    timeout: (call: StdioCall) => void,
  ) {
    const { envelope } = call;
    this.id = id;
    this.session = session;
    this.method = envelope.method;
    this.clientId = envelope.id === undefined ? Buffer.from('0') : Buffer.from(rawOf(envelope, envelope.id));
    const token = envelope.meta.progressToken;
    this.clientToken = token === undefined ? undefined : Buffer.from(rawOf(envelope, token));
    this.receiver = receiver;
    this.carrier = carrier;
    this.idleMs = call.idleMs;
    this.timeout = () => timeout(this);
    this.touch();
  }

  /** The request with our id and our progress token: those of two clients may be the same. */
  outbound({ envelope }: OutboundCall): Buffer {
    const edits: Edit[] = [];
    if (envelope.id !== undefined) edits.push({ span: envelope.id, bytes: JSON.stringify(this.id) });
    if (envelope.meta.progressToken !== undefined) {
      edits.push({ span: envelope.meta.progressToken, bytes: JSON.stringify(this.id) });
    }
    return splice(
      envelope.bytes,
      edits.toSorted((a, b) => a.span.start - b.span.start),
    );
  }

  /** The answer, with the client's id again. The call is over. */
  answer(envelope: Envelope): void {
    if (this.isOver) return;
    clearTimeout(this.timer);
    const restored =
      envelope.id === undefined
        ? envelope.bytes
        : splice(envelope.bytes, [{ span: envelope.id, bytes: this.clientId }]);
    if (!this.hasHead) {
      // The answer is the only message: it goes as a body, as plain HTTP servers answer.
      this.hasHead = true;
      this.isOver = true;
      const resume = (): void => undefined;
      this.receiver.head({ kind: 'json', status: 200, length: restored.length, resume });
      this.receiver.chunk(restored);
      this.receiver.end();
      return;
    }
    this.hasEnded = true;
    this.deliver(restored);
  }

  /** A message before the answer, with the client's progress token again. */
  message(envelope: Envelope): void {
    if (this.isOver || this.hasEnded) return;
    this.touch();
    this.begin();
    const { progressToken } = envelope.param;
    const isOwn = progressToken !== undefined && this.clientToken !== undefined;
    this.deliver(isOwn ? splice(envelope.bytes, [{ span: progressToken, bytes: this.clientToken }]) : envelope.bytes);
  }

  /** The server asks the client of this call something. */
  ask(question: Envelope): void {
    if (this.isOver || this.hasEnded) return;
    this.touch();
    this.begin();
    this.deliver(question.bytes);
  }

  /** Messages of a subscription, which name it by our id. */
  subscribed(envelope: Envelope): void {
    if (this.isOver || this.hasEnded) return;
    this.touch();
    this.begin();
    const span = envelope.meta['io.modelcontextprotocol/subscriptionId'];
    this.deliver(span === undefined ? envelope.bytes : splice(envelope.bytes, [{ span, bytes: this.clientId }]));
  }

  fail(problem: Parameters<Receiver['fail']>[0]): void {
    if (this.isOver) return;
    this.finish();
    this.receiver.fail(problem);
  }

  cancel(): void {
    if (this.isOver) return;
    this.finish();
    this.carrier.giveUp(this);
  }

  private begin(): void {
    if (this.hasHead) return;
    this.hasHead = true;
    this.receiver.head({ kind: 'events', status: 200, length: undefined, resume: () => this.resume() });
  }

  private deliver(message: Buffer): void {
    if (this.isPaused) {
      this.buffered.push(message);
      this.bufferedBytes += message.length;
      if (this.bufferedBytes > mostBuffered) this.carrier.slow(this, true);
      return;
    }
    if (!this.receiver.message(message)) this.isPaused = true;
    if (this.hasEnded && this.buffered.length === 0) this.complete();
  }

  private resume(): void {
    if (this.isOver) return;
    this.isPaused = false;
    while (this.buffered.length > 0 && !this.isPaused) {
      const next = this.buffered.shift();
      if (next === undefined) break;
      this.bufferedBytes -= next.length;
      if (!this.receiver.message(next)) this.isPaused = true;
    }
    if (this.bufferedBytes <= mostBuffered / 2) this.carrier.slow(this, false);
    if (this.hasEnded && this.buffered.length === 0) this.complete();
  }

  private complete(): void {
    if (this.isOver) return;
    this.finish();
    this.receiver.end();
  }

  private finish(): void {
    this.isOver = true;
    this.buffered = [];
    clearTimeout(this.timer);
    this.carrier.slow(this, false);
  }

  private touch(): void {
    clearTimeout(this.timer);
    if (this.idleMs > 0) this.timer = setTimeout(this.timeout, this.idleMs);
  }
}
