import type { OutgoingPool } from '../../http/outgoing/outgoing-pool.ts';
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
import { probeHttp } from './http-probe.ts';
import { HttpSession } from './http-session.ts';
import { noHeaders, type OutboundHeaders } from './outbound-headers.ts';
import { modernRevisions } from '../era/revisions.ts';

export interface HttpBackendOptions {
  readonly name: string;
  /** The endpoint of the server, with its query. */
  readonly url: URL;
  /** Connections to its origin: for calls, and for streams that are open for hours. */
  readonly calls: OutgoingPool;
  readonly streams: OutgoingPool;
  readonly bounds?: Partial<BackendBounds>;
}

/** A server reached over streamable HTTP, of either era. */
export function openHttpBackend(options: HttpBackendOptions): Backend {
  const { name, url, calls, streams } = options;
  const bounds = { ...backendBounds, ...options.bounds };
  const endpoint = { calls, streams, path: `${url.pathname}${url.search}`, bounds };
  const conversation = new HttpConversation(endpoint, modernRevisions[0]);
  let facts: BackendFacts | undefined;
  let problem: string | undefined;
  let probing: Promise<BackendFacts | BackendProblem> | undefined;

  async function probeOnce(headers: OutboundHeaders): Promise<BackendFacts | BackendProblem> {
    const found = await probeHttp({ endpoint, conversation, headers });
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
    open: (owner: SessionOwner): SessionConversation => new HttpSession(endpoint, owner),
    async close(graceMs) {
      const cut = setTimeout(() => void calls.destroy(), graceMs);
      await Promise.all([streams.destroy(), calls.close()]);
      clearTimeout(cut);
    },
  };
}
