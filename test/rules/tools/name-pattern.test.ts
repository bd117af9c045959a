import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { servedGroup } from '../../support/served-group.ts';

const code = 'tools/name-pattern';
const server = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  transport: streamable-http
  sessionStorage: { provider: redis, address: 'redis:6379' }
  rateLimiting: { tools: [{ name: ${name}, shared: { maxTokens: 5, refillPeriod: 1m } }] }
`;

test('a limit is for one tool', async () => {
  await expectFindings(server("┆'get_*'"), code);
  await expectFindings(server("┆'^get'"), code);
  await expectFindings(server('get_issue'));
  const gateway = servedGroup(
    `    sessionStorage: { provider: redis, address: 'redis:6379' }
    rateLimiting: { tools: [{ name: ┆'*', shared: { maxTokens: 5, refillPeriod: 1m } }] }`,
    ['far'],
  );
  await expectFindings(gateway, code);
});

test('an override is for one tool', async () => {
  const config = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPToolConfig
metadata: { name: a }
spec: { toolsOverride: { ${name}: { description: Reads } } }
`;
  await expectFindings(config("┆'get_*'"), code);
  await expectFindings(config('get_issue'));
});
