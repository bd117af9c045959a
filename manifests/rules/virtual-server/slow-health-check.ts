import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { readDuration } from '../../../runtime/language/duration.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const slowHealthCheck = defineDiagnostic<{ timeout: string; interval: string }>({
  code: 'virtual-server/slow-health-check',
  severity: 'warning',
  summary:
    'A health check that may take as long as the time between two of them, so that checks of one backend pile up.',
  message: ({ timeout, interval }) => `a health check may take ${timeout}, and the next one begins after ${interval}`,
  hint: () => 'make healthCheckTimeout shorter than healthCheckInterval',
});

/** A health check ends before the next one begins (spec 2, failureHandling.healthCheckTimeout). */
export const virtualServerSlowHealthCheck: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const handling = server.resource.spec.config?.operational?.failureHandling;
    if (handling === undefined) continue;
    const { healthCheckTimeout: timeout, healthCheckInterval: interval } = handling;
    const [longest, pause] = [readDuration(timeout), readDuration(interval)];
    if ('problem' in longest || 'problem' in pause || longest.nanoseconds < pause.nanoseconds) continue;
    // One of the two may be a default, which has no place in the input.
    const authored = server.authored.spec.config?.operational?.failureHandling;
    const field = authored?.healthCheckTimeout === undefined ? 'healthCheckInterval' : 'healthCheckTimeout';
    const path = ['spec', 'config', 'operational', 'failureHandling', field];
    report(slowHealthCheck({ timeout, interval }, placeOf(server, path, 'value')));
  }
};
