import { expect, test } from 'vitest';
import { findingsIn } from '../support/findings.ts';

const config = (metadata: string, settings: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPOIDCConfig
metadata: { ${metadata} }
spec:
  type: kubernetesServiceAccount
  kubernetesServiceAccount:
    ${settings}
`;

test('an account needs a namespace, its own or that of the resource', async () => {
  expect(await findingsIn(config('name: cluster', 'serviceAccount: caller'))).toEqual([
    '7 oidc/account-namespace-unknown',
  ]);
  expect(await findingsIn(config('name: cluster, namespace: tools', 'serviceAccount: caller'))).toEqual([]);
  expect(await findingsIn(config('name: cluster', '{ serviceAccount: caller, namespace: clients }'))).toEqual([]);
});

test('a namespace without an account has no effect', async () => {
  expect(await findingsIn(config('name: cluster', 'namespace: clients'))).toEqual(['7 oidc/namespace-without-account']);
});

test('no account means any', async () => {
  expect(await findingsIn(config('name: cluster', 'useClusterAuth: true'))).toEqual([]);
});

test.each([
  ['MCPServer', 'image: example.com/a\n  oidcConfig:', 'oidcConfig'],
  ['MCPRemoteProxy', 'remoteUrl: https://remote.example.com\n  oidcConfig:', 'oidcConfig'],
  ['VirtualMCPServer', 'config: { groupRef: tools }\n  incomingAuth: { type: oidc, oidcConfig:', 'incomingAuth'],
])('%s: settings written into the workload are looked at too', async (kind, spec, field) => {
  const end = field === 'incomingAuth' ? ' }' : '';
  const found = await findingsIn(`apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a }
spec:
  ${spec} { kubernetes: {
    serviceAccount: caller } }${end}
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: tools }
`);
  expect(found).toContain('7 oidc/account-namespace-unknown');
});
