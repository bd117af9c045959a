import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (tool: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: tracker }
spec:
  image: example.com/tracker
  transport: streamable-http
  mcpPort: 9000
  groupRef: support
  sessionStorage: { provider: redis, address: 'redis:6379' }
  rateLimiting: { tools: [{ name: ${tool}, shared: { maxTokens: 1, refillPeriod: 1m } }] }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  config:
    groupRef: support
    aggregation: { tools: [{ workload: tracker, filter: [create_issue, ask]${more} }] }
    compositeTools: [{ name: look, steps: [{ id: a, tool: tracker.ask }] }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
`;
const code = 'rate-limit/not-a-tool-of-server';

test('the server itself does not have the prefix of a virtual server', async () => {
  await expectFindings(input('┆tracker_create_issue'), code);
  await expectFindings(input('┆tracker_ask'), code);
  await expectFindings(input('create_issue'));
});

test('a name that is a letter off', async () => {
  await expectFindings(input('┆create_isue'), code);
  await expectFindings(input('crate_issue', ', overrides: { crate_issue: { name: create_issue } }'));
});

test('the server may have more tools than a virtual server speaks of', async () => {
  for (const tool of ['create_issues', 'close_issue', 'search', 'asks', 'other_create_issue'])
    await expectFindings(input(tool));
});
