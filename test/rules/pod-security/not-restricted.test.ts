import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const registry = (template: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: 'sources: []'
  podTemplateSpec:
    spec:
${template}`;
const code = 'pod-security/not-restricted';

test('what a restricted namespace refuses is named where it is asked for', async () => {
  await expectFindings(
    registry(`      hostNetwork: ┆true
      securityContext: { runAsNonRoot: ┆false, seccompProfile: { type: ┆Unconfined } }
      volumes:
        - { name: logs, hostPath: ┆{ path: /var/log } }
      initContainers:
        - { name: first, image: example.com/a, securityContext: { privileged: ┆true } }
      containers:
        - name: registry-api
          ports: [{ containerPort: 8080, hostPort: ┆8080 }]
          securityContext:
            allowPrivilegeEscalation: ┆true
            runAsNonRoot: ┆false
            runAsUser: ┆0
            capabilities: { add: [NET_BIND_SERVICE, ┆SYS_ADMIN] }
`),
    ...Array.from({ length: 10 }, () => code),
  );
});

test('paths of the node among the volumes of a resource are named', async () => {
  await expectFindings(
    `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: 'sources: []'
  volumes:
    - { name: data, hostPath: ┆{ path: /srv/data } }
    - { name: other, emptyDir: {} }
`,
    code,
  );
});

test('what keeps to the standard is fine', async () => {
  await expectFindings(
    registry(`      hostNetwork: false
      securityContext: { runAsUser: 2000, seccompProfile: { type: Localhost, localhostProfile: a.json } }
      containers:
        - name: registry-api
          securityContext: { readOnlyRootFilesystem: false, capabilities: { add: [NET_BIND_SERVICE] } }
`),
  );
});
