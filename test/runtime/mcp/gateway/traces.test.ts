import { describe, expect, test } from 'vitest';
import type { TraceHook } from '../../../../runtime/mcp/gateway/hooks.ts';
import { mcpTraces } from '../../../../runtime/endpoint/mcp-traces.ts';
import type { ActiveSpan, Tracing } from '../../../../runtime/observe/tracing.ts';
import { openGateway, toolCall } from '../../../support/mcp/open-gateways.ts';
import { openSession, postModern } from '../../../support/mcp/raw-client.ts';
import { legacyScript, modernScript, type Answering, type Received } from '../../../support/mcp/scripted-server.ts';

const ours = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';
const theirs = '00-11111111111111111111111111111111-2222222222222222-01';

function answers({ message }: Received, answer: Answering): void {
  answer.result({ resultType: 'complete', content: [], params: message.params });
}

/** Spans that are kept instead of sent. */
function recorded() {
  const spans: object[] = [];
  const span = (name: string, values: object, above: unknown): ActiveSpan => {
    const kept = { name, ...values, above };
    spans.push(kept);
    return {
      traceparent: ours,
      child: (each, more = {}) => span(each, more, name),
      end: (more = {}, problem) =>
        void Object.assign(kept, more, { ended: true }, problem === undefined ? {} : { problem }),
    };
  };
  const tracing: Tracing = {
    enabled: true,
    request: () => undefined,
    message: (name, values, named) => span(name, values, named['traceparent']),
    part: () => undefined,
    background: () => undefined,
    close: async () => undefined,
  };
  return { spans, traces: mcpTraces(tracing) };
}

describe('a traced message', () => {
  test('of 2026-07-28 is part of the trace in its _meta, and the server gets our span there and in its headers', async () => {
    const { spans, traces } = recorded();
    const { endpoint, server } = await openGateway(modernScript(answers), { hooks: { traces } });
    const headers = { traceparent: theirs, tracestate: 'a=1', baggage: 'k=v' };
    await postModern(
      endpoint,
      'tools/call',
      { name: 'echo', n: 1 },
      { headers, meta: { traceparent: theirs, tracestate: 'b=2' } },
    );
    expect(spans).toEqual([
      {
        name: 'tools/call echo',
        'mcp.method.name': 'tools/call',
        'network.transport': 'tcp',
        'network.protocol.name': 'http',
        'mcp.protocol.version': '2026-07-28',
        'jsonrpc.request.id': '1',
        'gen_ai.tool.name': 'echo',
        'gen_ai.operation.name': 'execute_tool',
        above: theirs,
        ended: true,
      },
    ]);
    const [call] = server.of('tools/call');
    expect(call?.message.params?.['_meta']).toMatchObject({ traceparent: ours, tracestate: 'b=2' });
    expect(call?.request.headers).toMatchObject({ traceparent: ours, tracestate: 'a=1', baggage: 'k=v' });
    expect(call?.body).toBe(call?.body.replace(theirs, ours));
  });

  test('of a session has our span too, and its errors are on it', async () => {
    const { spans, traces } = recorded();
    const refuse = { id: 'file:///x', method: 'resources/read', jsonrpc: '2.0', params: {} };
    const { endpoint, server } = await openGateway(legacyScript(answers), { hooks: { traces } });
    const client = await openSession(endpoint);
    await client.post(toolCall(1, { _meta: { progressToken: 7 } }));
    await client.post(refuse);
    expect(spans).toMatchObject([
      { name: 'initialize', ended: true },
      { name: 'tools/call slow', 'mcp.session.id': client.session.slice(0, 8), ended: true },
      { name: 'resources/read', 'error.type': '-32602', problem: expect.any(String), ended: true },
    ]);
    const [call] = server.of('tools/call');
    expect(call?.message.params?.['_meta']).toEqual({ traceparent: ours, progressToken: 7 });
    expect(call?.request.headers['traceparent']).toBe(ours);
  });

  test('is not changed where nothing is traced: what the client says of its trace goes on', async () => {
    const traces: TraceHook = { begin: () => undefined };
    for (const hooks of [{}, { traces }]) {
      const { endpoint, server } = await openGateway(modernScript(answers), { hooks });
      await postModern(
        endpoint,
        'tools/call',
        { name: 'echo' },
        { headers: { traceparent: theirs }, meta: { traceparent: theirs } },
      );
      const [call] = server.of('tools/call');
      expect(call?.message.params?.['_meta']).toMatchObject({ traceparent: theirs });
      expect(call?.request.headers['traceparent']).toBe(theirs);
    }
  });
});
