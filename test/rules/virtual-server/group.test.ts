import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const virtualServer = (config: string, source = 'inline'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: ${source} }
${config}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
`;

const entry = (name: string, group: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: ${name} }
spec: { groupRef: ${group}, remoteUrl: 'https://example.com/sse', transport: sse }
`;

const server = (name: string, group: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: ${name} }
spec: { groupRef: ${group}, image: example.com/wiki }
`;

test('a group with members of different names is fine', async () => {
  const found = await findingsIn(
    virtualServer('  config: { groupRef: support }') + entry('wiki', 'support') + server('code', 'support'),
  );
  expect(found).toEqual([]);
});

test('a virtual server without a group is an error', async () => {
  expect(await findingsIn(virtualServer(''))).toEqual(['4 virtual-server/group-missing']);
});

test('a group without members gets a warning where the backends are written down', async () => {
  expect(await findingsIn(virtualServer('  config: { groupRef: support }'))).toEqual(['7 virtual-server/group-empty']);
  expect(await findingsIn(virtualServer('  config: { groupRef: support }', 'discovered'))).toEqual([]);
});

test('two members of one name are an error in a group that is served, and nowhere else', async () => {
  const clash = entry('wiki', 'support') + server('wiki', 'support');
  expect(await findingsIn(virtualServer('  config: { groupRef: support }') + clash)).toEqual([
    '15 virtual-server/group-with-repeated-name',
  ]);
  const elsewhere = entry('wiki', 'other') + server('wiki', 'other') + entry('code', 'support');
  const other = `---\napiVersion: mcp.svc.internal/v1alpha1\nkind: MCPGroup\nmetadata: { name: other }\n`;
  expect(await findingsIn(virtualServer('  config: { groupRef: support }') + elsewhere + other)).toEqual([]);
});

test('a member that is lost by a mistake of its own is that mistake alone', async () => {
  const text = virtualServer('  config: { groupRef: support }');
  expect(await findingsIn(text + entry('wiki', 'suport'))).toEqual(['16 link/missing-target']);
  expect(await findingsIn(text + server('wiki', 'support').replace('image:', 'imag:'))).toEqual([
    '16 schema/unknown-key',
  ]);
});
