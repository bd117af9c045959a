import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
    ${settings}
`;
const code = 'auth-server/one-key-for-two';

test('what tokens are signed with protects nothing else', async () => {
  const keys = (hmac: string): string =>
    input(`{ signingKeySecretRefs: [{ name: a, key: pem }], hmacSecretRefs: [{ ${hmac} }] }`.slice(2, -2)).replace(
      ', hmacSecretRefs',
      '\n    hmacSecretRefs',
    );
  await expectFindings(keys('name: a, key: ┆pem'), code);
  await expectFindings(keys('name: a, key: hmac'));
  await expectFindings(keys('name: b, key: pem'));
});

test('a password for Redis is not a user name', async () => {
  const redis = (key: string): string =>
    input(`storage:
      type: redis
      redis:
        sentinelConfig: { masterName: m, sentinelAddrs: ['redis:26379'] }
        aclUserConfig: { usernameSecretRef: { name: r, key: user }, passwordSecretRef: { name: r, key: ${key} } }`);
  await expectFindings(redis('┆user'), code);
  await expectFindings(redis('password'));
});
