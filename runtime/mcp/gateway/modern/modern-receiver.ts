import type { AnswerHead, BackendProblem, Receiver } from '../../backend/backend.ts';
import { rpcErrorBytes, type RpcError } from '../../envelope/rpc-error.ts';
import { eventStreamHeaders } from '../../session/client-stream.ts';
import { eventBytes, eventPieces, keepAliveComment } from '../../stream/write-event.ts';
import { answerError, errorOf } from '../answers.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import { JsonAnswer } from '../json-answer.ts';

/** Gives a client of 2026-07-28 what comes back for its request: the JSON body as it is, or the messages as events without ids. */
export class ModernReceiver implements Receiver {
  private readonly exchange: RawExchange;
  private readonly id: string | undefined;
  private readonly onEnd: (error: RpcError | undefined) => void;
  private json: JsonAnswer | undefined;
  private isStream = false;

  constructor(exchange: RawExchange, id: string | undefined, onEnd: (error: RpcError | undefined) => void) {
    this.exchange = exchange;
    this.id = id;
    this.onEnd = onEnd;
  }

  head(head: AnswerHead): void {
    if (head.kind === 'json') {
      this.json = new JsonAnswer(this.exchange, head);
      return;
    }
    this.isStream = true;
    this.exchange.onWritable(head.resume);
    this.exchange.start(200, eventStreamHeaders);
    this.exchange.flush();
  }

  chunk(bytes: Buffer): boolean {
    return this.json?.chunk(bytes) ?? true;
  }

  message(bytes: Buffer): boolean {
    let flows = true;
    for (const piece of eventPieces(bytes)) flows = this.exchange.write(piece);
    return flows;
  }

  end(): void {
    if (this.json === undefined) this.exchange.end();
    else this.json.end();
    this.onEnd(undefined);
  }

  /** A comment on a quiet stream. */
  keepAlive(): void {
    if (this.isStream && this.exchange.waitingBytes === 0) this.exchange.write(keepAliveComment);
  }

  /** Writes an event of the gateway itself to the stream. */
  say(event: Buffer): void {
    if (this.isStream && !this.exchange.ended) this.exchange.write(event);
  }

  /** This server ends: a subscription says so, that its client may come again at once (2026-07-28, Graceful Closure). */
  finishSubscription(): void {
    if (!this.isStream) return;
    const meta = `{"io.modelcontextprotocol/subscriptionId":${this.id}}`;
    const result = `{"resultType":"complete","_meta":${meta}}`;
    this.exchange.end(eventBytes(Buffer.from(`{"jsonrpc":"2.0","id":${this.id},"result":${result}}`)));
    this.onEnd(undefined);
  }

  fail(problem: BackendProblem): void {
    const error = errorOf(problem);
    if (this.isStream) this.exchange.end(eventBytes(rpcErrorBytes(error, this.id)));
    else if (this.json?.fail() !== true) answerError(this.exchange, error, this.id);
    this.onEnd(error);
  }
}
