import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (second: string, storage = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs }
spec: { remoteUrl: 'https://docs.example.com', authServerRef: { name: sign-in } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: wiki }
spec: { remoteUrl: 'https://wiki.example.com'${second} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
${storage}`;

const redis = `    storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, sentinelAddrs: ['sentinel:26379'] }
        aclUserConfig: { usernameSecretRef: { name: r, key: u }, passwordSecretRef: { name: r, key: p } }
`;

test('one issuer is one server, or several that share their state', async () => {
  await expectFindings(input(''));
  await expectFindings(input(', authServerRef: { name: sign-in }', redis));
  await expectFindings(input(', authServerRef: { name: ┆sign-in }'), 'auth-server/shared-in-memory');
});
