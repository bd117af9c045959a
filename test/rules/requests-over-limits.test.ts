import { expect, test } from 'vitest';
import { placedFindingsIn } from '../support/placed-findings.ts';

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
