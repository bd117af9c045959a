import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const configs = `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: sign-in }
spec:
  type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: open }
spec: { type: unauthenticated }
`;

test('an authorization server cannot authenticate toward the backends of a virtual server', async () => {
  const server = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: a }
spec:
  incomingAuth: { type: anonymous }
  config: { groupRef: tools }
  outgoingAuth:
    default:
      type: externalAuthConfigRef
      externalAuthConfigRef: { name: ${name} }
    backends:
      github:
        type: externalAuthConfigRef
        externalAuthConfigRef: { name: ${name} }
`;
  expect(await findingsIn(server('sign-in') + configs)).toEqual([
    '10 external-auth/without-effect',
    '14 external-auth/without-effect',
  ]);
  expect(await findingsIn(server('open') + configs)).toEqual([]);
});

test('nor toward the remote server of an entry', async () => {
  const entry = (name: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServerEntry
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com/mcp
  transport: streamable-http
  groupRef: tools
  externalAuthConfigRef:
    name: ${name}
`;
  expect(await findingsIn(entry('sign-in') + configs)).toEqual(['9 external-auth/without-effect']);
  expect(await findingsIn(entry('open') + configs)).toEqual([]);
});

test('a server signs its clients in with it', async () => {
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  externalAuthConfigRef: { name: sign-in }
${configs}`);
  expect(found).toEqual([]);
});
