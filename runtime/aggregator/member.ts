import { isProblem, type Backend, type BackendProblem } from '../mcp/backend/backend.ts';
import type { Bridges } from '../mcp/bridge/bridges.ts';
import type { Feature } from '../mcp/gateway/hooks.ts';
import type { Log } from '../observe/log.ts';
import type { Credential } from '../outgoing/credential.ts';
import { circuitBreaker, type CircuitBreakerSettings, type CircuitState } from './circuit-breaker.ts';
import { guardedBackend, isFailure } from './guarded-backend.ts';
import type { BackendCredentials } from './outgoing-credentials.ts';
import { noLists, type BackendLists } from './read-lists.ts';
import { watchMember, type MemberWatch } from './watch-member.ts';

/** Whether a backend works: `unknown` until it has answered, or has failed often enough. */
export type Health = 'unknown' | 'healthy' | 'unhealthy';

/** How backends are guarded and watched (specification 2, FailureHandlingConfig). Times are milliseconds. */
export interface MemberSettings {
  readonly requestTimeout: number;
  readonly interval: number;
  readonly checkTimeout: number;
  readonly unhealthyThreshold: number;
  readonly breaker: CircuitBreakerSettings | undefined;
}

/** One of the backends behind an aggregator. */
export interface Member {
  readonly name: string;
  /** As requests of clients reach it: in time, or not at all while its circuit is open. */
  readonly backend: Backend;
  /** What calls of clients leave with. */
  readonly credential: Credential | undefined;
  /** What it listed when it was last asked; nothing until it has answered. */
  readonly lists: BackendLists;
  readonly health: Health;
  /** Why the last check failed; undefined after one that did not. */
  readonly problem: string | undefined;
  /** Checks that failed in a row, one for each interval. */
  readonly failures: number;
  /** Whether the start need not wait for it any more: it has answered, or so many checks in a row have failed, whatever the interval. */
  readonly hasSettled: boolean;
  readonly lastCheck: Date | undefined;
  readonly circuit: CircuitState | undefined;
  /** Whether what concerns all backends waits for its first answer: it was there from the beginning, or has not answered for too long. */
  readonly isAwaited: boolean;
  stop(): void;
  close(): Promise<void>;
}

export interface MemberParts {
  readonly backend: Backend;
  readonly credentials: BackendCredentials;
  readonly bridges: Bridges;
  readonly settings: MemberSettings;
  readonly log: Log;
  /** Whether it was there from the beginning; one that joins is not missed before it has answered, or has failed often enough. */
  readonly isAwaited: boolean;
  /** What is shown of it until it has answered. */
  readonly lists?: BackendLists;
  /**
   * Called when it lists something else, or its health changes, or the start need not wait for it any more; with the features that it
   * reported as changed, even if its lists are the same.
   */
  readonly onChange: (announced: readonly Feature[]) => void;
}

/** Opens a member, and begins to watch it. */
export function openMember(parts: MemberParts): Member {
  const { backend, credentials, bridges, settings, log, onChange } = parts;
  const { name } = backend;
  const breaker = settings.breaker === undefined ? undefined : circuitBreaker(settings.breaker);
  let lists = parts.lists ?? noLists;
  let health: Health = 'unknown';
  let problem: string | undefined;
  let failures = 0;
  let countedAt = 0;
  /** Failed checks in a row until there was the first answer; one alone may just have met a connection that broke. */
  let failedStarts = 0;
  const hasSettled = (): boolean => health !== 'unknown' || failedStarts >= settings.unhealthyThreshold;
  let lastCheck: Date | undefined;
  let said: string | undefined;

  function checked(found: BackendLists | BackendProblem, announced: readonly Feature[]): void {
    const before = health;
    const hadSettled = hasSettled();
    lastCheck = new Date();
    const hasNew = isProblem(found) ? failed(found) : answered(found);
    if (hasSettled() !== hadSettled || hasNew || health !== before || announced.length > 0) onChange(announced);
  }

  function answered(found: BackendLists): boolean {
    breaker?.checked(false);
    if (health !== 'healthy') {
      const { facts } = backend;
      log.info({ backend: name, eras: [...(facts?.eras ?? [])], revision: facts?.revision }, 'the MCP server answers');
    }
    failures = 0;
    problem = undefined;
    said = undefined;
    health = 'healthy';
    if (sameLists(lists, found)) return false;
    for (const omission of new Set(found.omissions)) log.warn({ backend: name }, `left out: ${omission}`);
    lists = found;
    return true;
  }

  function failed(found: BackendProblem): boolean {
    if (isFailure(found)) breaker?.checked(true);
    problem = found.message;
    if (health === 'unknown') failedStarts += 1;
    // In between it is asked only to find out soon that it is back.
    const now = performance.now();
    if (failures === 0 || now - countedAt >= settings.interval) {
      failures += 1;
      countedAt = now;
    }
    if (failures >= settings.unhealthyThreshold) health = 'unhealthy';
    if (found.message !== said) log.warn({ backend: name }, `the MCP server does not answer: ${found.message}`);
    said = found.message;
    return false;
  }

  const watch: MemberWatch = watchMember({
    backend,
    bridges,
    credentials: () => credentials.checks?.headers({ identity: undefined, token: undefined }) ?? [],
    interval: settings.interval,
    timeout: settings.checkTimeout,
    onCheck: checked,
  });
  const guarded = guardedBackend(backend, {
    timeout: settings.requestTimeout,
    breaker,
    onEnd: (found) => {
      // What a call has found out is not left to the next check.
      const hasChanged = found === undefined ? health !== 'healthy' : isFailure(found) && health === 'healthy';
      if (hasChanged) watch.checkSoon();
    },
  });
  return {
    name,
    backend: guarded,
    credential: credentials.calls,
    get lists() {
      return lists;
    },
    get health() {
      return health;
    },
    get problem() {
      return problem;
    },
    get failures() {
      return failures;
    },
    get hasSettled() {
      return hasSettled();
    },
    get lastCheck() {
      return lastCheck;
    },
    get circuit() {
      return breaker?.state;
    },
    get isAwaited() {
      return parts.isAwaited || health !== 'unknown';
    },
    stop: () => watch.stop(),
    async close() {
      watch.stop();
      await bridges.forget(backend);
      await backend.close(0);
      await Promise.all([credentials.calls?.close(), credentials.checks?.close()]);
    },
  };
}

const features = ['tools', 'prompts', 'resources', 'templates'] as const;

function sameLists(one: BackendLists, other: BackendLists): boolean {
  return features.every(
    (feature) =>
      one[feature].length === other[feature].length &&
      one[feature].every(({ item }, index) => other[feature][index]?.item.equals(item) === true),
  );
}
