import { createServer } from 'node:http';
import { diag } from '@opentelemetry/api';
import { afterEach, describe, expect, test } from 'vitest';
import type { TelemetryModelConfig } from '../../../generated/types/aggregator-telemetry-config.ts';
import { telemetryObservers } from '../../../runtime/http/telemetry-observer.ts';
import { catalogMetrics } from '../../../runtime/registry/catalog-metrics.ts';
import { exporterSettings } from '../../../runtime/observe/telemetry-endpoint.ts';
import { openTelemetry, type Telemetry } from '../../../runtime/observe/telemetry.ts';
import { remoteSpan, traceparentOf } from '../../../runtime/observe/trace-context.ts';
import { openTracing } from '../../../runtime/observe/tracing.ts';
import { memoryLog } from '../../support/memory-log.ts';
import { operationsServer } from '../../support/operations-server.ts';

const program = { name: 'svc-registry', version: '1.2.3' };
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    await close();
  }
});

/** A collector that keeps what it is sent. */
async function collector(): Promise<{ endpoint: string; received: { path: string; headers: object; text: string }[] }> {
  const received: { path: string; headers: object; text: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(chunks).toString() });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  return { endpoint: `127.0.0.1:${address.port}`, received };
}

async function telemetry(config: TelemetryModelConfig | undefined): Promise<Telemetry> {
  const opened = await openTelemetry(config, program, memoryLog().log);
  closing.push(() => opened.close());
  return opened;
}

/** Sends some requests to a server that is observed. */
async function requests(observed: Telemetry, headers: Record<string, string> = {}): Promise<void> {
  const { server } = operationsServer({ observers: telemetryObservers(observed) });
  await server.app.inject({ url: '/r/v0.1/servers', headers });
  await server.app.inject({ url: '/other/v0.1/servers?limit=0', headers });
  await server.app.inject({ url: '/health', headers });
  await server.app.inject({ url: `/${'x'.repeat(20)}`, headers });
  await server.app.close();
}

describe('metrics', () => {
  test('count requests by method, route and status, never by what clients choose', async () => {
    const observed = await telemetry({ enablePrometheusMetricsPath: true });
    await requests(observed);
    const text = (await observed.metrics.prometheus()) ?? '';
    const counts = [...text.matchAll(/^http_server_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map((m) =>
      m.slice(1),
    );
    const labels = (route: string, status: number): string =>
      `http_request_method="GET",http_route="${route}",http_response_status_code="${status}"`;
    expect(counts).toEqual([
      [labels('/{registry}/v0.1/servers', 200), '1'],
      [labels('/{registry}/v0.1/servers', 400), '1'],
      [labels('/health', 200), '1'],
      [labels('unknown', 404), '1'],
    ]);
    expect(text).toMatch(/^http_server_active_requests 0$/m);
    expect(text).not.toMatch(/xxxx|other/);
    expect(text).toMatch(/^# TYPE http_server_request_duration_seconds histogram$/m);
  });

  test('tell of the catalog', async () => {
    const observed = await telemetry({ enablePrometheusMetricsPath: true });
    let count = 0;
    const catalog = catalogMetrics(observed.metrics, () => [{ source: 'tools', type: 'server', count }]);
    count = 7;
    catalog.syncEnded('tools', 'changed', 0.3);
    catalog.failed('sync', 'fetch');
    const text = (await observed.metrics.prometheus()) ?? '';
    expect(text).toMatch(/^svc_registry_entries\{source="tools",type="server"\} 7$/m);
    expect(text).toMatch(/^svc_registry_sync_duration_seconds_bucket\{source="tools",outcome="changed",le="0.5"\} 1$/m);
    expect(text).toMatch(/^svc_registry_errors_total\{area="sync",error_type="fetch"\} 1$/m);
  });

  test('go out over OTLP with the resource that the configuration describes', async () => {
    const { endpoint, received } = await collector();
    const observed = await telemetry({
      endpoint,
      insecure: true,
      metricsEnabled: true,
      serviceName: 'catalog',
      customAttributes: { team: 'a' },
      headers: { 'x-key': 'k' },
    });
    await requests(observed);
    await observed.close();
    expect(received).toMatchObject([{ path: '/v1/metrics', headers: { 'x-key': 'k' } }]);
    expect(received[0]?.text).toMatch(/"service.name".*"catalog"/);
    expect(received[0]?.text).toContain('http.server.request.duration');
    expect(observed.metrics.prometheus()).toBeUndefined();
  });

  test('and traces are off, and observe nothing, unless they are turned on', async () => {
    for (const config of [undefined, {}, { endpoint: '127.0.0.1:1' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const observed = await telemetry(config);
      expect([observed.metrics.enabled, observed.tracing.enabled]).toEqual([false, false]);
      expect(telemetryObservers(observed)).toEqual([]);
      expect(observed.tracing.request('GET', '/', {})).toBeUndefined();
    }
  });
});

describe('traces', () => {
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  test('go on where a request says it belongs, without the probes', async () => {
    const { endpoint, received } = await collector();
    const observed = await telemetry({ endpoint, insecure: true, tracingEnabled: true, samplingRate: '0' });
    await requests(observed, { traceparent: parent });
    await observed.close();
    expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
    const spans = spansOf(received[0]?.text);
    expect(spans.map(({ name, traceId, parentSpanId }) => [name, traceId, parentSpanId])).toEqual([
      ['GET /{registry}/v0.1/servers', '0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'],
      ['GET /{registry}/v0.1/servers', '0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'],
      ['GET unknown', '0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'],
    ]);
    expect(JSON.stringify(spans[1])).toContain('"http.response.status_code","value":{"intValue":400}');
    expect(JSON.stringify(spans[1])).toContain('"http.status_code"');
  });

  test('that begin here are kept with the probability of samplingRate', async () => {
    const { endpoint, received } = await collector();
    await requests(await telemetry({ endpoint, insecure: true, tracingEnabled: true, samplingRate: '0' }));
    const kept = await telemetry({ endpoint, insecure: true, tracingEnabled: true, samplingRate: '1' });
    await requests(kept);
    await kept.close();
    expect(received.flatMap(({ text }) => spansOf(text))).toHaveLength(3);
  });

  test('have parts, failures, and the variables of the environment that are named', async () => {
    const { endpoint, received } = await collector();
    const config = {
      endpoint,
      insecure: true,
      tracingEnabled: true,
      samplingRate: '1',
      useLegacyAttributes: false,
      environmentVariables: ['REGION', 'UNSET'],
    };
    const tracing = await openTracing(config, program, { REGION: 'north', OTHER: 'no' });
    const sync = tracing.background('sync', { source: 'tools' });
    const part = sync?.child('fetch');
    expect(part?.traceparent.slice(3, 35)).toBe(sync?.traceparent.slice(3, 35));
    part?.end({ bytes: 3 }, 'it was slow');
    sync?.end();
    tracing.request('GET', '/x', {})?.answered(503);
    await tracing.close();
    const spans = spansOf(received[0]?.text);
    expect(spans.map(({ name }) => name)).toEqual(['fetch', 'sync', 'GET /x']);
    expect(spans[0]).toMatchObject({ parentSpanId: spans[1]?.['spanId'], status: { code: 2, message: 'it was slow' } });
    expect(spans[2]).toMatchObject({ status: { code: 2 } });
    expect(JSON.stringify(spans)).toContain('"environment.REGION","value":{"stringValue":"north"}');
    expect(JSON.stringify(spans)).not.toMatch(/UNSET|OTHER|http\.status_code"|http\.method"/);
  });

  test('context is read strictly and written back', () => {
    const wrong = [
      undefined,
      '',
      'x',
      parent.toUpperCase(),
      `${parent}-x`,
      parent.replace('00-', 'ff-'),
      parent.replace(/-0af.{30}/, `-${'0'.repeat(32)}`),
      parent.replace(/-b7.{14}/, `-${'0'.repeat(16)}`),
    ];
    expect(wrong.filter((text) => remoteSpan(text, undefined) !== undefined)).toEqual([]);
    const span = remoteSpan(parent, 'vendor=1');
    expect(span?.traceState?.get('vendor')).toBe('1');
    expect(span === undefined ? '' : traceparentOf(span)).toBe(parent);
    expect(remoteSpan(`${parent.replace('00-', '01-')}-later`, 'x'.repeat(600))?.traceState).toBeUndefined();
  });
});

describe('an endpoint', () => {
  test('gets the scheme that insecure chooses, and the path of its signal', () => {
    const url = (endpoint: string, insecure?: boolean): string | undefined =>
      exporterSettings({ endpoint, ...(insecure === undefined ? {} : { insecure }) }, 'traces')?.url;
    expect(url('host:4318')).toBe('https://host:4318/v1/traces');
    expect(url('host:4318', true)).toBe('http://host:4318/v1/traces');
    expect(url('http://host/otlp/')).toBe('http://host/otlp/v1/traces');
    expect(exporterSettings({}, 'traces')).toBeUndefined();
    expect(() => exporterSettings({ endpoint: 'host', caCertPath: '/nowhere/ca.pem' }, 'traces')).toThrow(/ENOENT/);
  });

  test('that is missing is reported, and an unreachable one fails no request', async () => {
    const { log, lines } = memoryLog();
    const nowhere = await openTelemetry({ tracingEnabled: true }, program, log);
    closing.push(() => nowhere.close());
    expect(lines()).toMatchObject([{ level: 'warn', msg: expect.stringContaining('without an endpoint') }]);
    const observed = await openTelemetry(
      { endpoint: '127.0.0.1:1', insecure: true, tracingEnabled: true, samplingRate: '1' },
      program,
      log,
    );
    await requests(observed);
    await observed.close();
  });
});

function spansOf(text = '{}'): Record<string, unknown>[] {
  const { resourceSpans = [] } = Object(JSON.parse(text));
  return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Record<string, unknown>[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );
}

test('what exporters complain of is written as a sentence, without a stack', async () => {
  const { log, lines } = memoryLog();
  const opened = await openTelemetry({ endpoint: 'http://127.0.0.1:9' }, program, log);
  closing.push(() => opened.close());
  diag.error(
    JSON.stringify({ stack: 'Error: write EPROTO\n    at WriteWrap', message: 'write EPROTO\n', code: 'EPROTO' }),
  );
  diag.error('{ no JSON');
  diag.error('{"code":"E"}');
  const complaints = lines().filter(({ msg }) => msg === 'telemetry could not be sent');
  expect(complaints.map(({ detail }) => detail)).toEqual(['write EPROTO', '{ no JSON', '{"code":"E"}']);
});
