import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { TelemetryModelConfig } from '../../generated/types/aggregator-telemetry-config.ts';
import { serviceResource, type ObservedService } from './service-resource.ts';
import { exporterSettings } from './telemetry-endpoint.ts';
import { remoteSpan, traceparentOf } from './trace-context.ts';

/** Attributes of a span; no secret, no token and no claim value. */
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

/** Something that is going on. */
export interface ActiveSpan {
  /** Header of requests to others that are part of it (W3C Trace Context). */
  readonly traceparent: string;
  /** A part of it. */
  child(name: string, values?: SpanValues): ActiveSpan;
  /** It is over; with a problem when it failed. */
  end(values?: SpanValues, problem?: string): void;
}

/** Where a server tells what it does. Everything is undefined, and costs nothing, where tracing is off. */
export interface Tracing {
  readonly enabled: boolean;
  /** A request that has come in, part of the trace that its headers name. */
  request(method: string, route: string, headers: TraceHeaders): RequestSpan | undefined;
  /** A message inside of a request: part of the trace that it names itself, or else of the request's. */
  message(
    name: string,
    values: SpanValues,
    named: TraceHeaders,
    request: ActiveSpan | undefined,
  ): ActiveSpan | undefined;
  /** Work that is part of what headers name, and not a request itself; the beginning of a trace where they name nothing. */
  part(name: string, values: SpanValues, named: TraceHeaders): ActiveSpan | undefined;
  /** Work that nobody asked for: a sync. */
  background(name: string, values?: SpanValues): ActiveSpan | undefined;
  close(): Promise<void>;
}

/** A request that is being answered. */
export interface RequestSpan extends ActiveSpan {
  /** The request is answered; 5xx is a failure of this server. */
  answered(status: number): void;
}

/** Headers of a request, in lower case. */
export type TraceHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const off: Tracing = {
  enabled: false,
  request: () => undefined,
  message: () => undefined,
  part: () => undefined,
  background: () => undefined,
  close: async () => {},
};

/**
 * Opens the tracing that a configuration asks for. A trace that begins here is kept with the probability of samplingRate;
 * one that comes with a request is kept where its sender keeps it. The libraries are loaded only when it is on.
 */
export async function openTracing(
  config: TelemetryModelConfig | undefined,
  program: ObservedService,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Tracing> {
  const settings = config?.tracingEnabled === true ? exporterSettings(config, 'traces') : undefined;
  if (config === undefined || settings === undefined) return off;
  const [sdk, { OTLPTraceExporter }, resource] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    serviceResource(config, program),
  ]);
  const provider = new sdk.TracerProvider({
    resource,
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(Number(config.samplingRate ?? '0.05')),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(settings) })],
  });
  const tracer = provider.getTracer(program.name, program.version);
  const named = environmentValues(config.environmentVariables ?? [], environment);
  const isLegacy = config.useLegacyAttributes ?? true;
  return {
    enabled: true,
    request: (method, route, headers) => {
      const remote = remoteSpan(headers['traceparent'], headers['tracestate']);
      const above = remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
      const legacy = isLegacy ? { 'http.method': method } : {};
      const attributes = { 'http.request.method': method, 'http.route': route, ...legacy, ...named };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, above);
      return requestSpan(activeSpan(span, tracer), isLegacy);
    },
    message: (name, values, context, request) => {
      const remote = remoteSpan(context['traceparent'], context['tracestate']);
      if (remote === undefined && request !== undefined) return request.child(name, values);
      const above = remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
      const attributes = { ...values, ...named };
      return activeSpan(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, above), tracer);
    },
    part: (name, values, context) => {
      const above = remoteSpan(context['traceparent'], context['tracestate']);
      const parent = above === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above);
      return activeSpan(tracer.startSpan(name, { attributes: { ...values, ...named } }, parent), tracer);
    },
    background: (name, values = {}) =>
      activeSpan(tracer.startSpan(name, { attributes: { ...values, ...named } }, ROOT_CONTEXT), tracer),
    close: () => provider.shutdown(),
  };
}

function activeSpan(span: Span, tracer: Tracer): ActiveSpan {
  return {
    get traceparent() {
      return traceparentOf(span.spanContext());
    },
    child: (name, values = {}) =>
      activeSpan(tracer.startSpan(name, { attributes: { ...values } }, trace.setSpan(ROOT_CONTEXT, span)), tracer),
    end: (values = {}, problem) => {
      span.setAttributes({ ...values });
      if (problem !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: problem });
      span.end();
    },
  };
}

function requestSpan(span: ActiveSpan, isLegacy: boolean): RequestSpan {
  return Object.assign(span, {
    answered: (status: number): void => {
      const legacy = isLegacy ? { 'http.status_code': status } : {};
      span.end({ 'http.response.status_code': status, ...legacy }, status >= 500 ? `answered ${status}` : undefined);
    },
  });
}

/** Variables of the environment that the configuration names, as attributes. */
function environmentValues(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[`environment.${name}`, value] as const];
    }),
  );
}
