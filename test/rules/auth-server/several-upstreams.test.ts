import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const providers = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `      - { name: idp-${index}, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }\n`,
  ).join('');

const workload = (
  kind: string,
  spec: string,
  reference: string,
  count: number,
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec}
  ${reference}: { name: sign-in }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
${providers(count)}`;

test.each([
  ['MCPServer', 'image: example.com/a', 'authServerRef'],
  ['MCPServer', 'image: example.com/a', 'externalAuthConfigRef'],
  ['MCPRemoteProxy', 'remoteUrl: https://remote.example.com', 'authServerRef'],
])('%s (%s) supports one provider, by %s', async (kind, spec, reference) => {
  expect(await findingsIn(workload(kind, spec, reference, 2))).toEqual(['6 auth-server/several-upstreams']);
  expect(await findingsIn(workload(kind, spec, reference, 1))).toEqual([]);
});

test('a virtual server supports several', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: oidc }
  config: { groupRef: tools }
  authServerConfig:
    issuer: https://auth.example.com
    upstreamProviders:
${providers(2)}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`);
  expect(found).toEqual([]);
});
