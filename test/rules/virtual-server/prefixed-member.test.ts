import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const member = (kind: string, spec: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: docs }
spec: { groupRef: tools, ${spec} }
`;
const gateway = (backends = ''): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec: { incomingAuth: { type: anonymous }, outgoingAuth: { source: inline }, config: { groupRef: tools${backends} } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`;
const image = 'image: "example.com/docs:1.0.0"';
const code = 'virtual-server/prefixed-member';

test('a member that a virtual server reaches inside of the cluster hands out no prefix', async () => {
  const proxy = member(
    'MCPRemoteProxy',
    'remoteUrl: "https://docs.example.com/sse", transport: sse, endpointPrefix: ┆/docs',
  );
  await expectFindings(proxy + gateway(), code);
  await expectFindings(member('MCPServer', `${image}, transport: sse, endpointPrefix: ┆/docs`) + gateway(), code);
  await expectFindings(member('MCPServer', `${image}, proxyMode: sse, endpointPrefix: ┆/docs`) + gateway(), code);
  const listed = ', backends: [{ name: docs, url: "https://tools.example.com/docs/sse", transport: sse }]';
  await expectFindings(proxy.replace('┆', '') + gateway(listed));
});

test('a prefix without virtual servers, and a member without a prefix, are accepted', async () => {
  const prefixed = member('MCPServer', `${image}, transport: sse, endpointPrefix: /docs`);
  await expectFindings(`${prefixed}---\n${gateway().split('---\n')[2]}`);
  await expectFindings(member('MCPServer', `${image}, transport: sse`) + gateway());
});
