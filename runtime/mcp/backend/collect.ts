import type { Cancellable, BackendProblem, Receiver } from './backend.ts';
import { malformed } from './answer-problems.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';

/** The answer to a request, read as a whole. */
export interface Collected {
  readonly status: number;
  /** A response: `result` or `error` is set. */
  readonly envelope: Envelope;
}

/**
 * Waits for the response to one request, at most `maximumBytes` and `timeMs` milliseconds. Messages before it go to `onMessage`. For
 * handshakes and lists, not for calls.
 */
export function collect(
  send: (receiver: Receiver) => Cancellable,
  maximumBytes: number,
  timeMs: number,
  onMessage: (message: Envelope) => void = () => undefined,
): Promise<Collected | BackendProblem> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 200;
    let isDone = false;
    let sent: Cancellable | undefined;
    const done = (value: Collected | BackendProblem, isAborted: boolean): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      if (isAborted) sent?.cancel();
      resolve(value);
    };
    const timer = setTimeout(
      () => done({ kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: true }, true),
      timeMs,
    );
    const tooLarge = (): void =>
      done(
        { kind: 'too-large', message: `its answer is longer than ${maximumBytes} bytes`, mayHaveExecuted: true },
        true,
      );
    const read = (bytes: Buffer): void => {
      const envelope = scanEnvelope(bytes);
      if (envelope.kind === 'problem')
        done(malformed(`its answer is not a JSON-RPC message (${envelope.message})`), true);
      else if (envelope.kind === 'response') done({ status, envelope }, false);
      else onMessage(envelope);
    };
    sent = send({
      head: (head) => {
        status = head.status;
      },
      chunk: (bytes) => {
        size += bytes.length;
        if (size > maximumBytes) tooLarge();
        else chunks.push(bytes);
        return true;
      },
      message: (bytes) => {
        read(bytes);
        return true;
      },
      end: () => {
        if (chunks.length > 0) read(Buffer.concat(chunks));
        done(malformed('its answer ended without a response'), false);
      },
      fail: (problem) => done(problem, false),
    });
    if (isDone) sent.cancel();
  });
}
