/** Calls that come often, made seldom. */
export interface Throttled {
  call(): void;
  /** No call comes after it. */
  stop(): void;
}

/**
 * Makes calls together: the first one is made after `quiet` milliseconds, those in between with it, and the next at least `spacing`
 * after the one before. However many come, calls never stop coming through.
 */
export function throttle(action: () => void, quiet: number, spacing: number): Throttled {
  let timer: NodeJS.Timeout | undefined;
  let last = -Infinity;
  let isStopped = false;
  return {
    call() {
      if (timer !== undefined || isStopped) return;
      const wait = Math.max(quiet, last + spacing - performance.now());
      timer = setTimeout(() => {
        timer = undefined;
        last = performance.now();
        action();
      }, wait);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
