import { requestMetrics } from '../observe/request-metrics.ts';
import type { Telemetry } from '../observe/telemetry.ts';
import type { ExchangeObserver } from './exchange.ts';

/** Routes that probes ask every few seconds: they are measured, but no traces. */
const probes: ReadonlySet<string> = new Set(['/health', '/livez', '/readyz', '/metrics']);

/** What a server's requests tell its metrics and traces; none where both are off. */
export function telemetryObservers({ metrics, tracing }: Telemetry): ExchangeObserver[] {
  const observers: ExchangeObserver[] = [];
  if (metrics.enabled) {
    const requests = requestMetrics(metrics);
    observers.push({ begin: () => requests.begin(), end: (_exchange, record) => requests.end(record) });
  }
  if (tracing.enabled) {
    observers.push({
      begin: (exchange) => {
        if (!probes.has(exchange.route)) {
          exchange.span = tracing.request(exchange.method, exchange.route, exchange.headers);
        }
      },
      end: ({ span }, { status }) => span?.answered(status),
    });
  }
  return observers;
}
