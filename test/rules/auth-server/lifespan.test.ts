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

test('refresh tokens outlive access tokens', async () => {
  await expectFindings(input('tokenLifespans: { accessTokenLifespan: 1h, refreshTokenLifespan: 60m }'));
  await expectFindings(
    input('tokenLifespans: { accessTokenLifespan: 1h, refreshTokenLifespan: ┆30m }'),
    'auth-server/lifespan-of-refresh-token',
  );
  await expectFindings(
    input('tokenLifespans: { refreshTokenLifespan: ┆30m }'),
    'auth-server/lifespan-of-refresh-token',
  );
  await expectFindings(
    input('tokenLifespans: { accessTokenLifespan: ┆400h }'),
    'auth-server/lifespan-of-refresh-token',
  );
});

test('codes live for minutes', async () => {
  await expectFindings(input('tokenLifespans: { authCodeLifespan: ┆1h }'), 'auth-server/lifespan-of-code');
  await expectFindings(input('tokenLifespans: { authCodeLifespan: 10m }'));
});

test('each key is listed once', async () => {
  await expectFindings(
    input('signingKeySecretRefs: [{ name: a, key: new }, { name: a, key: old }, { name: b, key: new }]'),
  );
  await expectFindings(
    input('hmacSecretRefs: [{ name: a, key: x }, ┆{ name: a, key: x }]'),
    'auth-server/same-key-twice',
  );
});

test('a certificate is checked', async () => {
  const redis = (tls: string): string =>
    input(`storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, sentinelAddrs: ['sentinel:26379'] }
        aclUserConfig: { usernameSecretRef: { name: r, key: u }, passwordSecretRef: { name: r, key: p } }
        sentinelTls: { ${tls} }`);
  const certificate = 'caCertSecretRef: { name: r, key: ca }';
  await expectFindings(redis(certificate));
  await expectFindings(redis('insecureSkipVerify: true'));
  await expectFindings(redis(`insecureSkipVerify: true, ┆${certificate}`), 'auth-server/unchecked-bundle');
});

test('the base of the authorization endpoint ends before its path', async () => {
  await expectFindings(input('authorizationEndpointBaseUrl: https://login.example.com/oauth'));
  await expectFindings(
    input('authorizationEndpointBaseUrl: ┆https://login.example.com/oauth/authorize'),
    'auth-server/endpoint-as-base',
  );
});
