import type { HttpLimits } from '../limits.ts';

/** Bounds of one raw route. Times are milliseconds, sizes bytes. */
export interface RawLimits {
  /** Of a request's body. */
  readonly bodySize: number;
  /** Names and values of a request's headers together; the server's own limit holds too. */
  readonly headerSize: number;
  /** Path and query. */
  readonly urlSize: number;
  /** Until the head of the answer is there; 0: without end. Afterwards the client gets 503 `timed-out`. */
  readonly answerTime: number;
  /** Without a byte in either direction; 0: without end, as a stream needs it that may be quiet for hours. */
  readonly idleTime: number;
  /** How long a client may leave bytes unread that wait for it, whatever `idleTime` says. */
  readonly stallTime: number;
}

/** The limits of a route; where it sets none, those of the server. */
export function rawLimits(server: HttpLimits, given: Partial<RawLimits> = {}): RawLimits {
  return {
    bodySize: server.bodySize,
    headerSize: server.headerSize,
    urlSize: server.urlSize,
    answerTime: server.answerTime,
    idleTime: server.idleTime,
    stallTime: server.idleTime,
    ...given,
  };
}
