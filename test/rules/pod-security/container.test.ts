import { expect, test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';
import { findingsIn } from '../../support/findings.ts';

const server = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a:1
  podTemplateSpec:
    spec:
${template}`;
const root = 'pod-security/container-root-refused';
const privileges = 'pod-security/container-privileges-refused';

test('root beside the generated runAsNonRoot is refused, for pods and for any container', async () => {
  await expectFindings(server('      securityContext: { runAsUser: ┆0 }\n'), root);
  await expectFindings(server('      containers: [{ name: mcp, securityContext: { runAsUser: ┆0 } }]\n'), root);
  await expectFindings(
    server(`      initContainers: [{ name: first, image: a:1, securityContext: { runAsUser: ┆0 } }]
      containers: [{ name: beside, image: a:1, securityContext: { runAsUser: ┆0 } }]
`),
    root,
    root,
  );
});

test('the pod says one thing and the container another: that of the container counts', async () => {
  // The generated container has a runAsNonRoot of its own.
  await expectFindings(
    server('      securityContext: { runAsUser: ┆0, runAsNonRoot: ┆false }\n'),
    root,
    'pod-security/not-restricted',
  );
  const written = server(`      securityContext: { runAsUser: 0 }
      containers: [{ name: mcp, securityContext: { runAsNonRoot: false } }]
`);
  expect(await findingsIn(written)).toEqual(['8 pod-security/not-restricted', '9 pod-security/not-restricted']);
  const other = server(`      securityContext: { runAsUser: 0 }
      containers: [{ name: mcp, securityContext: { runAsUser: 1001 } }]
`);
  expect(await findingsIn(other)).toEqual(['8 pod-security/not-restricted']);
});

test('privileges beside the generated allowPrivilegeEscalation are refused', async () => {
  await expectFindings(
    server('      containers: [{ name: mcp, securityContext: { privileged: ┆true } }]\n'),
    privileges,
  );
  await expectFindings(
    server('      containers: [{ name: mcp, securityContext: { capabilities: ┆{ add: [┆CAP_SYS_ADMIN] } } }]\n'),
    privileges,
    'pod-security/not-restricted',
  );
  const allowed = 'securityContext: { privileged: true, allowPrivilegeEscalation: true }';
  expect(await findingsIn(server(`      containers: [{ name: mcp, ${allowed} }]\n`))).not.toContain(`8 ${privileges}`);
});
