import { test } from 'vitest';
import { expectFindings } from '../../support/expect-findings.ts';

const input = (
  replicas: string,
  source = 'managed: {}',
  database = '',
): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPRegistry
metadata: { name: a }
spec:
  configYAML: |
    sources: [{ name: s, ${source} }]
    registries: [{ name: r, sources: [s] }]
    auth: { mode: anonymous }
    ${database}
  volumes: [{ name: data, persistentVolumeClaim: { claimName: d } }]
  volumeMounts: [{ name: data, mountPath: /data }]
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: a }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: mcp-registry-a }
  maxReplicas: ${replicas}
`;

test('several pods that people publish to share a database', async () => {
  await expectFindings(input('┆3'), 'registry/replicas-without-database');
  await expectFindings(input('1'));
  const database = 'database: { host: db.example.com, user: u, database: d, sslMode: disable }';
  await expectFindings(input('3', 'managed: {}', database));
  const git = 'git: { repository: "https://git.example.com/a.git" }, syncPolicy: { interval: 1h }';
  await expectFindings(input('3', git));
});
