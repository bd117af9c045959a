import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const server = (replicas: number, auth: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  replicas: ${replicas}
  ${auth}: { name: sign-in }
  sessionStorage: { provider: redis, address: 'redis:6379' }
`;

const config = (more: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }
${more}`;

const keys = `    signingKeySecretRefs: [{ name: keys, key: signing }]
    hmacSecretRefs: [{ name: keys, key: hmac }]
`;
const redis = `    storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, sentinelAddrs: ['sentinel:26379'] }
        aclUserConfig:
          usernameSecretRef: { name: redis, key: user }
          passwordSecretRef: { name: redis, key: password }
`;

test('replicas that share neither keys nor storage are refused, by either reference', async () => {
  for (const reference of ['authServerRef', 'externalAuthConfigRef']) {
    expect(await findingsIn(server(2, reference) + config(''))).toEqual([
      '7 auth-server/replicas-with-own-keys',
      '7 auth-server/replicas-with-own-keys',
      '7 auth-server/replicas-with-own-memory',
    ]);
  }
});

test('what is shared is not asked for', async () => {
  expect(await findingsIn(server(2, 'authServerRef') + config(keys))).toEqual([
    '7 auth-server/replicas-with-own-memory',
  ]);
  expect(await findingsIn(server(2, 'authServerRef') + config(redis))).toEqual([
    '7 auth-server/replicas-with-own-keys',
    '7 auth-server/replicas-with-own-keys',
  ]);
  expect(await findingsIn(server(2, 'authServerRef') + config(keys + redis))).toEqual([]);
});

test('an empty list of keys counts as missing', async () => {
  const empty = `    signingKeySecretRefs: []
    hmacSecretRefs: [{ name: keys, key: hmac }]
`;
  expect(await findingsIn(server(3, 'authServerRef') + config(empty + redis))).toEqual([
    '7 auth-server/replicas-with-own-keys',
  ]);
});

test('one replica needs nothing', async () => {
  expect(await findingsIn(server(1, 'authServerRef') + config(''))).toEqual([]);
});

test('a virtual server holds its authorization server itself', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  replicas: 2
  incomingAuth: { type: oidc }
  config: { groupRef: tools }
  sessionStorage: { provider: redis, address: 'redis:6379' }
  authServerConfig:
    issuer: https://auth.example.com
    signingKeySecretRefs: [{ name: keys, key: signing }]
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`);
  expect(found).toEqual(['5 auth-server/replicas-with-own-keys', '5 auth-server/replicas-with-own-memory']);
});
