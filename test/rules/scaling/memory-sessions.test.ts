import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (replicas: number, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  replicas: ${replicas}
${more}`;

const virtual = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config: { groupRef: tools${more} }
  replicas: 3
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;

test('replicas that keep sessions in memory get a warning', async () => {
  expect(await placedFindingsIn(server(2))).toEqual(['7:13 scaling/memory-sessions']);
  expect(await placedFindingsIn(server(2, '  sessionStorage: { provider: memory }\n'))).toEqual([
    '7:13 scaling/memory-sessions',
  ]);
  expect(await placedFindingsIn(virtual(''))).toEqual(['7:13 scaling/memory-sessions']);
});

test('one replica, or a store that replicas share, is fine', async () => {
  expect(await placedFindingsIn(server(1))).toEqual([]);
  const redis = `{ provider: redis, address: 'redis:6379' }`;
  expect(await placedFindingsIn(server(2, `  sessionStorage: ${redis}\n`))).toEqual([]);
  expect(await placedFindingsIn(virtual(`, sessionStorage: ${redis}`))).toEqual([]);
});
