import { isProblem } from '../backend.ts';
import type { Backend, BackendFacts, BackendProblem } from '../backend.ts';
import { backendBounds } from '../bounds.ts';
import { malformed } from '../answer-problems.ts';
import type { HttpBackendOptions } from '../http-backend.ts';
import { noHeaders, type OutboundHeaders } from '../outbound-headers.ts';
import { ownInitialize, ownMessage } from '../own-client.ts';
import type { Era } from '../../era/revisions.ts';
import { SseSession } from './sse-session.ts';

/** A server of the deprecated HTTP+SSE transport (2024-11-05): `url` is the address of its stream. */
export function openSseBackend(options: HttpBackendOptions): Backend {
  const { name, url, calls, streams } = options;
  const bounds = { ...backendBounds, ...options.bounds };
  const endpoint = { calls, streams, url, path: `${url.pathname}${url.search}`, bounds };
  let facts: BackendFacts | undefined;
  let problem: string | undefined;
  let probing: Promise<BackendFacts | BackendProblem> | undefined;

  /** A session of svc itself, which ends once the server has described itself. */
  async function probeOnce(headers: OutboundHeaders): Promise<BackendFacts | BackendProblem> {
    const session = new SseSession(endpoint, {
      session: 'probe',
      credentials: () => headers,
      initialize: Buffer.from(JSON.stringify(ownInitialize)),
      revision: undefined,
      onHint: () => undefined,
      onMessage: () => true,
    });
    const envelope = ownMessage({ id: 'svc-probe', method: 'initialize', params: ownInitialize });
    const found = await session.begin({ body: envelope.bytes, envelope, headers, idleMs: 0 });
    await session.close();
    if (isProblem(found)) {
      problem = found.message;
      return found;
    }
    if (found.kind === 'error') {
      problem = 'it answers initialize with an error';
      return malformed(problem);
    }
    problem = undefined;
    facts = { eras: new Set<Era>(['legacy']), revision: found.revision, greeting: Buffer.from(found.result) };
    return facts;
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
    converse: () => {
      throw new Error('a server of HTTP+SSE has no requests outside of a session');
    },
    open: (owner) => new SseSession(endpoint, owner),
    async close(graceMs) {
      const cut = setTimeout(() => void calls.destroy(), graceMs);
      await Promise.all([streams.destroy(), calls.close()]);
      clearTimeout(cut);
    },
  };
}
