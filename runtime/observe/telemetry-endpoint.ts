import { readFileSync } from 'node:fs';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';

/** Where an OTLP exporter sends, and with what. */
export interface ExporterSettings {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly httpAgentOptions?: { readonly ca: Buffer };
}

/**
 * What an OTLP exporter of a signal is made with; undefined without an endpoint. An endpoint without a scheme gets the one
 * that `insecure` chooses; the signal's path is added to its path. Throws what the system says when the CA bundle cannot
 * be read.
 */
export function exporterSettings(
  { endpoint, headers, insecure = false, caCertPath }: TelemetryModelConfig,
  signal: 'traces' | 'metrics',
): ExporterSettings | undefined {
  if (endpoint === undefined || endpoint === '') return undefined;
  const base = /^https?:\/\//.test(endpoint) ? endpoint : `${insecure ? 'http' : 'https'}://${endpoint}`;
  return {
    url: `${base.replace(/\/+$/, '')}/v1/${signal}`,
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(caCertPath === undefined || caCertPath === '' ? {} : { httpAgentOptions: { ca: readFileSync(caCertPath) } }),
  };
}
