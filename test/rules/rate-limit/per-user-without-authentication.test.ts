import { expect, test } from 'vitest';
import { placedFindingsIn } from '../../support/placed-findings.ts';

const server = (limits: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  sessionStorage: { provider: redis, address: 'redis:6379' }
  rateLimiting: ${limits}
${more}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
`;

const bucket = '{ maxTokens: 10, refillPeriod: 1m }';

test('limits per user need users', async () => {
  expect(await placedFindingsIn(server(`{ perUser: ${bucket} }`))).toContain(
    '7:19 rate-limit/per-user-without-authentication',
  );
  expect(await placedFindingsIn(server(`{ tools: [{ name: search, perUser: ${bucket} }] }`))).toContain(
    '7:43 rate-limit/per-user-without-authentication',
  );
});

test('limits of all callers need no authentication, and limits by user work after a sign-in', async () => {
  const code = /rate-limit/;
  expect((await placedFindingsIn(server(`{ shared: ${bucket} }`))).filter((line) => code.test(line))).toEqual([]);
  const signIn = '  oidcConfigRef: { name: sign-in, audience: a }\n';
  expect(await placedFindingsIn(server(`{ perUser: ${bucket} }`, signIn))).toEqual([]);
});
