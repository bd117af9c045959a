import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const config = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: collector }
spec:
  openTelemetry: { ${settings} }
`;
const model = (settings: string): string => servedGroup(`    telemetry: { ${settings} }`, ['wiki']);
const endpoint = "endpoint: 'https://otel.example.com:4318'";

test('what is switched on, has something to send and somewhere to send it, is fine', async () => {
  await expectFindings(config(`enabled: true, ${endpoint}, tracing: { enabled: true, samplingRate: '0.1' }`));
  await expectFindings(config(`enabled: true, ${endpoint}, metrics: { enabled: true }`));
  await expectFindings(model(`${endpoint}, metricsEnabled: true`));
  await expectFindings(model('enablePrometheusMetricsPath: true'));
});

test('settings without the switch have no effect; a written false is meant', async () => {
  await expectFindings(config(`┆${endpoint}, tracing: { enabled: true }`), 'telemetry/export-switched-off');
  await expectFindings(config(`enabled: false, ${endpoint}, tracing: { enabled: true }`));
});

test('attributes have an effect where metrics are served, how to send has none', async () => {
  const served = (settings: string): string => `${config(settings)}  prometheus: { enabled: true }\n`;
  await expectFindings(config('┆resourceAttributes: { team: platform }'), 'telemetry/export-switched-off');
  await expectFindings(served('resourceAttributes: { team: platform }, useLegacyAttributes: false'));
  await expectFindings(served('┆headers: { X-Team: platform }'), 'telemetry/export-switched-off');
  await expectFindings(served('enabled: true, ┆headers: { X-Team: platform }'), 'telemetry/export-no-endpoint');
  await expectFindings(
    model('enablePrometheusMetricsPath: true, ┆headers: { X-Team: platform }'),
    'telemetry/export-no-endpoint',
  );
  await expectFindings(model('enablePrometheusMetricsPath: true, customAttributes: { team: platform }'));
});

test('an endpoint alone gets nothing', async () => {
  await expectFindings(config(`enabled: true, ┆${endpoint}`), 'telemetry/export-nothing-sent');
  await expectFindings(model(`┆${endpoint}`), 'telemetry/export-nothing-sent');
});

test('what is sent needs an endpoint', async () => {
  await expectFindings(config('enabled: true, tracing: { enabled: ┆true }'), 'telemetry/export-no-endpoint');
  await expectFindings(model('metricsEnabled: ┆true'), 'telemetry/export-no-endpoint');
});

test('a share of no traces', async () => {
  await expectFindings(
    config(`enabled: true, ${endpoint}, metrics: { enabled: true }, tracing: { ┆samplingRate: '0.5' }`),
    'telemetry/export-rate-without-tracing',
  );
});

test('the scheme and insecure say one thing', async () => {
  const plain = "endpoint: ┆'http://otel:4318'";
  await expectFindings(
    config(`enabled: true, ${plain}, metrics: { enabled: true }`),
    'telemetry/export-contradictory-scheme',
  );
  await expectFindings(
    config(`enabled: true, endpoint: ┆'https://otel:4318', insecure: true, metrics: { enabled: true }`),
    'telemetry/export-contradictory-scheme',
  );
  await expectFindings(config(`enabled: true, ${plain.replace('┆', '')}, insecure: true, metrics: { enabled: true }`));
  await expectFindings(config("enabled: true, endpoint: 'otel:4318', insecure: true, metrics: { enabled: true }"));
});

test('certificates are for TLS', async () => {
  const bundle = 'caBundleRef: { configMapRef: { name: ca } }';
  await expectFindings(
    config(`enabled: true, endpoint: 'otel:4318', insecure: true, metrics: { enabled: true }, ┆${bundle}`),
    'telemetry/export-bundle-without-tls',
  );
});

test('a share of zero keeps no trace', async () => {
  const share = (rate: string): string =>
    config(`enabled: true, ${endpoint}, tracing: { enabled: true, samplingRate: ${rate} }`);
  await expectFindings(share("┆'0'"), 'telemetry/export-no-trace-kept');
  await expectFindings(share("'0.01'"));
  await expectFindings(
    model(`${endpoint}, tracingEnabled: true, samplingRate: ┆'0.0'`),
    'telemetry/export-no-trace-kept',
  );
  await expectFindings(model(`${endpoint}, tracingEnabled: true, samplingRate: '1.0'`));
});

test('a configuration file of a registry server is checked in the same way', async () => {
  const registry = (settings: string): Promise<string[]> =>
    documentFindings('registry-server', `auth: { mode: anonymous }\ntelemetry: { ${settings} }\n`);
  expect(await registry('tracingEnabled: true')).toEqual(['2:30 telemetry/export-no-endpoint']);
  expect(await registry(endpoint)).toEqual(['2:14 telemetry/export-nothing-sent']);
  expect(await registry(`${endpoint}, tracingEnabled: true`)).toEqual([]);
  expect(await registry('enablePrometheusMetricsPath: true')).toEqual([]);
});
