import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const proxy = (url: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: ${url}
`;

test('a URL has neither user name nor password', async () => {
  await expectFindings(proxy('┆https://user:secret@mcp.example.com/mcp'), 'remote/credentials-in-url');
  await expectFindings(proxy('┆https://token@mcp.example.com/mcp'), 'remote/credentials-in-url');
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: a }
spec: { groupRef: g, transport: sse, remoteUrl: ┆https://:secret@mcp.example.com/ }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: g }
`,
    'remote/credentials-in-url',
  );
});

test('an "@" elsewhere in a URL is fine', async () => {
  await expectFindings(proxy('https://mcp.example.com/@team/mcp'));
  await expectFindings(proxy('https://mcp.example.com/mcp?user=a@b'));
});
