import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import { startAnsweringServer } from '../support/answering-server.ts';
import { makeCertificates } from '../support/certificates.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import type { TestAggregator } from '../support/mcp/running-aggregator.ts';
import { startOver, startToolServer } from '../support/mcp/searching-aggregator.ts';
import { startOtlpCollector } from '../support/otlp-collector.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An aggregator that has served a call; what it tells about it is sent when it closes. */
async function called(telemetry: NonNullable<AggregatorConfig['telemetry']>): Promise<TestAggregator> {
  const server = await startToolServer(() => [{ name: 'read' }]);
  closing.push(() => server.close());
  const aggregator = await startOver({ a: server }, { telemetry });
  closing.push(() => aggregator.close());
  await (await postModern(aggregator.endpoint, 'tools/call', { name: 'a_read' })).text();
  return aggregator;
}

/** A collector over plain http, with what was sent to one of its paths. */
async function plainCollector(): Promise<{ readonly endpoint: string; readonly sent: (path: string) => string }> {
  const server = await startAnsweringServer(() => ({}));
  closing.push(() => server.close());
  const sent = (path: string): string =>
    server.requests
      .filter((request) => request.path === path)
      .map(({ body }) => body)
      .join('\n');
  return { endpoint: `127.0.0.1:${server.port}`, sent };
}

test('metrics are sent to the collector and shown at their path, each where it is asked for', async () => {
  for (const metricsEnabled of [false, true]) {
    for (const enablePrometheusMetricsPath of [false, true]) {
      const { endpoint, sent } = await plainCollector();
      const aggregator = await called({ endpoint, insecure: true, metricsEnabled, enablePrometheusMetricsPath });
      const { status } = await fetch(`${aggregator.address}/metrics`);
      await aggregator.close();
      expect([
        metricsEnabled,
        enablePrometheusMetricsPath,
        sent('/v1/metrics').includes('mcp.server.operation.duration'),
        status,
      ]).toEqual([
        metricsEnabled,
        enablePrometheusMetricsPath,
        metricsEnabled,
        enablePrometheusMetricsPath ? 200 : 404,
      ]);
      expect(sent('/v1/traces')).toBe('');
    }
  }
});

test.each([true, false, undefined])(
  'legacy names of attributes are sent too where useLegacyAttributes is %s',
  async (given) => {
    const { endpoint, sent } = await plainCollector();
    const aggregator = await called({
      endpoint,
      insecure: true,
      tracingEnabled: true,
      samplingRate: '1',
      ...(given === undefined ? {} : { useLegacyAttributes: given }),
    });
    await aggregator.close();
    expect(sent('/v1/traces')).toContain('http.response.status_code');
    expect(sent('/v1/traces').includes('http.status_code')).toBe(given ?? true);
  },
);

test('the collector is reached over TLS, by the authorities of caCertPath, unless insecure is set', async () => {
  const folder = temporaryFolder('svc-collector-');
  const certificates = makeCertificates(folder);
  const caCertPath = join(folder, 'ca-of-the-collector.pem');
  writeFileSync(caCertPath, certificates.ca);
  const collector = await startOtlpCollector(certificates, '127.0.0.1');
  closing.push(() => collector.close());
  const settings = { endpoint: `localhost:${collector.port}`, tracingEnabled: true, samplingRate: '1' };
  const names = (): readonly string[] => collector.spans.map(({ name }) => name);
  await (await called(settings)).close();
  await (await called({ ...settings, insecure: true })).close();
  expect(names()).toEqual([]);
  await (await called({ ...settings, caCertPath })).close();
  expect(names()).toContain('tools/call a_read');
});
