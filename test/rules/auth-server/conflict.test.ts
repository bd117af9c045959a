import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

const config = (name: string, spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: ${name} }
spec:
  ${spec}
`;
const embedded = `type: embeddedAuthServer
  embeddedAuthServer:
    issuer: https://auth.example.com
    upstreamProviders:
      - { name: idp, type: oidc, oidcConfig: { issuerUrl: https://idp.example.com, clientId: a } }`;
const proxy = (signIn: string, backend: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRemoteProxy
metadata: { name: a }
spec:
  remoteUrl: https://remote.example.com
  authServerRef: { name: ${signIn} }
  externalAuthConfigRef:
    name: ${backend}
`;

test('two references to authorization servers are refused, to one or to two', async () => {
  const two = proxy('one', 'other') + config('one', embedded) + config('other', embedded);
  expect(await findingsIn(two)).toEqual(['8 auth-server/conflict']);
  expect(await findingsIn(proxy('one', 'one') + config('one', embedded))).toEqual(['8 auth-server/conflict']);
});

test('an authorization server for clients is allowed beside authentication toward the backend', async () => {
  expect(
    await findingsIn(proxy('one', 'other') + config('one', embedded) + config('other', 'type: unauthenticated')),
  ).toEqual([]);
});
