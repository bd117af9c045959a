import { expect, test } from 'vitest';
import { documentFindings } from '../../support/document-findings.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (limits: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec:
  image: example.com/files:1
  transport: streamable-http
  sessionStorage: { provider: redis, address: 'redis:6379' }
  oidcConfigRef: { name: company, audience: files }
  rateLimiting: { ${limits} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec: { type: inline, inline: { issuer: https://login.example.com } }
`;
const shared = 'shared: { maxTokens: 100, refillPeriod: 1m }';
const code = 'rate-limit/size-per-user-above-shared';

test('a user is stopped before all users are', async () => {
  await expectFindings(server(`${shared}, perUser: { maxTokens: ┆200, refillPeriod: 1m }`), code);
  await expectFindings(server(`tools: [{ name: a, ${shared}, perUser: { maxTokens: ┆200, refillPeriod: 1m } }]`), code);
  await expectFindings(server(`${shared}, perUser: { maxTokens: 50, refillPeriod: 1m }`));
  await expectFindings(server(`${shared}, perUser: { maxTokens: 50, refillPeriod: 1s }`));
});

test('a larger burst that fills more slowly limits in the long run', async () => {
  await expectFindings(server(`${shared}, perUser: { maxTokens: 200, refillPeriod: 1h }`));
});

test('limits of configuration documents are looked at too', async () => {
  const run = (user: number): string => `schemaVersion: v1
image: example.com/files:1
sessionStorage: { provider: redis, address: 'redis:6379' }
rateLimiting: { ${shared}, perUser: { maxTokens: ${user}, refillPeriod: 1m } }
oidc: { issuer: https://login.example.com, audience: files }
`;
  expect(await documentFindings('run', run(200))).toEqual([`4:85 ${code}`]);
  expect(await documentFindings('run', run(20))).toEqual([]);
});

test('a bucket does not fill faster than calls can come', async () => {
  const bucket = (tokens: number, period: string): string => `{ maxTokens: ${tokens}, refillPeriod: ${period} }`;
  await expectFindings(server(`shared: ${bucket(1000, '┆1ms')}`), 'rate-limit/size-never-reached');
  await expectFindings(
    server(`tools: [{ name: a, perUser: ${bucket(60_000_000, '┆1m')} }]`),
    'rate-limit/size-never-reached',
  );
  await expectFindings(server(`shared: ${bucket(999, '1ms')}`));
});
