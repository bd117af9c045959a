import { expect, test } from 'vitest';
import { emittedProgram } from '../../../support/emitted-program.ts';

const server = (telemetry: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  ${telemetry}
`;
const shared = (spec: string): string =>
  `${server('telemetryConfigRef: { name: otel }')}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: otel }
spec: ${spec}
`;
const telemetryOf = async (text: string): Promise<unknown> =>
  (await emittedProgram(text, 'mcp-a-proxy')).files['run.json']?.['telemetry'];

test('a part that is switched off is left out, whatever its other fields set', async () => {
  const off = '{ endpoint: https://otel.example.com, headers: { X-A: b }, tracing: { enabled: true } }';
  expect(await telemetryOf(shared(`{ openTelemetry: ${off} }`))).toBeUndefined();
  expect(await telemetryOf(shared(`{ openTelemetry: ${off}, prometheus: { enabled: true } }`))).toEqual({
    enablePrometheusMetricsPath: true,
    metricsEnabled: false,
    serviceName: 'svc-a',
    tracingEnabled: false,
  });
  expect(await telemetryOf(server("telemetry: { openTelemetry: { headers: ['X-A=b'] } }"))).toBeUndefined();
});

test('attributes describe metrics that are only served, too', async () => {
  const attributes = 'useLegacyAttributes: false, resourceAttributes: { team: platform }';
  const expected = { customAttributes: { team: 'platform' }, useLegacyAttributes: false };
  for (const more of ['', 'enabled: false, ', 'enabled: true, ']) {
    const text = shared(`{ openTelemetry: { ${more}${attributes} }, prometheus: { enabled: true } }`);
    expect(await telemetryOf(text)).toMatchObject(expected);
  }
  const inline = 'telemetry: { openTelemetry: { useLegacyAttributes: false }, prometheus: { enabled: true } }';
  expect(await telemetryOf(server(inline))).toMatchObject({ useLegacyAttributes: false });
});

test('switches whose defaults differ in the program are written out', async () => {
  expect(
    await telemetryOf(
      shared('{ openTelemetry: { enabled: true, endpoint: https://otel.example.com, tracing: { enabled: true } } }'),
    ),
  ).toEqual({
    endpoint: 'https://otel.example.com',
    metricsEnabled: false,
    samplingRate: 0.05,
    serviceName: 'svc-a',
    tracingEnabled: true,
  });
});

test('a service is named by the reference, by the inline settings, or after its server', async () => {
  const on = 'openTelemetry: { enabled: true, metrics: { enabled: true }';
  const named = server('telemetryConfigRef: { name: otel, serviceName: mine }');
  expect(
    await telemetryOf(shared(`{ ${on} } }`).replace(server('telemetryConfigRef: { name: otel }'), named)),
  ).toMatchObject({
    serviceName: 'mine',
  });
  expect(await telemetryOf(server(`telemetry: { ${on} } }`))).toMatchObject({ serviceName: 'a' });
  expect(await telemetryOf(server(`telemetry: { ${on}, serviceName: mine } }`))).toMatchObject({ serviceName: 'mine' });
});

test('a written header is cut at its first equals sign', async () => {
  expect(
    await telemetryOf(server("telemetry: { openTelemetry: { enabled: true, headers: ['X-A=b=c', 'X-B='] } }")),
  ).toMatchObject({ headers: { 'X-A': 'b=c', 'X-B': '' } });
});

test('sensitive headers stay in their Secrets, each in a variable of its own', async () => {
  const { files, variables } = await emittedProgram(
    shared(`{ openTelemetry: { enabled: true, sensitiveHeaders: [
      { name: X-Key, secretKeyRef: { name: one, key: k } },
      { name: X_Key, secretKeyRef: { name: two, key: k } }] } }`),
    'mcp-a-proxy',
  );
  const headers = Object(Object(files['run.json']?.['telemetry']).headersFromEnv);
  expect([variables[headers['X-Key']], variables[headers['X_Key']]]).toEqual(['one/k', 'two/k']);
});
