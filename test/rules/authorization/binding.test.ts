import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

const server = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: github, namespace: mcp }
spec: { image: example.com/github:1, transport: streamable-http }
---
`;
const binding = (
  subject: string,
  kind = 'RoleBinding',
  roleRef = 'apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view',
): string => `${server}apiVersion: rbac.authorization.k8s.io/v1
kind: ${kind}
metadata: { name: reads${kind === 'RoleBinding' ? ', namespace: mcp' : ''} }
roleRef: { ${roleRef} }
subjects: [{ ${subject} }]
`;
const account = 'kind: ServiceAccount, name: mcp-github, namespace: mcp';

test('a subject that the API server does not take is named', async () => {
  const code = 'authorization/binding-refused';
  await expectFindings(binding('kind: ┆serviceaccount, name: mcp-github'), code);
  await expectFindings(binding('kind: ServiceAccount, name: ┆mcp-github', 'ClusterRoleBinding'), code);
  await expectFindings(binding('kind: ServiceAccount, name: ┆mcp-github, namespace: ""', 'ClusterRoleBinding'), code);
  await expectFindings(binding(`${account}, apiGroup: ┆rbac.authorization.k8s.io`), code);
  await expectFindings(binding('kind: User, name: ann, apiGroup: ┆v1'), code);
});

test('a role that a binding cannot have is reported', async () => {
  const code = 'authorization/binding-refused';
  await expectFindings(binding(account, 'ClusterRoleBinding', 'kind: ┆Role, name: reader'), code);
  await expectFindings(binding(account, 'RoleBinding', 'kind: ┆clusterrole, name: reader'), code);
  await expectFindings(binding(account, 'RoleBinding', 'apiGroup: ┆v1, kind: ClusterRole, name: reader'), code);
  await expectFindings(binding(account, 'RoleBinding', 'kind: Role, name: reader'));
  await expectFindings(binding(account, 'ClusterRoleBinding', 'apiGroup: "", kind: ClusterRole, name: reader'));
});

test('users and groups of accounts have the form that tokens have', async () => {
  const code = 'authorization/binding-of-unknown-subject';
  await expectFindings(binding('kind: User, name: ┆mcp-github'), code);
  await expectFindings(binding('kind: User, name: ┆mcp-github-proxy'), code);
  await expectFindings(binding('kind: User, name: ┆system:serviceaccount:mcp-github'), code);
  await expectFindings(binding('kind: User, name: ┆"system:serviceaccount:mcp:"'), code);
  await expectFindings(binding('kind: User, name: ┆system:serviceaccounts:mcp'), code);
  await expectFindings(binding('kind: Group, name: ┆system:serviceaccount:mcp'), code);
  await expectFindings(binding('kind: Group, name: ┆system:serviceaccounts:mcp:mcp-github'), code);
  for (const [kind, name] of [
    ['User', 'ann@example.com'],
    ['User', 'system:kube-scheduler'],
    ['User', 'system:serviceaccount:mcp:mcp-github'],
    ['Group', 'system:serviceaccounts'],
    ['Group', 'system:serviceaccounts:mcp'],
    ['Group', 'team'],
  ] as const) {
    await expectFindings(binding(`kind: ${kind}, name: "${name}"`));
  }
});

test('the hints say what to write', async () => {
  const hintOf = async (text: string): Promise<readonly unknown[]> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': text });
    return diagnostics.map(({ hint }) => hint);
  };
  expect(await hintOf(binding('kind: User, name: mcp-github'))).toEqual([
    'write kind: ServiceAccount, and remove apiGroup',
  ]);
  expect(await hintOf(binding('kind: Group, name: system:serviceaccount:mcp'))).toEqual([
    'write system:serviceaccounts:NAMESPACE, or a subject of kind ServiceAccount',
  ]);
});
