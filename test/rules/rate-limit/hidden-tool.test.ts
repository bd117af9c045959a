import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (tool: string, filter = '[find, read]'): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  oidcConfigRef: { name: company, audience: a }
  toolConfigRef: { name: tools }
  sessionStorage: { provider: redis, address: 'redis:6379' }
  rateLimiting:
    tools: [{ name: ${tool}, shared: { maxTokens: 10, refillPeriod: 1m } }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: tools }
spec:
  toolsFilter: ${filter}
  toolsOverride: { search_pages: { name: find } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: https://login.example.com } }
`;

test('a limit for a tool that is not shown has no effect', async () => {
  await expectFindings(input('┆write'), 'rate-limit/hidden-tool');
});

test('a tool that is shown may be limited, by its old name too', async () => {
  for (const tool of ['find', 'read', 'search_pages']) await expectFindings(input(tool));
});

test('without a filter every tool is shown', async () => {
  await expectFindings(input('write', '[]'));
});
