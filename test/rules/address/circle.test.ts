import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const gateway = (name: string, asks: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: ${name} }
spec: { incomingAuth: { type: anonymous }, config: { groupRef: of-${name} } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: of-${name} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: from-${name} }
spec: { groupRef: of-${name}, transport: streamable-http, remoteUrl: ${asks} }
---
`;
const url = (name: string): string => `'http://vmcp-${name}:4483/mcp'`;

test('virtual servers are not behind each other', async () => {
  await expectFindings(gateway('one', url('two')) + gateway('two', `┆${url('one')}`), 'address/circle');
  const far = "'https://far.example.com/mcp'";
  await expectFindings(gateway('one', url('two')) + gateway('two', far));
});

test('a longer circle is reported; two paths to one server are not a circle', async () => {
  const three = gateway('one', url('two')) + gateway('two', url('three'));
  await expectFindings(three + gateway('three', `┆${url('one')}`), 'address/circle');
  const far = "'https://far.example.com/mcp'";
  await expectFindings(gateway('one', url('three')) + gateway('two', url('three')) + gateway('three', far));
});
