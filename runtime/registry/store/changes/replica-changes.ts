import type { RegistryDatabase } from '../../../../generated/types/registry-database.ts';
import { listenTo } from '../../../storage/postgres/postgres-listener.ts';
import { serverLogin } from '../../../storage/postgres/postgres-login.ts';
import { StoreUnavailable } from '../../../storage/store-unavailable.ts';
import type { StoreFeed } from './store-feed.ts';
import { changeChannel, readChange } from './change-text.ts';
import type { StoreContext } from '../store-context.ts';
import { storeOwner } from '../store-owner.ts';
import { movedSince, readRevisions, type Revisions } from './revisions.ts';

/**
 * Milliseconds between looks at the revisions. Also while somebody tells us of changes: a pooler in front of the database may take
 * LISTEN and never pass anything on, and replicas agree within a second all the same (RegistryStore.onChange).
 */
export const lookInterval = 500;

/** Follows what other replicas change. */
export interface ReplicaChanges {
  /** Begins with what has moved since the baseline. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Announces the changes of other replicas on the same PostgreSQL: told by LISTEN where a connection for it may be had, and found
 * by looking at the revisions in any case. After an interruption everything that moved is announced.
 */
export function replicaChanges(
  context: StoreContext,
  feed: StoreFeed,
  settings: RegistryDatabase,
  id: string,
  baseline: Revisions,
): ReplicaChanges {
  let known = baseline;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (isStopped) return;
    try {
      const found = await readRevisions(context);
      const before = known;
      known = found;
      feed.announce(movedSince(before, found));
    } catch (error) {
      // Whoever uses the store meets it too; the next look is soon.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    schedule();
  };
  const lookNow = (): void => {
    looking = looking.then(look);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(lookNow, lookInterval);
    timer.unref();
  };

  return {
    start: () => {
      if (stopListening !== undefined || isStopped) return;
      // With a single connection allowed, there is none to spare for listening.
      const { maxOpenConns = 10 } = settings;
      stopListening =
        maxOpenConns < 2
          ? () => Promise.resolve()
          : listenTo(changeChannel, settings, serverLogin(settings), `${storeOwner.name}-listen`, {
              onNotification: (text) => {
                const change = readChange(text, id);
                if (change !== undefined) feed.announce([change]);
              },
              // Earlier notifications were missed.
              onUp: lookNow,
            });
      lookNow();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await stopListening?.();
      await looking;
    },
  };
}
