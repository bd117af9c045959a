// Generated from schemas/api/health-report.json by npm run generate. Do not edit.

/** Whether the server works. */
export interface HealthReport {
  /** healthy, alive, ready or not-ready. */
  readonly status: 'healthy' | 'alive' | 'ready' | 'not-ready';
  /** What a server that is not ready waits for. */
  readonly waitingFor?: readonly string[];
}
