import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';

/** Telemetry of a run document in the terms of every program. Header values come from their variables (secrets among them). */
export function telemetrySettings(config: RunConfigWithDefaults): TelemetryModelConfig | undefined {
  const { telemetry } = config;
  if (telemetry === undefined) return undefined;
  const { headersFromEnv, samplingRate, headers, ...rest } = telemetry;
  const { endpoint = '', tracingEnabled, metricsEnabled } = rest;
  // Both are on by default, "once there is an endpoint": with Prometheus alone, nothing is missing.
  const isScrapedOnly = endpoint === '' && rest.enablePrometheusMetricsPath;
  const fromEnvironment = Object.entries(headersFromEnv ?? {}).flatMap(([name, variable]) => {
    const value = process.env[variable];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    serviceName: config.name ?? 'svc-proxy',
    ...rest,
    tracingEnabled: tracingEnabled && !isScrapedOnly,
    metricsEnabled: metricsEnabled && !isScrapedOnly,
    samplingRate: String(samplingRate),
    headers: { ...headers, ...Object.fromEntries(fromEnvironment) },
  };
}
