import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const server = (volumes: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a }
spec:
  image: example.com/a
  volumes:
${volumes}`;

test('a name that the generated volume has is taken, unless its path is taken too', async () => {
  await expectFindings(
    server(`    - { name: ┆tmp, hostPath: ┆/srv/a, mountPath: /data }\n`),
    'volumes/taken-name',
    'pod-security/not-restricted',
  );
  await expectFindings(
    server(
      `    - { name: ┆tmp, hostPath: ┆/srv/a, mountPath: /data }\n  podTemplateSpec: { spec: { priorityClassName: a } }\n`,
    ),
    'volumes/taken-name',
    'pod-security/not-restricted',
  );
  await expectFindings(
    server(`    - { name: tmp, hostPath: ┆/srv/a, mountPath: /tmp }\n`),
    'pod-security/not-restricted',
  );
});

test('two volumes cannot have one path', async () => {
  await expectFindings(
    server(`    - { name: a, hostPath: ┆/srv/a, mountPath: /data }
    - { name: b, hostPath: ┆/srv/b, mountPath: ┆/data }
    - { name: c, hostPath: ┆/srv/a, mountPath: /data/c }
`),
    'pod-security/not-restricted',
    'pod-security/not-restricted',
    'volumes/taken-path',
    'pod-security/not-restricted',
  );
});
