/** Hands changes to those who listen. */
export interface ChangeFeed<Change> {
  announce(changes: readonly Change[]): void;
  /** Gives back the way to stop. */
  listen(listener: (change: Change) => void): () => void;
  close(): void;
}

/**
 * Changes with the same key (`keyOf`) that come in one turn of the event loop are handed on once, after it. Those without a key are
 * handed on at once.
 */
export function changeFeed<Change>(keyOf: (change: Change) => string | undefined): ChangeFeed<Change> {
  const listeners = new Set<(change: Change) => void>();
  const waiting = new Map<string, Change>();
  let timer: NodeJS.Immediate | undefined;
  const hand = (change: Change): void => {
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
        const key = keyOf(change);
        if (key === undefined) hand(change);
        else waiting.set(key, change);
      }
      if (waiting.size > 0) timer ??= setImmediate(flush);
    },
    listen: (listener) => {
      // Not the function itself: the same one may listen twice, and stops once each.
      const own = (change: Change): void => listener(change);
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
