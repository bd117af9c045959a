import { expect, test } from 'vitest';
import { validate } from '../../../manifests/compile.ts';
import { expectFindings } from '../../support/expect-findings.ts';

const object = (apiVersion: string, kind: string, name: string): string => `---
apiVersion: ${apiVersion}
kind: ${kind}
metadata:
  name: ┆${name}
`;

const accepted = (...parts: Parameters<typeof object>): string => object(...parts).replace('┆', '');

test.each([
  ['v1', 'Secret', 'Bad_Name('],
  ['v1', 'ConfigMap', '-settings'],
  ['v1', 'ConfigMap', 'a..b'],
  ['v1', 'ConfigMap', 'a'.repeat(254)],
  ['v1', 'Service', 'a.b'],
  ['v1', 'Namespace', 'b'.repeat(64)],
  ['networking.k8s.io/v1', 'Ingress', 'Gateway'],
  ['example.com/v1', 'Widget', 'My_Widget'],
  ['rbac.authorization.k8s.io/v1', 'Role', 'read/write'],
])('the API server refuses a %s %s named %s', async (apiVersion, kind, name) => {
  await expectFindings(object(apiVersion, kind, name), 'object/name-refused');
});

test('what the API server accepts, and what is filled in later, passes', async () => {
  await expectFindings(
    [
      accepted('v1', 'ConfigMap', 'kube-root-ca.crt'),
      accepted('v1', 'Service', '0-web'),
      accepted('rbac.authorization.k8s.io/v1', 'ClusterRole', 'system:reader'),
      accepted('user.openshift.io/v1', 'Group', 'Admins@example.com'),
      accepted('v1', 'ConfigMap', '"${NAME}-settings"'),
    ].join(''),
  );
});

test('a name that is a template of a chart is reported as unrendered', async () => {
  await expectFindings(object('v1', 'Service', '"{{ .Release.Name }}"'), 'object/name-not-rendered');
  await expectFindings(object('v1', 'ConfigMap', '"{{ name }}-settings"'), 'object/name-not-rendered');
});

test('for resources of svc, the hint is to render the templates', async () => {
  const text = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: "{{ .Release.Name }}-a" }
spec: { image: "{{ .Values.image }}", transport: "{{ .Values.transport }}", replicas: "{{ .Values.replicas }}" }
`;
  const { diagnostics } = await validate([{ path: 'a.yaml', text }], { extent: 'whole', closed: false });
  const hint = 'render the templates first: helm template <chart> | svc compile -';
  expect(diagnostics.map((finding) => finding.hint)).toEqual([hint, hint, hint, hint]);
});
