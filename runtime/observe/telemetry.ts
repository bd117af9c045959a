import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import type { Log } from './log.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import type { ObservedService } from './service-resource.ts';
import { openTracing, type Tracing } from './tracing.ts';

/** Metrics and traces of a server. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Sends what is left and stops. */
  close(): Promise<void>;
}

/** How long the last of the telemetry may take to be sent when a server stops, in milliseconds. */
const lastWords = 2000;

/** How often one and the same complaint of an exporter is written, in milliseconds. */
const quietTime = 60_000;

/**
 * Opens what a configuration asks for, and has the libraries complain into the log: an endpoint that is out of reach costs
 * the telemetry, not the server. Signals that are turned on without an endpoint are named in a warning.
 */
export async function openTelemetry(
  config: TelemetryModelConfig | undefined,
  program: ObservedService,
  log: Log,
): Promise<Telemetry> {
  const hasEndpoint = config?.endpoint !== undefined && config.endpoint !== '';
  if (!hasEndpoint && (config?.tracingEnabled === true || config?.metricsEnabled === true)) {
    log.warn({}, 'telemetry is turned on without an endpoint, so nothing is sent: set telemetry.endpoint');
  }
  if (config !== undefined) complainInto(log);
  const [metrics, tracing] = await Promise.all([openMetrics(config, program), openTracing(config, program)]);
  return {
    metrics,
    tracing,
    close: async () => {
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(() => limit.resolve(), lastWords);
      await Promise.race([Promise.allSettled([metrics.close(), tracing.close()]), limit.promise]);
      clearTimeout(timer);
    },
  };
}

/** What went wrong: errors come as JSON with a stack, which is of no use to those who run the server. */
function reasonOf(message: string): string {
  if (!message.startsWith('{')) return message;
  try {
    const error: unknown = JSON.parse(message);
    const { message: reason } = typeof error === 'object' && error !== null && 'message' in error ? error : {};
    return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : message;
  } catch {
    // Something else that begins like an object.
    return message;
  }
}

function complainInto(log: Log): void {
  const said = new Map<string, number>();
  const complain = (message: string): void => {
    const now = Date.now();
    const text = reasonOf(message).slice(0, 500);
    if (now - (said.get(text) ?? -Infinity) < quietTime) return;
    if (said.size > 100) said.clear();
    said.set(text, now);
    log.warn({ detail: text }, 'telemetry could not be sent');
  };
  const ignore = (): void => {};
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
