import type { Container } from '../../../generated/kubernetes/types.ts';

/** How often a program that has not answered yet is asked again. */
const startPeriodSeconds = 3;

/**
 * Startup, liveness and readiness probes over HTTP. A start gets `startWithinSeconds` (90 when absent)
 * before liveness counts.
 */
export function httpProbes(at: {
  readonly port: string;
  readonly live: string;
  readonly ready: string;
  readonly startWithinSeconds?: number;
}): Required<Pick<Container, 'startupProbe' | 'livenessProbe' | 'readinessProbe'>> {
  const get = (path: string) => ({ path, port: at.port, scheme: 'HTTP' });
  return {
    startupProbe: {
      httpGet: get(at.live),
      periodSeconds: startPeriodSeconds,
      timeoutSeconds: 3,
      failureThreshold: Math.ceil((at.startWithinSeconds ?? 90) / startPeriodSeconds),
    },
    livenessProbe: { httpGet: get(at.live), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
    readinessProbe: { httpGet: get(at.ready), periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 3 },
  };
}
