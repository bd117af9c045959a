import { idText, stringOf } from '../mcp/envelope/envelope.ts';
import type { ObservedMessage, TraceHook } from '../mcp/gateway/hooks.ts';
import type { SpanValues, Tracing } from '../observe/tracing.ts';

/** Characters of a string that a client chose. */
const longest = 512;

/** A span for each message, by the semantic conventions of MCP. It is part of the trace that `_meta` names, or else of the request's. */
export function mcpTraces(tracing: Tracing): TraceHook {
  return {
    begin(message) {
      const { envelope, exchange } = message;
      const { traceparent, tracestate } = envelope.meta;
      const remote = { traceparent: stringOf(envelope, traceparent), tracestate: stringOf(envelope, tracestate) };
      const { method = 'response' } = envelope;
      const target =
        method === 'tools/call' || method === 'prompts/get' ? stringOf(envelope, envelope.param.name) : undefined;
      const name = target === undefined ? method.slice(0, longest) : `${method} ${target.slice(0, longest)}`;
      const span = tracing.message(name, valuesOf(message, target), remote, exchange.span);
      if (span === undefined) return undefined;
      return {
        traceparent: span.traceparent,
        end({ error }) {
          if (error === undefined) span.end();
          else
            span.end(
              { 'error.type': String(error.code), 'rpc.response.status_code': String(error.code) },
              error.message,
            );
        },
      };
    },
  };
}

function valuesOf({ envelope, revision, session }: ObservedMessage, target: string | undefined): SpanValues {
  const { method = 'response', param } = envelope;
  const uri = stringOf(envelope, param.uri);
  const id = idText(envelope);
  return {
    'mcp.method.name': method.slice(0, longest),
    'network.transport': 'tcp',
    'network.protocol.name': 'http',
    ...(revision === undefined ? {} : { 'mcp.protocol.version': revision }),
    ...(id === undefined ? {} : { 'jsonrpc.request.id': id.slice(0, longest) }),
    // An id of a session opens it where nobody signs in.
    ...(session === undefined ? {} : { 'mcp.session.id': session.slice(0, 8) }),
    ...(uri === undefined ? {} : { 'mcp.resource.uri': uri.slice(0, longest) }),
    ...(target === undefined ? {} : named(method, target.slice(0, longest))),
  };
}

function named(method: string, target: string): SpanValues {
  if (method === 'prompts/get') return { 'gen_ai.prompt.name': target };
  return { 'gen_ai.tool.name': target, 'gen_ai.operation.name': 'execute_tool' };
}
