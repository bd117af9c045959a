// Generated from schemas/shared/aggregation/failure-handling-config.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** How the aggregation server notices backends that fail, and what it does about them. */
export interface FailureHandlingConfig {
  /**
   * Time between two health checks of a backend.
   * Default: "30s".
   */
  readonly healthCheckInterval?: PositiveDuration;
  /**
   * Failed checks in a row after which a backend counts as unhealthy.
   * Default: 3.
   * At least 1.
   */
  readonly unhealthyThreshold?: number;
  /**
   * Longest time one health check may take. Keep it below healthCheckInterval.
   * Default: "10s".
   */
  readonly healthCheckTimeout?: PositiveDuration;
  /**
   * Time between two status reports. A shorter time is fresher and costs more API calls.
   * Default: "30s".
   */
  readonly statusReportingInterval?: PositiveDuration;
  /**
   * fail refuses a request when any backend is unavailable, best_effort goes on with the others.
   * Default: "fail".
   */
  readonly partialFailureMode?: 'fail' | 'best_effort';
  /** Stops sending requests to a backend that keeps failing. */
  readonly circuitBreaker?: CircuitBreakerConfig;
}

/** Stops sending requests to a backend that keeps failing. */
export interface CircuitBreakerConfig {
  /**
   * Turns the circuit breaker on.
   * Default: false.
   */
  readonly enabled?: boolean;
  /**
   * Failures in a row that open the circuit.
   * Default: 5.
   * At least 1.
   */
  readonly failureThreshold?: number;
  /**
   * How long the circuit stays open before one request is tried.
   * Default: "60s".
   */
  readonly timeout?: string;
}
