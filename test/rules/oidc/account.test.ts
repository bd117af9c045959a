import { expect, test } from 'vitest';
import { findingsIn } from '../../support/findings.ts';

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

test("a namespace without an account leaves the name of the pod's own", async () => {
  expect(await findingsIn(config('name: cluster', 'namespace: clients'))).toEqual(['7 oidc/account-missing']);
});

const server = (kind: string, namespace: string, spec: string): string => `---
apiVersion: mcp.svc.internal/v1alpha1
kind: ${kind}
metadata: { name: a${namespace} }
spec: { ${spec},
  oidcConfigRef: { name: cluster, audience: tools } }
`;
const own = 'oidc/account-of-itself-only';
const anyAccount = config('name: cluster, namespace: tools', 'useClusterAuth: true');

test('without an account the pod accepts its own account, which no other pod has', async () => {
  expect(await findingsIn(anyAccount)).toEqual([]);
  expect(await findingsIn(anyAccount + server('MCPServer', ', namespace: tools', 'image: a:1'))).toEqual([`13 ${own}`]);
  const remote = 'remoteUrl: https://remote.example.com';
  expect(await findingsIn(anyAccount + server('MCPRemoteProxy', ', namespace: tools', remote))).toEqual([`13 ${own}`]);
  // Other pods may run under an account that the author chose.
  const shared = `${remote}, serviceAccount: agents`;
  expect(await findingsIn(anyAccount + server('MCPRemoteProxy', ', namespace: tools', shared))).toEqual([]);
});

test('the account of the pod needs a namespace too', async () => {
  const anywhere = config('name: cluster', 'useClusterAuth: true');
  expect(await findingsIn(anywhere + server('MCPServer', '', 'image: a:1'))).toEqual([
    '13 oidc/account-namespace-unknown',
  ]);
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
