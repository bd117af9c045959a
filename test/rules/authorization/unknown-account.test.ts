import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { validateTexts } from '../../support/validated.ts';

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

test('the account of a pod template is the one that pods run under', async () => {
  const own = ', podTemplateSpec: { spec: { serviceAccountName: ┆github } }';
  const unused = 'pod-template/replaces-account';
  await expectFindings(server(own) + binding('name: github'), unused);
  await expectFindings(server(own) + binding('name: ┆mcp-github'), unused, code);
  const embedding = `apiVersion: mcp.svc.internal/v1alpha1
kind: EmbeddingServer
metadata: { name: e, namespace: mcp }
spec: { podTemplateSpec: { spec: { serviceAccountName: github } } }
---
`;
  await expectFindings(server() + embedding + binding('name: github'));
});

test('an account may be named as the user of its tokens', async () => {
  const user = (name: string): string =>
    server() + binding(`name: ${name}`, 'ClusterRoleBinding', '').replace('kind: ServiceAccount', 'kind: User');
  await expectFindings(user('system:serviceaccount:mcp:mcp-github'));
  await expectFindings(user('system:serviceaccount:monitoring:prometheus'));
  await expectFindings(user('┆system:serviceaccount:mcp:github'), code);
  await expectFindings(user('┆system:serviceaccount:mcp:mcp-gihtub'), code);
  await expectFindings(user('┆system:serviceaccount:other:mcp-github'), code);
});

test('where nothing has a namespace, accounts are compared all the same', async () => {
  const plain = (subject: string): string =>
    (server() + binding(subject, 'RoleBinding', '')).replaceAll(', namespace: mcp', '');
  await expectFindings(plain('name: ┆github'), code);
  await expectFindings(plain('name: mcp-github'));
  await expectFindings(plain('name: prometheus'));
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
  const userHint = async (name: string): Promise<unknown> => {
    const text = server() + binding(`name: ${name}`).replace('kind: ServiceAccount', 'kind: User');
    const { diagnostics } = await validateTexts({ 'a.yaml': text });
    return diagnostics.find((one) => one.code === code)?.hint;
  };
  expect(await userHint('system:serviceaccount:mcp:github')).toBe(
    'use "system:serviceaccount:mcp:mcp-github-proxy" (proxy) or "system:serviceaccount:mcp:mcp-github"',
  );
  expect(await userHint('system:serviceaccount:other:mcp-github')).toBe('use "system:serviceaccount:mcp:mcp-github"');
});
