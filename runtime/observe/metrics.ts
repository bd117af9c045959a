import type { Attributes, Meter } from '@opentelemetry/api';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import { exporterSettings } from './telemetry-endpoint.ts';
import { serviceResource, type ObservedService } from './service-resource.ts';

/** Labels of a measurement: few values each, never a name that clients choose. */
export type Labels = Readonly<Record<string, string | number>>;

/** Where a server measures. Everything costs nothing where metrics are off. */
export interface Metrics {
  readonly enabled: boolean;
  /** Counts events. */
  counter(name: string, description: string): (labels: Labels, by?: number) => void;
  /** Distributions; `bounds` are the upper bounds of its buckets, in the unit. */
  histogram(
    name: string,
    description: string,
    unit: string,
    bounds: readonly number[],
  ): (value: number, labels: Labels) => void;
  /** A value that is asked for when somebody looks. */
  gauge(name: string, description: string, read: () => Iterable<readonly [value: number, labels: Labels]>): void;
  /** The text format of Prometheus; undefined where the configuration does not ask for it. */
  prometheus(): Promise<string> | undefined;
  close(): Promise<void>;
}

/** Content type of the text format. */
export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

const off: Metrics = {
  enabled: false,
  counter: () => () => {},
  histogram: () => () => {},
  gauge: () => {},
  prometheus: () => undefined,
  close: async () => {},
};

/**
 * Opens the metrics that a configuration asks for: the text format on request, OTLP every minute, both or neither. The
 * libraries are loaded only where something is asked for.
 */
export async function openMetrics(
  config: TelemetryModelConfig | undefined,
  program: ObservedService,
): Promise<Metrics> {
  if (config === undefined) return off;
  const settings = config.metricsEnabled === true ? exporterSettings(config, 'metrics') : undefined;
  const isScraped = config.enablePrometheusMetricsPath === true;
  if (settings === undefined && !isScraped) return off;
  const [{ MeterProvider, PeriodicExportingMetricReader }, resource] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    serviceResource(config, program),
  ]);
  const scraped = isScraped ? await prometheusReader() : undefined;
  const readers: IMetricReader[] = scraped === undefined ? [] : [scraped.reader];
  if (settings !== undefined) {
    const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(settings) }));
  }
  const provider = new MeterProvider({ resource, readers });
  return metricsOf(provider.getMeter(program.name, program.version), scraped?.text, () => provider.shutdown());
}

function metricsOf(meter: Meter, text: (() => Promise<string>) | undefined, close: () => Promise<void>): Metrics {
  return {
    enabled: true,
    counter: (name, description) => {
      const counter = meter.createCounter(name, { description });
      return (labels, by = 1) => counter.add(by, labels);
    },
    histogram: (name, description, unit, bounds) => {
      const advice = { explicitBucketBoundaries: [...bounds] };
      const histogram = meter.createHistogram(name, { description, unit, advice });
      return (value, labels) => histogram.record(value, labels);
    },
    gauge: (name, description, read) => {
      meter.createObservableGauge(name, { description }).addCallback((result) => {
        for (const [value, labels] of read()) result.observe(value, labels satisfies Attributes);
      });
    },
    prometheus: () => text?.(),
    close,
  };
}

/** A reader without a port of its own, and what turns what it collects into text. */
async function prometheusReader(): Promise<{
  readonly reader: IMetricReader;
  readonly text: () => Promise<string>;
}> {
  const { PrometheusExporter, PrometheusSerializer } = await import('@opentelemetry/exporter-prometheus');
  const reader = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  return { reader, text: async () => withUnits(serializer.serialize((await reader.collect()).resourceMetrics)) };
}

/** Names that end in their unit, as Prometheus wants them; the serializer only says the unit in a comment. */
function withUnits(text: string): string {
  const names = [...text.matchAll(/^# UNIT (\w+) s$/gm)].map(([, name = '']) => name);
  const named = names.reduce(
    (lines, name) => lines.replaceAll(new RegExp(`^(# [A-Z]+ )?${name}(?=[ {_])`, 'gm'), `$1${name}_seconds`),
    text,
  );
  return named.replaceAll(/^# UNIT .*\n/gm, '');
}
