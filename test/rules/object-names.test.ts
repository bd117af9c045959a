import { test } from 'vitest';
import { expectFindings } from '../support/expect-findings.ts';

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
  await expectFindings(object(apiVersion, kind, name), 'object/refused-name');
});

test('what the API server accepts, and what is filled in later, passes', async () => {
  await expectFindings(
    [
      accepted('v1', 'ConfigMap', 'kube-root-ca.crt'),
      accepted('v1', 'Service', '0-web'),
      accepted('rbac.authorization.k8s.io/v1', 'ClusterRole', 'system:reader'),
      accepted('user.openshift.io/v1', 'Group', 'Admins@example.com'),
      accepted('v1', 'ConfigMap', '"${NAME}-settings"'),
      accepted('v1', 'ConfigMap', '"{{ name }}"'),
    ].join(''),
  );
});
