import type { Log } from '../observe/log.ts';
import { StoreUnavailable } from './store/registry-store.ts';

/** Milliseconds that a server waits for the first sync of a source before it is ready without it. */
const firstSyncTime = 60_000;

export interface FirstSyncsOptions {
  readonly log: Log;
  /** Sources that nobody has read yet, well or not. */
  readonly unread: () => readonly string[];
  /** Has the catalog read what is stored: a sync has ended when the store has it, and the catalog reads it after that. Throws StoreUnavailable. */
  readonly serve: () => Promise<void>;
  /** Milliseconds to wait; 60 seconds when absent. */
  readonly time?: number | undefined;
}

/** What a server waits for before it is ready for the first time; nothing that comes later makes it wait again. */
export interface FirstSyncs {
  /** Begins to wait for the sources that are unread now. */
  start(): void;
  /** Whether each of them was read or has had its time. */
  areOver(): boolean;
  /** Whether the catalog serves what they brought, too. */
  areServed(): Promise<boolean>;
}

/** Waits for nothing that is declared after the start, and for no source longer than its time: one must not keep the others away. */
export function firstSyncs({ log, unread, serve, time = firstSyncTime }: FirstSyncsOptions): FirstSyncs {
  let waited: ReadonlySet<string> | undefined;
  let until = Infinity;
  let served: Promise<void> | undefined;
  let isReady = false;
  const areOver = (): boolean => {
    if (waited === undefined) return false;
    const left = unread().filter((name) => waited?.has(name) === true);
    const isLate = performance.now() >= until;
    if (isLate && left.length > 0)
      log.warn(
        { sources: left },
        `after ${time / 1000} s the server no longer waits for the first sync of some sources`,
      );
    waited = new Set(isLate ? [] : left);
    return waited.size === 0;
  };
  return {
    start() {
      waited = new Set(unread());
      until = performance.now() + time;
    },
    areOver,
    async areServed() {
      if (isReady) return true;
      if (!areOver()) return false;
      served ??= serve();
      try {
        await served;
        isReady = true;
      } catch (error) {
        served = undefined;
        if (!(error instanceof StoreUnavailable)) throw error;
      }
      return isReady;
    },
  };
}
