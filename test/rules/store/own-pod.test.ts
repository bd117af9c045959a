import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'store/own-pod';

const server = (address: string, more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1.0.0
  transport: streamable-http
  sessionStorage: { provider: redis, address: ${address} }
${more}`;

test('Redis is not in the pod of a server', async () => {
  await expectFindings(server("'redis:6379'"));
  await expectFindings(server("┆'localhost:6379'"), code);
  await expectFindings(server("┆'127.0.0.1:6379'"), code);
});

const gateway = (more: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: { type: anonymous }
  config: { groupRef: tools${more}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: wiki }
spec: { groupRef: tools, remoteUrl: 'https://wiki.example.com/mcp', transport: streamable-http }
`;
const redis = (address: string): string => `sessionStorage: { provider: redis, address: ${address} }`;

test('nor in that of a virtual server, whose configuration may say where it is', async () => {
  await expectFindings(gateway(`, ${redis("┆'localhost:6379'")} }`), code);
  await expectFindings(gateway(`, ${redis("'redis:6379'")} }`));
  await expectFindings(gateway(` }\n  ${redis("┆'localhost:6379'")}`), code);
});

test('unless the pod brings a container for it', async () => {
  const template = (name: string): string =>
    `  podTemplateSpec: { spec: { containers: [{ name: ${name}, ${name === 'vmcp' ? '┆' : ''}image: 'example.com/redis:1.0.0' }] } }`;
  const config = (address: string): string => `, ${redis(address)} }\n`;
  await expectFindings(gateway(config("'localhost:6379'") + template('redis')));
  await expectFindings(gateway(config("┆'localhost:6379'") + template('vmcp')), code, 'pod-template/replaces-program');
  // The template of a server is for its backend, and its proxy keeps the sessions.
  await expectFindings(server("┆'localhost:6379'", `${template('redis')}\n`), code);
});

test('a Sentinel that several workloads share is reported once', async () => {
  const proxy = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: ${name} }
spec: { remoteUrl: 'https://${name}.example.com', authServerRef: { name: sign-in } }
---
`;
  const config = (address: string): string => `${proxy('a')}${proxy('b')}apiVersion: mcp.svc.internal/v1alpha1
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
  await expectFindings(config("'sentinel:26379'"));
  await expectFindings(config("'sentinel:26379', ┆'localhost:26379'"), code);
});

test('nor is the database in the pod of a registry', async () => {
  const registry = (host: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: catalog }
spec:
  configYAML: |
    sources: [{ name: own, managed: {} }]
    registries: [{ name: all, sources: [own] }]
    auth: { mode: anonymous }
    database: { host: ${host}, port: 5432, user: a, database: c }
`;
  await expectFindings(registry('db.example.com'));
  await expectFindings(registry('┆localhost'), code);
});
