import type { Watch } from '@kubernetes/client-node';
import { pause } from '../schedule/pause.ts';

/** What a watch tells. */
export interface WatchEvents {
  /** An object as it is now, or as it was when it was deleted. */
  changed(object: unknown, isDeleted: boolean): void;
  /** Changes may have been missed: at the beginning, and whenever the connection had to be begun anew. */
  missed(): void;
  /** Whether the account may watch the list, each time that it is tried. */
  mayWatch?(isAllowed: boolean): void;
}

interface WatchOptions {
  readonly watcher: Pick<Watch, 'watch'>;
  /** Of the list, on the API server. */
  readonly path: string;
  /** The version of the list as it is now. */
  readonly currentVersion: () => Promise<string>;
  readonly events: WatchEvents;
  readonly signal: AbortSignal;
}

/** Waits between attempts, in milliseconds, and how long a connection has to last for the next one to begin at once. */
const firstWait = 500;
const longestWait = 15_000;
const goodTime = 10_000;

/**
 * Watches one list of the API server until the signal ends it. It goes on where it was when a connection ends quietly (the client
 * ends one that is silent for 30 s), and begins anew after anything else: then something may have been missed.
 */
export async function watchList(options: WatchOptions): Promise<void> {
  const { signal, events } = options;
  let wait = firstWait;
  let version: string | undefined;
  while (!signal.aborted) {
    const began = performance.now();
    try {
      if (version === undefined) {
        version = await options.currentVersion();
        // Everything that is read from now on has at least that version.
        events.missed();
      }
      version = await watchOnce(options, version);
      events.mayWatch?.(true);
    } catch (error) {
      // Out of reach, refused, or the definition is not installed: the read says why, but for the right to watch.
      version = undefined;
      if (isForbidden(error)) events.mayWatch?.(false);
    }
    const hasLasted = version !== undefined && performance.now() - began > goodTime;
    wait = hasLasted ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait, signal);
  }
}

/** Watches over one connection. Resolves with the version to go on from, undefined when that one is too old; rejects when it failed. */
async function watchOnce({ watcher, path, events, signal }: WatchOptions, from: string): Promise<string | undefined> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // It may end before anybody waits for that.
  ended.catch(() => undefined);
  let version: string | undefined = from;
  const onEvent = (type: string, object: unknown): void => {
    if (type === 'ERROR') {
      version = undefined;
      return;
    }
    version = versionOf(object) ?? version;
    events.mayWatch?.(true);
    if (type !== 'BOOKMARK') events.changed(object, type === 'DELETED');
  };
  const onEnd = (error: unknown): void => {
    // The client's own end of a silent connection is none of the server's refusals.
    const isQuiet = error === null || error === undefined || (error instanceof Error && error.name === 'TimeoutError');
    if (isQuiet) resolve();
    else reject(error instanceof Error ? error : new Error('the watch ended'));
  };
  const watching = await watcher.watch(path, { resourceVersion: from, allowWatchBookmarks: true }, onEvent, onEnd);
  const stop = (): void => {
    watching.abort();
    resolve();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  await ended.finally(() => signal.removeEventListener('abort', stop));
  return version;
}

function versionOf(object: unknown): string | undefined {
  const metadata = typeof object === 'object' && object !== null && 'metadata' in object ? object.metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('resourceVersion' in metadata)) return undefined;
  return typeof metadata.resourceVersion === 'string' ? metadata.resourceVersion : undefined;
}

/** The client's error for an answer of 403. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 403;
}
