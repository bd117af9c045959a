import type { Backend, BackendProblem, Receiver, SessionConversation } from '../../backend/backend.ts';
import type { RpcError } from '../../envelope/rpc-error.ts';

/** Where the answer to one request of a session goes: an HTTP answer of its own, or the stream of a batch. */
export interface SessionReply {
  /** Answers by ourselves. */
  refuse(error: RpcError, id: string | undefined): void;
  /** A whole response. */
  answer(response: Buffer): void;
  /** For what comes back from a backend. `onEnd` is called once. */
  receiver(id: string, onEnd: (error: RpcError | undefined) => void): Receiver & Cancelled;
}

/** What ends the answer of a request that its client has cancelled. */
export interface Cancelled {
  /** The client waits no more: its stream ends without a response. */
  cancelled(): void;
}

/** A request under way in a session. */
export interface RequestUnderWay {
  /** Undefined while it is not known whether the request may go on. */
  readonly conversation: SessionConversation | undefined;
  readonly backend: Backend | undefined;
  /** The client has cancelled it, and the backend was notified. */
  cancelled(): void;
  /** The answer of the backend is not needed any more: the client receives the reason. */
  fail(problem: BackendProblem): void;
}
