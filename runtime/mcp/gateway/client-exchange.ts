import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '../../http/answer.ts';
import type { WireError } from '../../http/wire-error.ts';

/** One HTTP request of a client with its answer, which is given whole (`answer`) or piece by piece (`start`, `write`, `end`). */
export interface ClientExchange {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
  readonly url: string;
  readonly requestId: string;
  readonly remoteAddress: string;
  /** Milliseconds since the request began. */
  readonly elapsed: number;
  /** Who calls, for the access log. */
  subject: string | undefined;
  /** True once the head of an answer is given. */
  readonly answered: boolean;
  /** True once the client has gone, or has its answer. */
  readonly ended: boolean;
  answer(answer: Reply): void;
  start(status: number, headers?: Reply['headers']): void;
  /** Sends the head of a started answer now. */
  flush(): void;
  /** False: more waits than the client takes; go on after `onWritable`. */
  write(piece: Buffer): boolean;
  end(piece?: Buffer): void;
  /** Ends a started answer so that the client sees that it is not complete. */
  cut(): void;
  /** Reads the body within the limits of the route. Neither where the client goes before. */
  readBody(done: (body: Buffer | WireError) => void): void;
  onGone(listener: () => void): void;
  onWritable(listener: () => void): void;
  /** The server ends: a stream says what its client has to know, and ends. */
  onEnding(listener: () => void): void;
}
