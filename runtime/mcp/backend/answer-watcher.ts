import type { IncomingHttpHeaders } from 'node:http';
import type { BackendProblem } from './backend.ts';

/** Observes an answer beside its receiver. Every member is optional. */
export interface AnswerWatcher {
  /** The literal of the request's id: an error that names no id, or another, is about this request all the same. */
  readonly id?: string | undefined;
  /** Only whether the server takes the message counts: what it answers to 2xx is passed over. */
  readonly ignoresBody?: boolean;
  /** The head is there. A problem: the answer is not passed on. */
  head?(status: number, headers: IncomingHttpHeaders): BackendProblem | undefined;
  /** An answer other than 2xx, with as much of its body as is kept. A problem replaces it; `handled`: the watcher goes on. */
  refused?(status: number, body: Buffer): BackendProblem | 'handled' | undefined;
  /** Whether a refusal may be about the era of the request; what is returned goes on with it. */
  mismatched?(status: number, body: Buffer): false | ((goOn: () => void) => void);
  /** An event of another type than `message`. */
  other?(type: string, data: Buffer): void;
  /** The event stream broke off, or ended. True: the watcher takes over, and the receiver gets its result later. */
  broken?(lastEventId: string | undefined, retryMs: number | undefined): boolean;
}
