import type { BackendProblem, SessionOwner } from './backend.ts';
import type { HttpEndpoint } from './http-endpoint.ts';
import type { OutboundHeaders } from './outbound-headers.ts';

/** What the answers and the stream of a session over streamable HTTP need of it. */
export interface OpenHttpSession {
  readonly endpoint: HttpEndpoint;
  readonly owner: SessionOwner;
  /** The server's id for this session; undefined where it gives none. */
  readonly id: string | undefined;
  /** Whether the next message has to be a handshake. */
  readonly hasToBegin: boolean;
  readonly closed: boolean;
  /** The server's id for this session, and headers that a request in it carries. */
  headersOf(kind: 'POST' | 'GET', headers: OutboundHeaders): string[];
  /**
   * A new handshake with the parameters of the client's own, after the server has lost the session. Requests that notice it at the same
   * time share one. Undefined: it worked.
   */
  reopen(): Promise<BackendProblem | undefined>;
}
