import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import { listenTo } from '../../storage/postgres-listener.ts';
import { serverLogin } from '../../storage/postgres-login.ts';
import { StoreUnavailable } from '../../storage/store-unavailable.ts';
import type { ChangeFeed } from './change-feed.ts';
import { changeChannel, readChange } from './change-text.ts';
import type { StoreContext } from './store-context.ts';
import { movedSince, readRevisions, type Revisions } from './revisions.ts';

/** Milliseconds between looks at the revisions: while nobody tells us of changes, and to be sure while somebody does. */
const pollAlone = 500;
const pollBeside = 5_000;

/** Follows what other replicas change. */
export interface ReplicaChanges {
  /** Begins with what has moved since the baseline. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Announces the changes of other replicas on the same PostgreSQL: told by LISTEN where a connection for it may be had, and by
 * looking at the revisions otherwise. After an interruption everything that moved is announced.
 */
export function replicaChanges(
  context: StoreContext,
  feed: ChangeFeed,
  settings: RegistryDatabase,
  id: string,
  baseline: Revisions,
): ReplicaChanges {
  let known = baseline;
  let isListening = false;
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
    timer = setTimeout(lookNow, isListening ? pollBeside : pollAlone);
    timer.unref();
  };

  return {
    start: () => {
      if (stopListening !== undefined || isStopped) return;
      const isUp = (is: boolean): void => {
        isListening = is;
        lookNow();
      };
      // With a single connection allowed, there is none to spare for listening.
      const { maxOpenConns = 10 } = settings;
      stopListening =
        maxOpenConns < 2
          ? () => Promise.resolve()
          : listenTo(changeChannel, settings, serverLogin(settings), 'svc-registry-listen', {
              onNotification: (text) => {
                const change = readChange(text, id);
                if (change !== undefined) feed.announce([change]);
              },
              onUp: () => isUp(true),
              onDown: () => isUp(false),
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
