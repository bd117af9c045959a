import type { AnswerHead, BackendProblem, Receiver } from '../../backend/backend.ts';
import { rpcErrorBytes, type RpcError } from '../../envelope/rpc-error.ts';
import { backendUnavailable } from '../../envelope/rpc-errors.ts';
import type { ClientStream } from '../../session/client-stream.ts';
import { answerAccepted, answerError, errorOf } from '../answers.ts';
import type { Cancelled } from './request-under-way.ts';
import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import { JsonAnswer } from '../json-answer.ts';
import type { LiveSession } from './live-session.ts';

/** Bytes of a JSON body that are read though its client has gone. */
const mostUnread = 1_048_576;

/**
 * Gives a client of the legacy era what comes back for its request: the JSON body as it is, or a stream that can be resumed. A client
 * that goes has not cancelled anything (2025-11-25, Sending Messages, 6).
 */
export class SessionReceiver implements Receiver, Cancelled {
  private readonly session: LiveSession;
  private readonly exchange: RawExchange;
  private readonly id: string | undefined;
  private readonly onEnd: (error: RpcError | undefined) => void;
  private json: JsonAnswer | undefined;
  private stream: ClientStream | undefined;
  private unread = 0;
  private hasGivenUp = false;

  constructor(
    session: LiveSession,
    exchange: RawExchange,
    id: string | undefined,
    onEnd: (error: RpcError | undefined) => void,
  ) {
    this.session = session;
    this.exchange = exchange;
    this.id = id;
    this.onEnd = onEnd;
  }

  head(head: AnswerHead): void {
    if (head.kind === 'json') {
      // What HTTP says of an error means something else to a client with a session: 404 ends it.
      this.json = new JsonAnswer(this.exchange, head.status === 200 ? head : { ...head, status: 200 });
      // Nobody drains a connection that is gone.
      this.exchange.onGone(head.resume);
      return;
    }
    this.stream = this.session.openStream(this.id);
    this.stream.whenFree(head.resume);
    // Older clients take an event without data for a message (2025-11-25 introduced it).
    this.stream.attach(this.exchange, { priming: this.session.record.revision >= '2025-11-25' });
  }

  chunk(bytes: Buffer): boolean {
    if (this.exchange.ended) {
      // The end of a short body leaves a connection to the server that can be used again.
      this.unread += bytes.length;
      if (this.unread > mostUnread) this.giveUp();
      return true;
    }
    return this.json?.chunk(bytes) ?? true;
  }

  message(bytes: Buffer): boolean {
    const flows = this.stream?.send(bytes) ?? true;
    if (this.stream?.abandoned === true) this.giveUp();
    return flows;
  }

  end(): void {
    this.json?.end();
    this.stream?.finish();
    this.onEnd(undefined);
  }

  cancelled(): void {
    if (this.stream !== undefined) this.stream.finish();
    else if (!this.exchange.answered) answerAccepted(this.exchange);
    else this.exchange.cut();
  }

  /** The client has gone, and nobody can come again for the rest: the server gets no message, but is not read any further either. */
  private giveUp(): void {
    if (this.hasGivenUp) return;
    this.hasGivenUp = true;
    const error = backendUnavailable({ problem: 'the client has left the answer' });
    this.stream?.finish();
    this.onEnd(error);
  }

  fail(problem: BackendProblem): void {
    const error = errorOf(problem);
    if (this.stream !== undefined) {
      this.stream.send(rpcErrorBytes(error, this.id));
      this.stream.finish();
    } else if (this.json?.fail() !== true) answerError(this.exchange, error, this.id);
    this.onEnd(error);
  }
}
