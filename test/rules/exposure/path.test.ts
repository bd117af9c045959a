import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const path = (text: string, type: string): string =>
  `{ path: ${text}, pathType: ${type}, backend: { service: { name: mcp-a-proxy, port: { number: 8080 } } } }`;
const ingress = (paths: readonly string[], more = ''): string => `---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: a${more} }
spec: { rules: [{ host: a.example.com, http: { paths: [${paths.join(', ')}] } }] }
`;
const input = (paths: readonly string[], more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: co }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec: { image: example.com/a, transport: streamable-http, mcpPort: 9000, oidcConfigRef: { name: co, audience: 'https://a.example.com/mcp' } }
${ingress(paths, more)}`;
const code = 'exposure/path-without-metadata';

test('clients learn how to sign in', async () => {
  await expectFindings(input([path('┆/mcp', 'Exact')]), code);
  await expectFindings(input([path('┆/mcp', 'Prefix'), path('/health', 'Prefix')]), code);
  for (const other of ['/', '/.well-known', '/.well-known/oauth-protected-resource'])
    await expectFindings(input([path('/mcp', 'Exact'), path(other, 'Prefix')]));
  await expectFindings(input([path('/mcp', 'Exact'), path('/.well-known/oauth-protected-resource/mcp', 'Exact')]));
  await expectFindings(input([path('/', 'Prefix')]));
});

test('what a controller makes of a path only it knows', async () => {
  await expectFindings(input([path('/mcp', 'ImplementationSpecific')]));
  const rewrites = ", annotations: { 'nginx.ingress.kubernetes.io/rewrite-target': /mcp }";
  await expectFindings(input([path('/sse', 'Exact')], rewrites));
  await expectFindings(input([path('/mcp', 'Exact')], rewrites));
});

test('another Ingress of the host may lead there', async () => {
  const other = ingress([path('/.well-known', 'Prefix')]).replace('name: a }', 'name: b }');
  await expectFindings(input([path('/mcp', 'Exact')]) + other);
});

test('the path of a transport that is not spoken', async () => {
  await expectFindings(input([path('┆/sse', 'Prefix')]), 'exposure/path-of-other-transport');
  await expectFindings(input([path('/sse', 'Prefix')]).replace('transport: streamable-http', 'transport: sse'));
});
