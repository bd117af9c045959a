/** Settings of a circuit breaker (specification 2, CircuitBreakerConfig). */
export interface CircuitBreakerSettings {
  /** Failures in a row that open it. */
  readonly failureThreshold: number;
  /** Milliseconds for which it stays open before one request is tried. */
  readonly timeout: number;
}

export type CircuitState = 'closed' | 'open' | 'half-open';

/** Keeps requests away from a backend that keeps failing. Fed by calls and by health checks alike. */
export interface CircuitBreaker {
  readonly state: CircuitState;
  /** Whether a request may go. A half-open circuit lets one through: its end has to be reported. */
  admit(): boolean;
  succeeded(): void;
  failed(): void;
  /** A request that was let through ended without saying anything about the backend. */
  ended(): void;
  /**
   * A health check has ended. Failed ones count like calls. One that succeeds closes the circuit where the check before it failed: the
   * backend was away and is back. Where only calls fail, it says nothing about them.
   */
  checked(hasFailed: boolean): void;
}

/** Makes a circuit breaker. `now`: milliseconds of a clock that only goes forward. */
export function circuitBreaker(
  { failureThreshold, timeout }: CircuitBreakerSettings,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let openedAt: number | undefined;
  let isTrying = false;
  let wasAway = false;
  const isOver = (): boolean => openedAt !== undefined && now() - openedAt >= timeout;
  function succeeded(): void {
    failures = 0;
    openedAt = undefined;
    isTrying = false;
  }

  function failed(): void {
    failures += 1;
    // What began before the circuit opened says nothing new about it.
    if (openedAt === undefined ? failures >= failureThreshold : isTrying) openedAt = now();
    isTrying = false;
  }

  return {
    get state() {
      if (openedAt === undefined) return 'closed';
      return isOver() ? 'half-open' : 'open';
    },
    admit() {
      if (openedAt === undefined) return true;
      if (!isOver() || isTrying) return false;
      isTrying = true;
      return true;
    },
    succeeded,
    failed,
    ended() {
      isTrying = false;
    },
    checked(hasFailed) {
      if (hasFailed) {
        failures += 1;
        if (openedAt === undefined && failures >= failureThreshold) openedAt = now();
      } else if (wasAway) succeeded();
      wasAway = hasFailed;
    },
  };
}
