/** Settings of a circuit breaker (specification 2, CircuitBreakerConfig). */
export interface CircuitBreakerSettings {
  /** Failures in a row that open it. */
  readonly failureThreshold: number;
  /** Milliseconds for which it stays open before one request is tried. */
  readonly timeout: number;
}

export type CircuitState = 'closed' | 'open' | 'half-open';

/** A request that was let through; its end has to be reported. */
export interface AdmittedRequest {
  succeeded(): void;
  failed(): void;
  /** It ended without saying anything about the backend. */
  ended(): void;
}

/** Keeps requests away from a backend that keeps failing. Fed by calls and by health checks alike. */
export interface CircuitBreaker {
  readonly state: CircuitState;
  /** Lets a request go, or not. A half-open circuit lets one through at a time. */
  admit(): AdmittedRequest | undefined;
  /**
   * A health check has ended. Failed ones count like calls. One that succeeds closes the circuit where the check before it failed: the
   * backend was away and is back. Where only calls fail, a successful check does not reset their failures.
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
  /** The one that a half-open circuit has let through. */
  let trial: AdmittedRequest | undefined;
  let wasAway = false;
  const isOver = (): boolean => openedAt !== undefined && now() - openedAt >= timeout;
  function succeeded(): void {
    failures = 0;
    openedAt = undefined;
    trial = undefined;
  }

  function admitted(): AdmittedRequest {
    const request: AdmittedRequest = {
      succeeded,
      failed() {
        failures += 1;
        // Failures of requests that began before the circuit opened do not extend it.
        if (openedAt === undefined ? failures >= failureThreshold : trial === request) openedAt = now();
        request.ended();
      },
      ended() {
        // Others that end meanwhile let nobody else through.
        if (trial === request) trial = undefined;
      },
    };
    return request;
  }

  return {
    get state() {
      if (openedAt === undefined) return 'closed';
      return isOver() ? 'half-open' : 'open';
    },
    admit() {
      if (openedAt === undefined) return admitted();
      if (!isOver() || trial !== undefined) return undefined;
      trial = admitted();
      return trial;
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
