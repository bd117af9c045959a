import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (
  kind: string,
  spec: string,
  requests: string,
  limits: string,
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  resources:
    requests: ${requests}
    limits: ${limits}
`;

test('a request above its limit is refused, in whatever units', async () => {
  const bad = server('MCPServer', 'image: a', '{ cpu: 600m, memory: 2Gi }', '{ cpu: "0.5", memory: 1500Mi }');
  expect(await placedFindingsIn(bad)).toEqual([
    '7:22 resources/request-over-limit',
    '7:36 resources/request-over-limit',
  ]);
  const proxy = server('MCPRemoteProxy', 'remoteUrl: https://mcp.example.com', '{ cpu: 2 }', '{ cpu: 1 }');
  expect(await placedFindingsIn(proxy.replace('cpu: 2', "cpu: '2'").replace('cpu: 1', "cpu: '1'"))).toEqual([
    '7:22 resources/request-over-limit',
  ]);
});

test('a request up to its limit, or without one, is fine', async () => {
  expect(await placedFindingsIn(server('MCPServer', 'image: a', '{ cpu: 500m }', '{ cpu: "0.5" }'))).toEqual([]);
  expect(await placedFindingsIn(server('MCPServer', 'image: a', '{ memory: 1Gi }', '{ cpu: "0.5" }'))).toEqual([]);
});

const templated = (
  container: string,
  resources = '{ requests: { memory: 64Mi }, limits: { memory: 256Mi } }',
): string =>
  `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: a
  resources: ${resources}
  podTemplateSpec: { spec: { containers: [{ ${container} }] } }
`;

test('a pod template is merged over the spec before', async () => {
  const code = 'resources/request-over-limit';
  const placed = async (container: string): Promise<string[]> => placedFindingsIn(templated(container));
  expect(await placed('name: mcp, resources: { requests: { memory: 1Gi } }')).toEqual([`7:89 ${code}`]);
  expect(await placed('name: mcp, resources: { limits: { memory: 32Mi } }')).toEqual([`7:87 ${code}`]);
  const beside = 'name: b, image: b, resources: { requests: { cpu: 2 }, limits: { cpu: 1 } }';
  expect(await placed(beside)).toEqual([`7:94 ${code}`]);
});

test('a pod template that stays within the limits, or takes one away, is fine', async () => {
  // That it replaces what the spec says is another finding.
  const placed = async (container: string): Promise<string[]> =>
    (await placedFindingsIn(templated(container))).filter((found) => !found.endsWith('pod-template/replaces-field'));
  expect(await placed('name: mcp, resources: { requests: { memory: 128Mi } }')).toEqual([]);
  expect(await placed('name: mcp, resources: { requests: { memory: 1Gi }, limits: { memory: 2Gi } }')).toEqual([]);
  expect(await placed('name: b, image: b, resources: { requests: { memory: 1Gi } }')).toEqual([]);
});
