import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'store/port-of-other-store';
const server = (address: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, transport: sse, sessionStorage: { provider: redis, address: ${address} } }
`;

test('Redis is not asked on the port of another store', async () => {
  await expectFindings(server("┆'redis:26379'"), code);
  await expectFindings(server("'redis:6379'"));
  await expectFindings(server("'redis:16379'"));
});

test('nor is PostgreSQL', async () => {
  const registry = (port: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
    sources: [{ name: own, managed: {} }]
    registries: [{ name: all, sources: [own] }]
    auth: { mode: anonymous }
    database: { host: db.example.com, port: ${port}, user: a, database: c }
`;
  await expectFindings(registry('┆3306'), code);
  await expectFindings(registry('5433'));
});

test('nor Sentinel, which several workloads may share', async () => {
  const proxy = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: ${name} }
spec: { remoteUrl: 'https://${name}.example.com', authServerRef: { name: sign-in } }
---
`;
  const text = (address: string): string => `${proxy('a')}${proxy('b')}apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
    storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, sentinelAddrs: [${address}] }
        aclUserConfig: { usernameSecretRef: { name: r, key: u }, passwordSecretRef: { name: r, key: p } }
`;
  await expectFindings(text("┆'redis:6379'"), code);
  await expectFindings(text("'redis:26379'"));
});

test('a Service of the input has the port', async () => {
  const service = (spec: string): string => `---
apiVersion: v1
kind: Service
metadata: { name: redis }
spec: { selector: { app: redis }, ${spec} }
`;
  const found = 'store/port-unknown';
  await expectFindings(server("┆'redis:6379'") + service('ports: [{ port: 6380, targetPort: 6379 }]'), found);
  await expectFindings(server("'redis:6380'") + service('ports: [{ port: 6379 }, { port: 6380 }]'));
  await expectFindings(server("'redis.data.svc:6379'") + service('ports: [{ port: 6380 }]'));
  await expectFindings(server("'redis:6379'") + service('clusterIP: None, ports: [{ port: 6380 }]'));
});
