import { createTraceState, type SpanContext } from '@opentelemetry/api';

const parent = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Longest trace state that is carried on (W3C Trace Context, 3.3.1.5: at least 512 characters). */
const longestState = 512;

/**
 * The remote span that a request says it belongs to (W3C Trace Context, traceparent and tracestate); undefined when it
 * says none, or says it wrongly: a trace then begins here.
 */
export function remoteSpan(traceparent: unknown, tracestate: unknown): SpanContext | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, version = 'ff', traceId = '', spanId = '', flags = '', more] = parent.exec(traceparent) ?? [];
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  const isCarried = typeof tracestate === 'string' && tracestate.length <= longestState;
  return {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
    ...(isCarried ? { traceState: createTraceState(tracestate) } : {}),
  };
}

/** The traceparent header that makes a request to somebody else part of a span. */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString().padStart(2, '0')}`;
}
