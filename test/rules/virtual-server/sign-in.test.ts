import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const authServer = `  authServerConfig:
    issuer: https://desk.example.com
    upstreamProviders:
      - { name: corporate, type: oidc, oidcConfig: { issuerUrl: 'https://login.example.com', clientId: desk } }
`;

const virtualServer = (incomingAuth: string, rest = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: desk }
spec:
  incomingAuth: ${incomingAuth}
  config: { groupRef: support }
${rest}---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: support }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: own }
spec: { type: inline, inline: { issuer: 'https://desk.example.com' } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { name: other }
spec: { type: inline, inline: { issuer: 'https://login.example.com' } }
`;

const reference = (name: string): string =>
  `{ type: oidc, oidcConfigRef: { name: ${name}, audience: 'https://desk.example.com' } }`;

test.each([
  ['anonymous clients', '{ type: anonymous }', ''],
  ['a provider of somebody else', reference('other'), ''],
  ['the embedded one, said', reference('own'), authServer],
  ['the embedded one, not said', '{ type: oidc }', authServer],
])('%s: fine', async (_title, incomingAuth, rest) => {
  expect(await findingsIn(virtualServer(incomingAuth, rest))).toEqual([]);
});

test('nowhere to sign in is an error', async () => {
  expect(await findingsIn(virtualServer('{ type: oidc }'))).toEqual(['5 virtual-server/sign-in-without-provider']);
});

test('an embedded authorization server for anonymous clients gets a warning', async () => {
  const found = await findingsIn(virtualServer('{ type: anonymous }', authServer));
  expect(found).toEqual(['7 virtual-server/sign-in-not-required']);
});

test('an embedded authorization server that is not the accepted issuer is an error', async () => {
  const found = await findingsIn(virtualServer(reference('other'), authServer));
  expect(found).toEqual(['8 virtual-server/sign-in-issuer-mismatch']);
});
