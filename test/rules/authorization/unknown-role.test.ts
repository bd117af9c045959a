import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const code = 'authorization/unknown-role';
const role = (name: string, kind = 'Role', namespace = 'mcp'): string => `apiVersion: rbac.authorization.k8s.io/v1
kind: ${kind}
metadata: { name: ${name}${kind === 'Role' ? `, namespace: ${namespace}` : ''} }
rules: [{ apiGroups: [''], resources: [pods], verbs: [get] }]
---
`;
const binding = (kind: string, name: string, of = 'RoleBinding'): string => `apiVersion: rbac.authorization.k8s.io/v1
kind: ${of}
metadata: { name: reads${of === 'RoleBinding' ? ', namespace: mcp' : ''} }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ${kind}, name: ${name} }
subjects: [{ kind: Group, name: team }]
`;

test('a role of the other kind, of another namespace, or with nearly that name is the one meant', async () => {
  await expectFindings(role('reader') + binding('┆ClusterRole', 'reader'), code);
  await expectFindings(role('reader', 'ClusterRole') + binding('┆Role', 'reader'), code);
  await expectFindings(role('reader', 'Role', 'other') + binding('Role', '┆reader'), code);
  await expectFindings(role('reader') + binding('Role', '┆raeder'), code);
  await expectFindings(role('reader', 'ClusterRole') + binding('ClusterRole', '┆readr'), code);
  await expectFindings(role('reader', 'ClusterRole') + binding('ClusterRole', '┆readr', 'ClusterRoleBinding'), code);
});

test('a role that is there, that every cluster has, or that may be there is fine', async () => {
  await expectFindings(role('reader') + binding('Role', 'reader'));
  await expectFindings(role('reader', 'ClusterRole') + binding('ClusterRole', 'reader'));
  await expectFindings(role('viewer', 'ClusterRole') + binding('ClusterRole', 'view'));
  await expectFindings(role('reader') + binding('ClusterRole', 'prometheus'));
  await expectFindings(role('reader', 'Role', 'other') + role('reader') + binding('Role', 'reader'));
  // A Role of a namespace is not what a ClusterRoleBinding means.
  await expectFindings(role('reader') + binding('ClusterRole', 'reader', 'ClusterRoleBinding'));
});
