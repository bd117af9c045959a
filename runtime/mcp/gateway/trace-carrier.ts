import type { IncomingHttpHeaders } from 'node:http';
import type { OutboundCall } from '../backend/backend.ts';
import { noHeaders, type OutboundHeaders } from '../backend/outbound-headers.ts';
import { scanEnvelope } from '../envelope/scan-envelope.ts';
import { insertion, splice } from '../envelope/splice.ts';

/** Headers of W3C Trace Context and W3C Baggage. */
const names = ['traceparent', 'tracestate', 'baggage'] as const;
/** Characters of one header that goes on; W3C Baggage, 3.3.2, asks for 8192 at most. */
const longest = 8192;

/** The trace that the headers of a client name, for the request toward a server. */
export function traceHeaders(headers: IncomingHttpHeaders): OutboundHeaders {
  let found: string[] | undefined;
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value.length <= longest) (found ??= []).push(name, value);
  }
  return found ?? noHeaders;
}

/**
 * A call as part of our own span: in its headers, and in `_meta` where the client has one (2026-07-28, `_meta`, trace context keys). Nothing
 * else of the message changes; without a span it stays as it is, and what the client says of its trace goes on.
 */
export function traced(call: OutboundCall, traceparent: string | undefined): OutboundCall {
  if (traceparent === undefined) return call;
  const headers: string[] = [];
  for (let index = 0; index < call.headers.length; index += 2) {
    const name = call.headers[index] ?? '';
    if (name !== 'traceparent') headers.push(name, call.headers[index + 1] ?? '');
  }
  headers.push('traceparent', traceparent);
  const { param, meta, bytes } = call.envelope;
  if (param._meta === undefined) return { ...call, headers };
  const text = JSON.stringify(traceparent);
  const edit =
    meta.traceparent === undefined
      ? insertion(bytes, param._meta, `"traceparent":${text}`)
      : { span: meta.traceparent, bytes: text };
  const envelope = scanEnvelope(splice(bytes, [edit]));
  if (envelope.kind === 'problem') throw new Error(`a traced message is refused: ${envelope.message}`);
  return { ...call, headers, body: envelope.bytes, envelope };
}
