import { isProblem, type Backend, type BackendProblem } from '../mcp/backend/backend.ts';
import { noHeaders } from '../mcp/backend/outbound-headers.ts';
import { isMissing, type CredentialHook } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';

/** Milliseconds between two attempts to reach a backend that has not answered yet: at first, and at most. */
const firstWait = 250;
const longestWait = 5000;

/** What a backend is asked with while nobody calls it. */
export interface ProbeCredentials {
  /** What requests leave with; those that need a caller are left out. */
  readonly credential: CredentialHook | undefined;
  /** Whether credentials are made of the caller's token, so that only a call can have them. */
  readonly needsCaller: boolean;
}

/** Attempts to reach a backend. */
export interface Probing {
  /** Why requests need not come yet; undefined once the backend has answered, or refused whoever has no token of a caller. */
  readonly problem: string | undefined;
  /** Undefined once the backend has answered; the reason where two attempts have failed, although more follow. */
  readonly outcome: Promise<string | undefined>;
  stop(): void;
}

/** Attempts after which `outcome` settles with the reason of the failure. */
const patience = 2;

/** Asks the backend until it has answered once. Each reason why it has not is logged once. */
export function keepProbing(backend: Backend, { credential, needsCaller }: ProbeCredentials, log: Log): Probing {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asksForCaller = false;
  let wait = firstWait;
  let said: string | undefined;
  let failures = 0;
  const { promise: outcome, resolve: settle } = Promise.withResolvers<string | undefined>();
  const probe = async (): Promise<void> => {
    const headers = (await credential?.headers({ identity: undefined, token: undefined }, backend)) ?? noHeaders;
    const isSignedOut = isMissing(headers) && headers.kind === 'signed-out';
    // A server that somebody has to sign in at is not asked until they have.
    const found = isSignedOut
      ? ({ kind: 'refused-credentials', message: headers.message, mayHaveExecuted: false } as const)
      : await backend.probe(isMissing(headers) ? noHeaders : headers);
    if (isStopped) return;
    if (!isProblem(found)) {
      settle(undefined);
      log.info({ backend: backend.name, eras: [...found.eras], revision: found.revision }, 'the MCP server answers');
      return;
    }
    if (needsCaller && isUnauthorized(found)) {
      asksForCaller = true;
      settle(undefined);
      log.info(
        { backend: backend.name },
        'the MCP server answers callers with a token alone; the first call finds out more',
      );
      return;
    }
    if (found.message !== said) log.warn({ backend: backend.name }, `the MCP server does not answer: ${found.message}`);
    said = found.message;
    failures += 1;
    if (failures === patience) settle(found.message);
    timer = setTimeout(() => void probe(), wait);
    wait = Math.min(wait * 2, longestWait);
  };
  void probe();
  return {
    outcome,
    get problem() {
      return backend.facts !== undefined || asksForCaller
        ? undefined
        : `the MCP server: ${backend.problem ?? 'it has not answered yet'}`;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function isUnauthorized({ status }: BackendProblem): boolean {
  return status === 401 || status === 403;
}
