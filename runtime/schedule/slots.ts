/** Lets a bounded number of jobs run at the same time; the others wait in order. */
export interface Slots {
  /** Resolves with the way to give the slot back, or with undefined when the signal ended the wait. */
  take(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** Makes `count` slots. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();
  const giveBack = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };
  const once = (): (() => void) => {
    let isTaken = true;
    return () => {
      if (isTaken) giveBack();
      isTaken = false;
    };
  };
  return {
    async take(signal) {
      if (signal.aborted) return undefined;
      if (free > 0) {
        free -= 1;
        return once();
      }
      const { promise, resolve } = Promise.withResolvers<'given' | 'ended'>();
      const given = (): void => resolve('given');
      const end = (): void => {
        if (waiting.delete(given)) resolve('ended');
      };
      waiting.add(given);
      signal.addEventListener('abort', end, { once: true });
      const outcome = await promise;
      signal.removeEventListener('abort', end);
      return outcome === 'given' ? once() : undefined;
    },
  };
}
