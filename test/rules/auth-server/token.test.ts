import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (
  provider: string,
  audience: string,
  kind = 'MCPRemoteProxy',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: docs }
spec:
  remoteUrl: https://docs.example.com/mcp
  authServerRef: { name: sign-in }
  oidcConfigRef: { name: ${provider}, audience: ${audience} }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: own }
spec: { type: inline, inline: { issuer: 'https://auth.example.com' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: other }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
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
`;

test('tokens of the own issuer, for the URL of the resource', async () => {
  await expectFindings(input('own', "'https://docs.example.com/mcp'"));
});

test('tokens of another issuer are not its own', async () => {
  await expectFindings(input('┆other', "'https://docs.example.com/mcp'"), 'auth-server/token-issuer-not-accepted');
});

test('an audience that is not a URL is never issued', async () => {
  await expectFindings(input('own', '┆docs'), 'auth-server/token-audience-not-issued');
});

test('a virtual server has its own issuer, and the same audience', async () => {
  const desk = (audience: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth:
    type: oidc
    oidcConfigRef: { name: own, audience: ${audience} }
  authServerConfig:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: company, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: a } }
  config: { groupRef: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: own }
spec: { type: inline, inline: { issuer: 'https://auth.example.com' } }
`;
  await expectFindings(desk("'https://desk.example.com'"));
  await expectFindings(desk('┆desk'), 'auth-server/token-audience-not-issued');
});
