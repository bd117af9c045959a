import type { StoreChange } from './registry-store.ts';

/** Hands changes to those who listen. */
export interface ChangeFeed {
  announce(changes: readonly StoreChange[]): void;
  listen(listener: (change: StoreChange) => void): () => void;
  close(): void;
}

/**
 * Changes of the same thing that come in one turn of the event loop are handed on once, after it. Those that bring what was added
 * are handed on at once: their writer is about to read it.
 */
export function changeFeed(): ChangeFeed {
  const listeners = new Set<(change: StoreChange) => void>();
  const waiting = new Map<string, StoreChange>();
  let timer: NodeJS.Immediate | undefined;
  const hand = (change: StoreChange): void => {
    for (const listener of listeners) listener(change);
  };
  const flush = (): void => {
    timer = undefined;
    const changes = [...waiting.values()];
    waiting.clear();
    for (const change of changes) hand(change);
  };
  return {
    announce: (changes) => {
      // Whoever begins to listen reads what is there first.
      if (listeners.size === 0) return;
      for (const change of changes) {
        if ('added' in change) hand(change);
        else waiting.set(keyOf(change), change);
      }
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

/** Equal for changes that one reading serves. One that was found at a revision does not stand for one that was told of. */
function keyOf(change: StoreChange): string {
  const { of } = change;
  return of === 'entries'
    ? `${of} ${change.source} ${change.revision ?? ''}`
    : `${of} ${'source' in change ? change.source : ''}`;
}
