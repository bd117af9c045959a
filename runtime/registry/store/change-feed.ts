import type { StoreChange } from './registry-store.ts';

/** Hands changes to those who listen. */
export interface ChangeFeed {
  announce(changes: readonly StoreChange[]): void;
  listen(listener: (change: StoreChange) => void): () => void;
  close(): void;
}

/** Changes of the same thing that come in one turn of the event loop are handed on once, after it. */
export function changeFeed(): ChangeFeed {
  const listeners = new Set<(change: StoreChange) => void>();
  const waiting = new Map<string, StoreChange>();
  let timer: NodeJS.Immediate | undefined;
  const flush = (): void => {
    timer = undefined;
    const changes = [...waiting.values()];
    waiting.clear();
    for (const change of changes) {
      for (const listener of listeners) listener(change);
    }
  };
  return {
    announce: (changes) => {
      // Whoever begins to listen reads what is there first.
      if (listeners.size === 0) return;
      for (const change of changes) waiting.set(`${change.of} ${'source' in change ? change.source : ''}`, change);
      if (waiting.size > 0) timer ??= setImmediate(flush);
    },
    listen: (listener) => {
      // Not the function itself: the same one may listen twice, and stops once each.
      const own = (change: StoreChange): void => listener(change);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    close: () => {
      listeners.clear();
      waiting.clear();
      clearImmediate(timer);
    },
  };
}
