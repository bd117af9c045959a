// Generated from schemas/shared/aggregation/failure-handling-config.json by npm run generate. Do not edit.

import type { CircuitBreakerConfig, FailureHandlingConfig } from '../types/failure-handling-config.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';

/** How the aggregation server notices backends that fail, and what it does about them. */
export interface FailureHandlingConfigWithDefaults {
  /**
   * Time between two health checks of a backend.
   * Default: "30s".
   */
  readonly healthCheckInterval: PositiveDuration;
  /**
   * Failed checks in a row after which a backend counts as unhealthy.
   * Default: 3.
   * At least 1.
   */
  readonly unhealthyThreshold: number;
  /**
   * Longest time one health check may take. Keep it below healthCheckInterval.
   * Default: "10s".
   */
  readonly healthCheckTimeout: PositiveDuration;
  /**
   * Time between two status reports. A shorter time is fresher and costs more API calls.
   * Default: "30s".
   */
  readonly statusReportingInterval: PositiveDuration;
  /**
   * fail refuses a request when any backend is unavailable, best_effort goes on with the others.
   * Default: "fail".
   */
  readonly partialFailureMode: 'fail' | 'best_effort';
  /** Stops sending requests to a backend that keeps failing. */
  readonly circuitBreaker?: CircuitBreakerConfigWithDefaults;
}

/** Stops sending requests to a backend that keeps failing. */
export interface CircuitBreakerConfigWithDefaults {
  /**
   * Turns the circuit breaker on.
   * Default: false.
   */
  readonly enabled: boolean;
  /**
   * Failures in a row that open the circuit.
   * Default: 5.
   * At least 1.
   */
  readonly failureThreshold: number;
  /**
   * How long the circuit stays open before one request is tried.
   * Default: "60s".
   */
  readonly timeout: string;
}

/** Fills in the static defaults of FailureHandlingConfig, below what is present; the input is not changed. */
export function withFailureHandlingConfigDefaults(value: FailureHandlingConfig): FailureHandlingConfigWithDefaults {
  const others: Omit<FailureHandlingConfig, 'circuitBreaker'> = value;
  const filled: { -readonly [Key in keyof FailureHandlingConfigWithDefaults]: FailureHandlingConfigWithDefaults[Key] } = {
    ...others,
    healthCheckInterval: value.healthCheckInterval ?? '30s',
    unhealthyThreshold: value.unhealthyThreshold ?? 3,
    healthCheckTimeout: value.healthCheckTimeout ?? '10s',
    statusReportingInterval: value.statusReportingInterval ?? '30s',
    partialFailureMode: value.partialFailureMode ?? 'fail',
  };
  if (value.circuitBreaker !== undefined) filled.circuitBreaker = withCircuitBreakerConfigDefaults(value.circuitBreaker);
  return filled;
}

/** Fills in the static defaults of CircuitBreakerConfig, below what is present; the input is not changed. */
export function withCircuitBreakerConfigDefaults(value: CircuitBreakerConfig): CircuitBreakerConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
    failureThreshold: value.failureThreshold ?? 5,
    timeout: value.timeout ?? '60s',
  };
}
