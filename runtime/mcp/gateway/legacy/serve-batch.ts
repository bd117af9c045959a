import type { RawExchange } from '../../../http/raw/raw-exchange.ts';
import type { AnswerHead, BackendProblem, Receiver } from '../../backend/backend.ts';
import type { Envelope } from '../../envelope/envelope.ts';
import { rpcErrorBytes, type RpcError } from '../../envelope/rpc-error.ts';
import { batchRefused, invalidMessage, overloaded, unreadableMessage } from '../../envelope/rpc-errors.ts';
import { scanClientMessage } from '../../envelope/scan-client-message.ts';
import type { EnvelopeProblem } from '../../envelope/scan-envelope.ts';
import { splitBatch } from '../../envelope/split-batch.ts';
import type { ClientStream } from '../../session/client-stream.ts';
import { answerAccepted, answerError, errorOf, errorOfScan } from '../answers.ts';
import type { GatewayCore } from '../gateway-core.ts';
import type { Caller } from '../hooks.ts';
import type { LiveSession } from './live-session.ts';
import { passOn, serveCall, sessionMessage } from './serve-session.ts';
import type { Cancelled, SessionReply } from './request-under-way.ts';

/**
 * Serves a list of messages (2025-03-26, Sending Messages): each goes its own way, and what comes back for all of them is one stream,
 * which ends with the last response.
 */
export function serveBatch(
  core: GatewayCore,
  exchange: RawExchange,
  caller: Caller,
  session: LiveSession,
  body: Buffer,
): void {
  if (session.record.revision !== '2025-03-26') {
    answerError(exchange, batchRefused({}));
    return;
  }
  const parts = splitBatch(body, core.bounds.batchLength);
  if (parts === undefined || parts === 'too-long' || parts.length === 0) {
    answerError(exchange, batchProblem(parts, core.bounds.batchLength));
    return;
  }
  const messages = parts.map(scanClientMessage);
  if (messages.some((message) => message.kind === 'request' && message.method === 'initialize')) {
    answerError(exchange, invalidMessage({ problem: 'initialize is not part of a batch' }));
    return;
  }
  const awaited = messages.filter(({ kind }) => kind === 'request' || kind === 'problem');
  if (awaited.length === 0) answerAccepted(exchange);
  const stream = awaited.length === 0 ? undefined : session.openStream();
  stream?.attach(exchange);
  let left = awaited.length;
  const onDone = (): void => {
    left -= 1;
    if (left === 0) stream?.finish();
  };
  for (const message of messages) serve(message);

  function serve(envelope: Envelope | EnvelopeProblem): void {
    if (envelope.kind === 'problem') {
      stream?.send(rpcErrorBytes(errorOfScan(envelope), envelope.id));
      onDone();
      return;
    }
    const message = sessionMessage(exchange, caller, session, envelope);
    if (envelope.kind !== 'request') passOn(core, message, session, () => undefined);
    else if (stream !== undefined) serveCall(core, message, session, replyOn(stream, core.bounds.messageSize, onDone));
  }
}

function batchProblem(parts: readonly Buffer[] | 'too-long' | undefined, limit: number): RpcError {
  if (parts === undefined) return unreadableMessage({ problem: 'the batch is not valid JSON' });
  const problem = parts === 'too-long' ? `the batch has more than ${limit} messages` : 'the batch is empty';
  return invalidMessage({ problem });
}

/** Answers on a stream that other answers go on, too. `onDone` is called once. */
export function replyOn(stream: ClientStream, maximumBytes: number, onDone: () => void): SessionReply {
  return {
    refuse(error, id) {
      stream.send(rpcErrorBytes(error, id));
      onDone();
    },
    answer(response) {
      stream.send(response);
      onDone();
    },
    receiver: (id, onEnd) =>
      new BatchReceiver(stream, maximumBytes, id, (error) => {
        onEnd(error);
        onDone();
      }),
  };
}

/** Gives one request of a batch what comes back for it, as events of the common stream. */
class BatchReceiver implements Receiver, Cancelled {
  private readonly stream: ClientStream;
  private readonly maximumBytes: number;
  private readonly id: string;
  private readonly onEnd: (error: RpcError | undefined) => void;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private isOver = false;

  constructor(stream: ClientStream, maximumBytes: number, id: string, onEnd: (error: RpcError | undefined) => void) {
    this.stream = stream;
    this.maximumBytes = maximumBytes;
    this.id = id;
    this.onEnd = onEnd;
  }

  head(_head: AnswerHead): void {
    // The stream has its own.
  }

  chunk(bytes: Buffer): boolean {
    this.size += bytes.length;
    if (this.size <= this.maximumBytes) this.chunks.push(bytes);
    else this.refuse(overloaded({ problem: 'an answer of the batch is too long' }));
    return true;
  }

  message(bytes: Buffer): boolean {
    this.stream.send(bytes);
    return true;
  }

  end(): void {
    if (this.isOver) return;
    if (this.chunks.length > 0) this.stream.send(Buffer.concat(this.chunks));
    this.over(undefined);
  }

  cancelled(): void {
    this.over(undefined);
  }

  fail(problem: BackendProblem): void {
    this.refuse(errorOf(problem));
  }

  private refuse(error: RpcError): void {
    if (this.isOver) return;
    this.stream.send(rpcErrorBytes(error, this.id));
    this.over(error);
  }

  private over(error: RpcError | undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onEnd(error);
  }
}
