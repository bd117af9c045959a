import { isProblem } from './backend.ts';
import type {
  Backend,
  BackendFacts,
  BackendProblem,
  Conversation,
  SessionConversation,
  SessionOwner,
} from './backend.ts';
import { backendBounds, type BackendBounds } from './bounds.ts';
import { HttpConversation } from './http-conversation.ts';
import { openHttpPool, type HttpPool } from './http-pool.ts';
import { probeHttp } from './http-probe.ts';
import { HttpSession } from './http-session.ts';
import { noHeaders, type OutboundHeaders } from './outbound-headers.ts';
import { modernRevisions } from '../era/revisions.ts';

export interface HttpBackendOptions {
  readonly name: string;
  /** The endpoint of the server, with its query. */
  readonly url: URL;
  readonly bounds?: Partial<BackendBounds>;
  /** Connections to use; made when absent. */
  readonly pool?: HttpPool;
}

/** A server reached over streamable HTTP, of either era. */
export function openHttpBackend(options: HttpBackendOptions): Backend {
  const { name, url } = options;
  const bounds = { ...backendBounds, ...options.bounds };
  const pool = options.pool ?? openHttpPool(url.origin);
  const path = `${url.pathname}${url.search}`;
  const conversation = new HttpConversation(pool, path, modernRevisions[0], bounds.messageSize);
  let facts: BackendFacts | undefined;
  let problem: string | undefined;
  let probing: Promise<BackendFacts | BackendProblem> | undefined;

  async function probeOnce(headers: OutboundHeaders): Promise<BackendFacts | BackendProblem> {
    const found = await probeHttp({ pool, path, bounds, conversation, headers });
    if (isProblem(found)) problem = found.message;
    else {
      problem = undefined;
      facts = found;
    }
    return found;
  }

  return {
    name,
    get facts() {
      return facts;
    },
    get problem() {
      return problem;
    },
    probe(headers = noHeaders) {
      probing ??= probeOnce(headers).finally(() => {
        probing = undefined;
      });
      return probing;
    },
    converse: (): Conversation => conversation,
    open: (owner: SessionOwner): SessionConversation => new HttpSession({ pool, path, bounds, owner }),
    async close(graceMs) {
      const cut = setTimeout(() => void pool.destroy(), graceMs);
      await pool.close().catch(() => undefined);
      clearTimeout(cut);
    },
  };
}
