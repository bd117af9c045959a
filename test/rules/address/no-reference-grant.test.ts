import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'address/no-reference-grant';
const proxy = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: sign-in, namespace: tools }
spec: { type: inline, inline: { issuer: https://idp.example.com } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: docs, namespace: tools }
spec:
  remoteUrl: https://mcp.example.com/mcp
  transport: streamable-http
  oidcConfigRef: { name: sign-in, audience: docs }
`;
const route = (namespace: string, more = 'namespace: ┆tools, ', kind = 'HTTPRoute'): string => `---
apiVersion: gateway.networking.k8s.io/v1
kind: ${kind}
metadata: { name: docs, namespace: ${namespace} }
spec:
  rules:
    - backendRefs: [{ name: mcp-docs-remote-proxy, ${more}port: 8080 }]
`;
const grant = (to: string, from = 'kind: HTTPRoute, namespace: web', namespace = 'tools'): string => `---
apiVersion: gateway.networking.k8s.io/v1beta1
kind: ReferenceGrant
metadata: { name: g, namespace: ${namespace} }
spec:
  from: [{ group: gateway.networking.k8s.io, ${from} }]
  to: [{ group: "", ${to} }]
`;
const within = (text: string): string => text.replace('┆', '');

test.each(['HTTPRoute', 'TLSRoute', 'TCPRoute', 'GRPCRoute'])(
  'a %s into another namespace needs a grant',
  async (kind) => {
    await expectFindings(proxy + route('web', undefined, kind), code);
    await expectFindings(proxy + within(route('tools', undefined, kind)));
    await expectFindings(proxy + route('tools', '', kind));
  },
);

test.each([
  [grant('kind: Service'), true],
  [grant('kind: Service, name: mcp-docs-remote-proxy'), true],
  [grant('kind: Service, name: another'), false],
  [grant('kind: Secret'), false],
  [grant('kind: Service', 'kind: HTTPRoute, namespace: other'), false],
  [grant('kind: Service', 'kind: GRPCRoute, namespace: web'), false],
  [grant('kind: Service', undefined, 'web'), false],
] as const)('a grant is about who leads where', async (text, isEnough) => {
  await expectFindings(proxy + (isEnough ? within(route('web')) : route('web')) + text, ...(isEnough ? [] : [code]));
});

test('Services of others are for others to grant', async () => {
  await expectFindings(proxy + within(route('web')).replace('mcp-docs-remote-proxy', 'website'));
});
