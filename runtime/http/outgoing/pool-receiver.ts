import type { IncomingHttpHeaders } from 'node:http';
import type { OutgoingError } from './outgoing-error.ts';

/** What becomes of a request. After `end` or `failed` nothing is called any more. */
export interface PoolReceiver {
  /** The head of the answer, whatever its status; redirects are not followed. Names in lower case. */
  head(status: number, headers: IncomingHttpHeaders): void;
  /** A piece of the body, as it comes: still compressed where the answer is. */
  data(piece: Buffer): void;
  end(): void;
  /** `wasSent`: some of the request may have reached the other side, which may have acted on it. */
  failed(error: OutgoingError, wasSent: boolean): void;
}
