import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const virtualServer = (spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
${spec}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: search }
spec: {}
`;

test('a configuration that the resource does not override is used', async () => {
  const found = await findingsIn(
    virtualServer(`  embeddingServerRef: { name: search }
  config:
    groupRef: support
    backends: [{ name: wiki, url: 'https://example.com/mcp', transport: sse }]
    outgoingAuth: { source: inline }
    sessionStorage: { provider: memory }
    optimizer: {}
`),
  );
  expect(found).toEqual([]);
});

test('fields that the resource or a discovery at run time replaces are reported', async () => {
  const found = await findingsIn(
    virtualServer(`  outgoingAuth: { source: discovered }
  sessionStorage: { provider: memory }
  embeddingServerRef: { name: search }
  config:
    groupRef: support
    backends: [{ name: wiki, url: 'https://example.com/mcp', transport: sse }]
    incomingAuth: { type: local }
    outgoingAuth: { source: inline }
    sessionStorage: { provider: memory }
`),
  );
  expect(found).toEqual([
    '8 virtual-server/ignored-embedding',
    '11 virtual-server/ignored-backends',
    '12 virtual-server/ignored-config',
    '13 virtual-server/ignored-config',
    '14 virtual-server/ignored-config',
  ]);
});
