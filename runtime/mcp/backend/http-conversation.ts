import type { Cancellable, Conversation, OutboundCall, Receiver } from './backend.ts';
import { HttpAnswer } from './http-answer.ts';
import type { HttpPool } from './http-pool.ts';
import { modernHeaders } from './http-request.ts';
import { ignoredAnswer } from './ignored-answer.ts';

/** Requests that stand alone, toward a server of revision 2026-07-28 over HTTP. It holds no state. */
export class HttpConversation implements Conversation {
  private readonly pool: HttpPool;
  private readonly path: string;
  private readonly revision: string;
  private readonly maximumBytes: number;

  constructor(pool: HttpPool, path: string, revision: string, maximumBytes: number) {
    this.pool = pool;
    this.path = path;
    this.revision = revision;
    this.maximumBytes = maximumBytes;
  }

  request({ body, envelope, headers, idleMs }: OutboundCall, receiver: Receiver): Cancellable {
    const answer = new HttpAnswer(receiver, this.maximumBytes);
    const all = modernHeaders(envelope, this.revision, headers);
    this.pool.send({ method: 'POST', path: this.path, headers: all, body, idleMs }, answer);
    return answer;
  }

  notify(call: OutboundCall): void {
    this.request(call, ignoredAnswer);
  }
}
