import { isProblem, type Backend, type BackendProblem, type Cancellable } from '../mcp/backend/backend.ts';
import type { OutboundHeaders } from '../mcp/backend/outbound-headers.ts';
import { hasCapability, parsedObject } from '../mcp/bridge/capabilities.ts';
import type { Bridges } from '../mcp/bridge/bridges.ts';
import { ownModernRequest } from '../mcp/backend/own-client.ts';
import { headersOrProblem, type Feature, type MissingCredential } from '../mcp/gateway/hooks.ts';
import type { MaybePromise } from '../mcp/maybe-promise.ts';
import { scanEnvelope } from '../mcp/envelope/scan-envelope.ts';
import { readLists, type BackendLists } from './read-lists.ts';

/** How a backend is watched. Times are milliseconds. */
export interface WatchSettings {
  /** The backend itself, so that nothing keeps a check from it. */
  readonly backend: Backend;
  readonly bridges: Bridges;
  /** What checks are made with: there is no caller. */
  readonly credentials: () => MaybePromise<OutboundHeaders | MissingCredential>;
  readonly interval: number;
  readonly timeout: number;
  /**
   * Called after each check, with what the backend lists or why it does not answer, and the features that it reported as changed since the
   * last one.
   */
  readonly onCheck: (found: BackendLists | BackendProblem, announced: readonly Feature[]) => void;
}

/** Checks of one backend that go on until they are stopped. */
export interface MemberWatch {
  /** Checks again at once: something suggests that the last result does not hold any more. */
  checkSoon(): void;
  stop(): void;
}

/** Milliseconds between two checks of a backend that does not answer: at first, and at most. */
const firstWait = 250;
const longestWait = 5000;
/** Milliseconds for which changes are gathered before they are looked at. */
const gatherTime = 50;
/** Checks for changes that may follow one another at once, and milliseconds until there is one more. */
const mostAtOnce = 10;
const calmTime = 1000;

/** What has changed, by what says so. */
const listChanges: ReadonlyMap<string | undefined, Feature> = new Map([
  ['notifications/tools/list_changed', 'tool'],
  ['notifications/prompts/list_changed', 'prompt'],
  ['notifications/resources/list_changed', 'resource'],
]);

/**
 * Checks a backend (specification 2, FailureHandlingConfig): a check reads all that it lists, so what has changed is found out even where the
 * backend does not say so. Where it does, by notifications, or where its stream breaks off, it is checked at once; one that does not stop
 * saying so is checked once a second. One that does not answer is asked again within seconds, whatever the interval.
 */
export function watchMember(settings: WatchSettings): MemberWatch {
  const { backend, bridges, credentials, interval, timeout, onCheck } = settings;
  let timer: NodeJS.Timeout | undefined;
  /** When the next check is (`performance.now`). */
  let dueAt = Infinity;
  const changes = pacer();
  let isStopped = false;
  let isChecking = false;
  let isDirty = false;
  let isSoon = false;
  let wait = firstWait;
  let listening: Cancellable | undefined;
  let announced: readonly Feature[] = [];
  let hasFailed = false;

  async function check(): Promise<void> {
    if (isChecking || isStopped) {
      isDirty = true;
      return;
    }
    isChecking = true;
    isDirty = false;
    isSoon = false;
    clearTimeout(timer);
    const said = announced;
    announced = [];
    const found = await lists().catch((error: unknown): BackendProblem => {
      const message = error instanceof Error ? error.message : 'unknown';
      return { kind: 'malformed', message: `it could not be checked (${message})`, mayHaveExecuted: false };
    });
    isChecking = false;
    if (isStopped) return;
    onCheck(found, said);
    hasFailed = isProblem(found);
    schedule(hasFailed ? Math.min(wait, interval) : interval);
    wait = hasFailed ? Math.min(wait * 2, longestWait) : firstWait;
    if (isDirty) scheduleSoon();
  }

  function schedule(time: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    dueAt = performance.now() + time;
    timer = setTimeout(() => void check(), time);
  }

  /** Checks before its time. A check that is due earlier stays: reasons that follow one another quickly must not put it off. */
  function scheduleSoon(): void {
    if (isSoon) return;
    isSoon = true;
    const time = changes.next();
    if (performance.now() + time < dueAt) schedule(time);
  }

  async function lists(): Promise<BackendLists | BackendProblem> {
    const headers = headersOrProblem(await credentials());
    if (isProblem(headers)) return headers;
    const began = performance.now();
    if (backend.facts === undefined || backend.problem !== undefined || hasFailed) {
      const probed = await withTime(backend.probe(headers), timeout);
      if (isProblem(probed)) return probed;
    }
    const conversation = conversationOf();
    const left = Math.max(1, timeout - (performance.now() - began));
    const found = await readLists(conversation, capabilities(), headers, left);
    if (!isProblem(found)) listen(headers);
    return found;
  }

  function conversationOf(): ReturnType<Backend['converse']> {
    return backend.facts?.eras.has('modern') === true ? backend.converse() : bridges.overLegacy(backend).of('');
  }

  function capabilities(): unknown {
    return backend.facts === undefined ? {} : parsedObject(backend.facts.greeting)['capabilities'];
  }

  /** Hears of changes, where the backend says that it tells of them. */
  function listen(headers: OutboundHeaders): void {
    if (listening !== undefined) return;
    const has = capabilities();
    const wishes = ['tools', 'prompts', 'resources'].filter((area) => hasCapability(has, area, 'listChanged'));
    if (wishes.length === 0) return;
    const notifications = Object.fromEntries(wishes.map((area) => [`${area}ListChanged`, true]));
    const envelope = ownModernRequest('svc-listen', 'subscriptions/listen', { notifications });
    const began = performance.now();
    const over = (): void => {
      listening = undefined;
      // A stream that breaks off says that the server may have gone; one that is refused is tried again with the next check.
      if (performance.now() - began > gatherTime) changed();
    };
    const call = { body: envelope.bytes, envelope, headers, idleMs: 0 };
    listening = conversationOf().request(call, {
      head: () => undefined,
      chunk: () => true,
      message: (bytes) => {
        const feature = listChanges.get(methodOf(bytes));
        if (feature !== undefined) {
          announced = [...new Set([...announced, feature])];
          changed();
        }
        return true;
      },
      end: over,
      fail: over,
    });
  }

  function changed(): void {
    if (isChecking) isDirty = true;
    else scheduleSoon();
  }

  void check();
  return {
    checkSoon: changed,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      listening?.cancel();
    },
  };
}

/** Says how many milliseconds the next check for changes has to wait. */
function pacer(): { next(): number } {
  let left = mostAtOnce;
  let countedAt = performance.now();
  return {
    next() {
      const now = performance.now();
      left = Math.min(mostAtOnce, left + (now - countedAt) / calmTime);
      countedAt = now;
      const time = left >= 1 ? gatherTime : Math.max(gatherTime, (1 - left) * calmTime);
      left -= 1;
      return time;
    },
  };
}

function methodOf(bytes: Buffer): string | undefined {
  const envelope = scanEnvelope(bytes);
  return envelope.kind === 'notification' ? envelope.method : undefined;
}

function withTime<Found>(found: Promise<Found>, time: number): Promise<Found | BackendProblem> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<BackendProblem>((resolve) => {
    const problem = { kind: 'timeout', message: 'it did not answer in time', mayHaveExecuted: false } as const;
    timer = setTimeout(() => resolve(problem), time);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
