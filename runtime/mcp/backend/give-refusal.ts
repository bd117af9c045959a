import { statusProblem } from './answer-problems.ts';
import type { BackendProblem, Receiver } from './backend.ts';

/** Gives a refusal of a server to whoever waits for its answer: an error of JSON-RPC as it is, else what it means. */
export function giveRefusal(receiver: Receiver, status: number, said: BackendProblem | Buffer | undefined): void {
  if (!Buffer.isBuffer(said)) {
    receiver.fail(said ?? statusProblem(status));
    return;
  }
  receiver.head({ kind: 'json', status, length: said.length, resume: () => undefined });
  receiver.chunk(said);
  receiver.end();
}
