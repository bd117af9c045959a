import { afterEach, expect, test } from 'vitest';
import { startAnsweringServer } from '../support/answering-server.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { findTools, modernClient, startOver, startToolServer } from '../support/mcp/searching-aggregator.ts';
import { listAt, textAt } from '../support/plain-walk.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Span {
  readonly name: string;
  readonly id: string;
  readonly parent: string;
  readonly trace: string;
}

/** A collector of OpenTelemetry with the spans that it got. */
async function collector(): Promise<{ readonly endpoint: string; readonly spans: readonly Span[] }> {
  const spans: Span[] = [];
  const server = await startAnsweringServer(({ path, body }) => {
    if (path !== '/v1/traces') return {};
    for (const resource of listAt(JSON.parse(body), 'resourceSpans'))
      for (const scope of listAt(resource, 'scopeSpans'))
        for (const span of listAt(scope, 'spans'))
          spans.push({
            name: textAt(span, 'name'),
            id: textAt(span, 'spanId'),
            parent: textAt(span, 'parentSpanId'),
            trace: textAt(span, 'traceId'),
          });
    return {};
  });
  closing.push(() => server.close());
  return { endpoint: `127.0.0.1:${server.port}`, spans };
}

test('workflows and their steps are measured, and are part of the trace from the client to the servers', async () => {
  const { endpoint, spans } = await collector();
  const server = await startToolServer(() => [{ name: 'read' }, { name: 'write' }]);
  closing.push(() => server.close());
  const aggregator = await startOver(
    { a: server },
    {
      telemetry: {
        endpoint,
        insecure: true,
        tracingEnabled: true,
        samplingRate: '1',
        enablePrometheusMetricsPath: true,
      },
      compositeTools: [
        {
          name: 'both',
          description: 'Reads, then writes',
          steps: [
            { id: 'first', tool: 'a.read' },
            { id: 'second', tool: 'a.write', dependsOn: ['first'] },
            { id: 'never', tool: 'a.write', dependsOn: ['second'], condition: 'false' },
          ],
        },
        { name: 'broken', description: 'Fails', steps: [{ id: 'only', tool: 'a.gone' }] },
      ],
    },
  );
  closing.push(() => aggregator.close());
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  await (await postModern(aggregator.endpoint, 'tools/call', { name: 'both' }, { headers })).text();
  await (await postModern(aggregator.endpoint, 'tools/call', { name: 'broken' })).text();
  const metrics = await (await fetch(`${aggregator.address}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => !line.startsWith('#'));
  const counted = (name: string, ...labels: readonly string[]): string | undefined =>
    lines.find((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))?.split(' ')[1];
  const executions = 'svc_aggregator_workflow_executions_total';
  expect(counted(executions, 'svc_workflow_name="both"', 'svc_workflow_outcome="completed"')).toBe('1');
  expect(counted(executions, 'svc_workflow_name="broken"', 'svc_workflow_outcome="failed"')).toBe('1');
  expect(counted('svc_aggregator_workflow_errors_total', 'svc_workflow_name="broken"')).toBe('1');
  expect(counted('svc_aggregator_workflow_errors_total', 'svc_workflow_name="both"')).toBeUndefined();
  expect(counted('svc_aggregator_workflow_duration_seconds_count', 'svc_workflow_name="both"')).toBe('1');
  const step = 'svc_aggregator_workflow_step_duration_seconds_count';
  expect(counted(step, 'svc_workflow_step="first"', 'svc_workflow_outcome="completed"')).toBe('1');
  expect(counted(step, 'svc_workflow_step="never"', 'svc_workflow_outcome="skipped"')).toBe('1');
  await aggregator.close();
  const named = (name: string): Span => {
    const [span, ...others] = spans.filter((one) => one.name === name);
    if (span === undefined || others.length > 0) throw new Error(`${others.length} others of ${name}`);
    return span;
  };
  const [run, first, second] = [named('workflow both'), named('step first'), named('step second')];
  expect(run).toMatchObject({ trace, parent: named('tools/call both').id });
  expect(first).toMatchObject({ trace, parent: run.id });
  expect(second).toMatchObject({ trace, parent: run.id });
  const parents = server.of('tools/call').map(({ request }) => request.headers['traceparent']);
  expect(parents).toEqual([first, second].map(({ id }) => `00-${trace}-${id}-01`));
  expect(named('workflow broken').parent).toBe(named('tools/call broken').id);
});

test('searches are measured, without what is searched for', async () => {
  const server = await startToolServer(() => [{ name: 'read', description: 'Reads a file' }, { name: 'other' }]);
  closing.push(() => server.close());
  const aggregator = await startOver(
    { a: server },
    { optimizer: {}, telemetry: { enablePrometheusMetricsPath: true } },
  );
  closing.push(() => aggregator.close());
  const client = modernClient(aggregator);
  expect(await findTools(client, 'reads a file', ['read'])).toEqual(['a_read']);
  expect(await findTools(client, 'zebra')).toEqual([]);
  await client.call('find_tool', {});
  const metrics = await (await fetch(`${aggregator.address}/metrics`)).text();
  const valueOf = (name: string, label: string): string | undefined =>
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name}{`) && line.includes(label))
      ?.split(' ')[1];
  const duration = 'svc_aggregator_search_duration_seconds_count';
  for (const outcome of ['found', 'nothing', 'refused'])
    expect(valueOf(duration, `svc_search_outcome="${outcome}"`)).toBe('1');
  expect(valueOf('svc_aggregator_search_results_count', 'svc_search_by="keyword"')).toBe('2');
  const all = Number(valueOf('svc_aggregator_search_tokens_total', 'svc_search_tokens="all"'));
  expect(Number(valueOf('svc_aggregator_search_tokens_total', 'svc_search_tokens="returned"'))).toBeLessThan(all);
  expect(metrics).not.toContain('zebra');
});

test('metrics are at their path only where the configuration asks for them', async () => {
  const server = await startToolServer(() => []);
  closing.push(() => server.close());
  const aggregator = await startOver({ a: server });
  closing.push(() => aggregator.close());
  expect((await fetch(`${aggregator.address}/metrics`)).status).toBe(404);
});
