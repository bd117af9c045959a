import { expect, test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';
import { validateTexts } from '../support/validated.ts';

const code = 'authorization/unknown-account';
const server = (more = ''): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: github, namespace: mcp }
spec: { image: example.com/github:1, transport: streamable-http${more} }
---
`;
const binding = (
  subject: string,
  kind = 'RoleBinding',
  namespace = ', namespace: mcp',
): string => `apiVersion: rbac.authorization.k8s.io/v1
kind: ${kind}
metadata: { name: reads${namespace} }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view }
subjects: [{ kind: ServiceAccount, ${subject} }]
`;

test('rights go to the account of a pod', async () => {
  await expectFindings(server() + binding('name: mcp-github'));
  await expectFindings(server() + binding('name: mcp-github-proxy, namespace: mcp'));
  await expectFindings(server() + binding('name: default'));
  await expectFindings(server(', serviceAccount: reader') + binding('name: reader'));
  await expectFindings(server() + binding('name: mcp-github, namespace: mcp', 'ClusterRoleBinding', ''));
});

test('not to the name of a resource, or to one that is nearly right', async () => {
  await expectFindings(server() + binding('name: ┆github'), code);
  await expectFindings(server() + binding('name: ┆mcp-gihtub'), code);
  await expectFindings(server(', serviceAccount: reader') + binding('name: ┆mcp-github'), code);
});

test('not to that name in another namespace', async () => {
  await expectFindings(server() + binding('name: mcp-github, namespace: ┆default', 'ClusterRoleBinding', ''), code);
  await expectFindings(server() + binding('name: ┆mcp-github', 'RoleBinding', ', namespace: other'), code);
});

test('accounts of others are left alone', async () => {
  await expectFindings(server() + binding('name: prometheus, namespace: monitoring'));
  const account = '---\napiVersion: v1\nkind: ServiceAccount\nmetadata: { name: github, namespace: mcp }\n';
  await expectFindings(server() + binding('name: github') + account);
  const pods = `---
apiVersion: apps/v1
kind: Deployment
metadata: { name: d, namespace: mcp }
spec: { template: { spec: { serviceAccountName: github } } }
`;
  await expectFindings(server() + binding('name: github') + pods);
  await expectFindings(server() + binding('name: github').replace('kind: ServiceAccount', 'kind: User'));
});

test('the hint says which account is meant', async () => {
  const hintOf = async (subject: string, more = ''): Promise<unknown> => {
    const { diagnostics } = await validateTexts({ 'a.yaml': server(more) + binding(subject) });
    return diagnostics.find((one) => one.code === code)?.hint;
  };
  expect(await hintOf('name: github')).toBe('use "mcp-github-proxy" (proxy) or "mcp-github"');
  expect(await hintOf('name: mcp-github', ', serviceAccount: reader')).toBe(
    'use "mcp-github-proxy" (proxy) or "reader"',
  );
  expect(await hintOf('name: mcp-github, namespace: other')).toBe('write namespace: mcp');
});
