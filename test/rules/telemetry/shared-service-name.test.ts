import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const telemetry = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: traces }
spec: { prometheus: { enabled: true } }
`;

const server = (name: string, more: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ${name} }
spec:
  image: a
  telemetryConfigRef: { name: traces${more} }
`;

test('a service name of two servers is refused', async () => {
  const found = await placedFindingsIn(telemetry + server('a', ', serviceName: x') + server('b', ', serviceName: x'));
  expect(found).toEqual(['18:52 telemetry/shared-service-name']);
});

test('a name may not be the default of another server', async () => {
  const found = await placedFindingsIn(telemetry + server('a', ', serviceName: svc-b') + server('b', ''));
  expect(found).toEqual(['11:52 telemetry/shared-service-name']);
});

test('defaults and names of their own are fine', async () => {
  const found = await placedFindingsIn(telemetry + server('a', ', serviceName: x') + server('b', '') + server('c', ''));
  expect(found).toEqual([]);
});

test('a virtual server has a name of its own too', async () => {
  const desk = (name: string): string =>
    `---\n${servedGroup(`    telemetry: { enablePrometheusMetricsPath: true, serviceName: ${name} }`, ['wiki'])}`;
  const first = telemetry + server('a', ', serviceName: x');
  expect(await placedFindingsIn(first + desk('x'))).toEqual(['21:66 telemetry/shared-service-name']);
  expect(await placedFindingsIn(first + desk('y-z'))).toEqual([]);
});

test('the copies of a server in two namespaces have one name', async () => {
  const inNamespace = (text: string, namespace: string): string =>
    text.replaceAll('metadata: { name', `metadata: { namespace: ${namespace}, name`);
  const one = telemetry + server('a', ', serviceName: x');
  expect(await placedFindingsIn(`${inNamespace(one, 'staging')}---\n${inNamespace(one, 'production')}`)).toEqual([]);
  const twice = one + server('b', ', serviceName: x');
  expect(await placedFindingsIn(inNamespace(twice, 'staging'))).toEqual(['18:52 telemetry/shared-service-name']);
});

const remote = (name: string, settings: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: ${name} }
spec:
  remoteUrl: https://remote.example.com/mcp
  ${settings}
`;
const shared = 'telemetryConfigRef: { name: traces }';

test('a server and a remote proxy of one name have one default', async () => {
  expect(await placedFindingsIn(telemetry + server('a', '') + remote('a', shared))).toEqual([
    '18:3 telemetry/shared-service-name',
  ]);
  const own = 'telemetryConfigRef: { name: traces, serviceName: other }';
  expect(await placedFindingsIn(telemetry + server('a', '') + remote('a', own))).toEqual([]);
  // Nothing is sent under a name, so nobody mixes it up.
  const off = telemetry.replace('enabled: true', 'enabled: false');
  expect(await placedFindingsIn(off + server('a', '') + remote('a', shared))).not.toContain(
    '18:3 telemetry/shared-service-name',
  );
});

test('a virtual server and a server with telemetry of its own have one default', async () => {
  const desk = `---\n${servedGroup('    telemetry: { enablePrometheusMetricsPath: true }', ['wiki'])}`;
  const inline = 'telemetry: { prometheus: { enabled: true } }';
  const found = await placedFindingsIn(remote('desk', inline) + desk);
  expect(found.filter((line) => line.includes('shared-service-name'))).toHaveLength(1);
});
