import { expect, test } from 'vitest';
import { compile, validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const strategies = {
  tokenExchange:
    'tokenUrl: "https://login.example.com/token", audience: a, clientId: a, clientSecretRef: { name: s, key: k }',
  headerInjection: 'headerName: X-Key, valueSecretRef: { name: s, key: k }',
  bearerToken: 'tokenSecretRef: { name: s, key: k }',
};

const asServer = `kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  transport: streamable-http
  sessionStorage: { provider: redis, address: "redis:6379", passwordRef: { name: s, key: k } }`;
const asRemote = `kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com/mcp`;
const proxied = (type: keyof typeof strategies, overrides = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
${type === 'bearerToken' ? asRemote : asServer}
  oidcConfigRef: { name: company, audience: mcp-a }
  externalAuthConfigRef: { name: token }
${overrides}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: company }
spec:
  type: inline
  inline: { issuer: "https://login.example.com", clientId: a, clientSecretRef: { name: s, key: k } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: token }
spec: { type: ${type}, ${type}: { ${strategies[type]} } }
`;
const overridden = (name: string): string =>
  `  resourceOverrides: { proxyDeployment: { env: [{ name: ${name}, value: x }] } }`;

test.each(Object.keys(strategies) as (keyof typeof strategies)[])(
  'no variable that a proxy gets from a Secret is replaced: %s',
  async (type) => {
    const source = { path: 'a.yaml', text: proxied(type) };
    const options = { extent: 'whole', closed: false, target: 'workloads', image: 'x' } as const;
    const { objects } = await compile([source], options);
    const deployments = JSON.stringify(objects.filter(({ kind }) => kind === 'Deployment'));
    const names = new Set([...deployments.matchAll(/"name":"(SVC_[A-Z_]+)"/g)].map(([, name = '']) => name));
    expect(names.size).toBe(type === 'bearerToken' ? 2 : 3);
    for (const name of names) {
      const text = proxied(type, overridden(name));
      const { diagnostics } = await validate([{ path: 'a.yaml', text }], options);
      const found = diagnostics.filter(({ code }) => code === 'environment/reserved');
      expect(found).toMatchObject([{ severity: 'error', span: { start: text.indexOf(name) } }]);
    }
  },
);

const remote = (overrides = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: edge }
spec:
  remoteUrl: https://remote.example.com/mcp
  headerForward: { addHeadersFromSecret: [{ headerName: X-Key, valueSecretRef: { name: s, key: k } }] }
  telemetryConfigRef: { name: traces }
  authServerRef: { name: sign-in }
  oidcConfigRef: { name: own, audience: "http://mcp-edge-remote-proxy:8080" }
${overrides}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: own }
spec: { type: inline, inline: { issuer: "https://auth.example.com" } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPTelemetryConfig
metadata: { name: traces }
spec:
  openTelemetry:
    enabled: true
    endpoint: https://otel.example.com
    tracing: { enabled: true }
    sensitiveHeaders: [{ name: X-Token, secretKeyRef: { name: s, key: k } }]
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - name: company
        type: oidc
        oidcConfig: { issuerUrl: "https://login.example.com", clientId: a, clientSecretRef: { name: s, key: k } }
    storage:
      type: redis
      redis:
        sentinelConfig: { masterName: main, sentinelAddrs: ["sentinel:26379"] }
        aclUserConfig: { usernameSecretRef: { name: r, key: u }, passwordSecretRef: { name: r, key: p } }
`;

test('nor one of a header, of telemetry or of an authorization server', async () => {
  const options = { extent: 'whole', closed: false, target: 'workloads', image: 'x' } as const;
  const { objects } = await compile([{ path: 'a.yaml', text: remote() }], options);
  const deployments = JSON.stringify(objects.filter(({ kind }) => kind === 'Deployment'));
  const names = new Set([...deployments.matchAll(/"name":"(SVC_[A-Z_0-9]+)"/g)].map(([, name = '']) => name));
  expect(names.size).toBe(5);
  for (const name of names) {
    const text = remote(overridden(name));
    const { diagnostics } = await validate([{ path: 'a.yaml', text }], options);
    const found = diagnostics.filter(({ code }) => code === 'environment/reserved');
    expect(found).toMatchObject([{ severity: 'error', span: { start: text.indexOf(name) } }]);
  }
});

test('others are free, and so are those that nothing sets', async () => {
  await expectFindings(proxied('bearerToken', overridden('SVC_LOG_LEVEL')));
  await expectFindings(proxied('bearerToken', overridden('SVC_HEADER_INJECTION_VALUE')));
});
